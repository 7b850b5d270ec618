import { create } from '../page/create.ts';

/** A live region announces only what it gets once the browser has noticed it. */
const NOTICED_MS = 100;

const DEAD = 'Buttons in this part of the page do not work right now. You can still read it.';

/**
 * Shows the message at the end of the island, or at the window's lower edge while the end is further down
 * (notices.css). A message that is already shown stays, so that the focus remains on its button.
 */
export function showErrorMessage(island: HTMLElement, retry: () => void, words = DEAD): void {
  const clicked = messageOf(island)?.lastElementChild;
  if (clicked) {
    clicked.ariaBusy = null;
    return;
  }

  const text = create('p', { role: 'status' });
  const button = create('button', { type: 'button', textContent: 'Try again' });
  button.addEventListener('click', () => {
    button.ariaBusy = 'true';
    retry();
  });
  island.append(create('div', { className: 'error-message' }, text, button));
  setTimeout(() => {
    text.textContent = words;
  }, NOTICED_MS);
}

export function hideErrorMessage(island: HTMLElement): void {
  const message = messageOf(island);
  if (message?.contains(document.activeElement)) {
    island.tabIndex = -1;
    island.focus({ preventScroll: true });
  }
  message?.remove();
}

const messageOf = (island: HTMLElement) => island.querySelector(':scope > .error-message');
