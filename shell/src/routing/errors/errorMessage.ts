import { create } from '../../layout/create.ts';

/**
 * Shows a calm message at the top of a root that failed. The text below stays as it was prerendered. A message that is already
 * shown stays, so that the focus remains on its button.
 */
export function showErrorMessage(root: HTMLElement, retry: () => void): void {
  const pressed = messageOf(root)?.lastElementChild;
  if (pressed) {
    pressed.ariaBusy = null;
    return;
  }
  const message = create('div', { className: 'error-message', role: 'status' });
  const textContent = 'Buttons in this part of the page do not work right now. You can still read it.';
  const button = create('button', { type: 'button', textContent: 'Try again' });
  button.addEventListener('click', () => {
    button.ariaBusy = 'true';
    retry();
  });
  message.append(create('p', { textContent }), button);
  root.prepend(message);
}

/** Removes the message. If its button had the focus, the focus moves to the root. */
export function hideErrorMessage(root: HTMLElement): void {
  const message = messageOf(root);
  if (message?.contains(document.activeElement)) {
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
  }
  message?.remove();
}

const messageOf = (root: HTMLElement) => root.querySelector(':scope > .error-message');
