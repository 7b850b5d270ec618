import { create } from '../page/create.ts';

/**
 * How long to wait before a live region gets its text. A screen reader announces only text that is
 * added after the browser has noticed the region.
 */
const NOTICED_MS = 100;

const DEAD = 'Buttons in this part of the page do not work right now. You can still read it.';

/**
 * Shows an error message at the end of the island. While that end is below the window, the message
 * is at the window's lower edge (notices.css). A message that is already shown stays, so that its
 * button keeps the focus.
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
