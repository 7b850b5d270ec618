import { create } from '../../layout/create.ts';

/**
 * Puts a calm message at the top of a root that failed. The text below it stays as it was prerendered, and a message that is
 * there already stays with its focus.
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

/** Takes the message away. Who pressed *Try again* goes on from where it stood. */
export function hideErrorMessage(root: HTMLElement): void {
  const message = messageOf(root);
  if (message?.contains(document.activeElement)) {
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
  }
  message?.remove();
}

const messageOf = (root: HTMLElement) => root.querySelector(':scope > .error-message');
