import { NOTICE_MS, type Notice, type ToastService } from '@ringside/shared/contract';
import { create } from '../layout/create.ts';

/**
 * Shows one toast at a time in the page's live region. It stays while it has the focus or the pointer moves over it;
 * a pointer that merely rests there does not count.
 *
 * @param region the `[data-toasts]` element, a polite live region that exists from the start
 */
export function createToast(region: HTMLElement): ToastService {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPointed = false;
  /** Where the focus came from, to return it when the notice with the focus closes. */
  let origin: EventTarget | null = null;

  const hasFocus = () => region.contains(document.activeElement);
  const close = () => {
    const mustReturn = hasFocus();
    region.replaceChildren();
    if (mustReturn && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    origin = null;
    isPointed = false;
  };
  /** Closes the notice after its time, unless it is in use by then. */
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isPointed || hasFocus() ? wait() : close()), NOTICE_MS);
  };
  region.addEventListener('pointermove', ({ movementX, movementY }) => {
    // When something appears under a resting pointer, Chromium reports a move of zero pixels.
    if (movementX || movementY) isPointed = true;
  });
  region.addEventListener('pointerleave', () => {
    isPointed = false;
    wait();
  });
  region.addEventListener('focusin', ({ relatedTarget }) => {
    // Nothing had the focus when a notice took it over from the previous one.
    origin = relatedTarget ?? origin;
  });
  region.addEventListener('focusout', wait);

  return {
    show({ title, description, variant = 'default' }: Notice) {
      const notice = create('div', { className: 'toast' });
      notice.dataset.variant = variant;
      const button = create('button', {
        type: 'button',
        className: 'toast-close',
        ariaLabel: 'Close notice',
      });
      button.addEventListener('click', close);
      notice.append(
        create('strong', { textContent: title }),
        create('p', { textContent: description }),
        button,
      );
      const mustKeep = hasFocus();
      region.replaceChildren(notice);
      // The visitor was about to close the previous notice and must not lose that place.
      if (mustKeep) button.focus({ preventScroll: true });
      wait();
    },
  };
}
