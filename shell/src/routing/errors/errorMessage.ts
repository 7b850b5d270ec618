import { create } from '../../layout/create.ts';

/** A live region announces only what it gets once the browser has noticed it. */
const NOTICED_MS = 100;

/**
 * Shows a calm message at the end of a root that failed, or at the window's lower edge while that is further down (notices.css). The
 * root's text stays as it was prerendered. A message that is already shown stays, so that the focus remains on its button.
 */
export function showErrorMessage(root: HTMLElement, retry: () => void): void {
  const pressed = messageOf(root)?.lastElementChild;
  if (pressed) {
    pressed.ariaBusy = null;
    return;
  }
  const text = create('p', { role: 'status' });
  const button = create('button', { type: 'button', textContent: 'Try again' });
  button.addEventListener('click', () => {
    button.ariaBusy = 'true';
    retry();
  });
  root.append(create('div', { className: 'error-message' }, text, button));
  setTimeout(() => {
    text.textContent = 'Buttons in this part of the page do not work right now. You can still read it.';
  }, NOTICED_MS);
}

export function hideErrorMessage(root: HTMLElement): void {
  const message = messageOf(root);
  if (message?.contains(document.activeElement)) {
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
  }
  message?.remove();
}

const messageOf = (root: HTMLElement) => root.querySelector(':scope > .error-message');
