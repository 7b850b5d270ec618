import { NOTICE_MS, type Notice, type ToastService } from '@ringside/shared/contract';
import { create } from '../layout/create.ts';

/**
 * Shows one notice at a time in the page's live region. The timer pauses while the notice has the focus or the pointer
 * is moved over it. A pointer that merely rests where the notice appears does not count.
 *
 * @param region the `[data-toasts]` element, a polite live region that exists from the start
 */
export function createToast(region: HTMLElement): ToastService {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const on = { pointer: false, focus: false };
  /** Where the focus came from, to return it when the notice with the focus closes. */
  let origin: EventTarget | null = null;

  const close = () => {
    const focused = region.contains(document.activeElement);
    clearTimeout(timer);
    region.replaceChildren();
    if (focused && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    Object.assign(on, { pointer: false, focus: false });
  };
  const wait = () => {
    clearTimeout(timer);
    if (!on.pointer && !on.focus) timer = setTimeout(close, NOTICE_MS);
  };
  const note = (change: Partial<typeof on>) => {
    Object.assign(on, change);
    if (region.hasChildNodes()) wait();
  };
  region.addEventListener('pointermove', ({ movementX, movementY }) => {
    // When something appears under a resting pointer, Chromium reports a move of zero pixels.
    if (!on.pointer && (movementX || movementY)) note({ pointer: true });
  });
  region.addEventListener('pointerleave', () => note({ pointer: false }));
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!on.focus) origin = relatedTarget;
    note({ focus: true });
  });
  region.addEventListener('focusout', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) note({ focus: false });
  });

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
      const focused = region.contains(document.activeElement);
      const from = origin;
      on.focus = false;
      region.replaceChildren(notice);
      if (focused) {
        // The visitor was about to close the previous notice and must not lose that place.
        button.focus({ preventScroll: true });
        origin = from;
      }
      wait();
    },
  };
}
