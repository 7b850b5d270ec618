import { NOTICE_MS, type Notice, type ToastService } from '../contract/index.ts';
import { create } from './create.ts';

/**
 * Shows one toast at a time. It stays while it has the focus or the pointer moves over it.
 * @param region a polite live region that exists from the start; it may be in a shadow root
 */
export function createToast(region: HTMLElement): ToastService {
  let timer: ReturnType<typeof setTimeout>;
  let isPointed = false;
  let origin: EventTarget | null = null;

  const hasFocus = () => region.matches(':focus-within');
  const close = () => {
    const mustReturn = hasFocus();
    region.replaceChildren();
    if (mustReturn && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    origin = null;
    isPointed = false;
  };
  /** Closes the toast after its time, unless it is in use by then. */
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
    // One toast took the focus from another.
    origin = relatedTarget ?? origin;
  });
  region.addEventListener('focusout', wait);

  return {
    show({ title, description, variant = 'default' }: Notice) {
      const button = create('button', {
        type: 'button',
        className: 'toast-close',
        ariaLabel: 'Close notice',
      });
      button.addEventListener('click', close);
      const strong = create('strong', { textContent: title });
      const toast = create(
        'div',
        { className: 'toast' },
        strong,
        create('p', { textContent: description }),
        button,
      );
      toast.dataset.variant = variant;
      const mustKeep = hasFocus();
      region.replaceChildren(toast);
      // The visitor was about to close the previous toast.
      if (mustKeep) button.focus({ preventScroll: true });
      wait();
    },
  };
}
