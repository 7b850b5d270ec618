import type { Notice, ToastService } from '@ringside/shared/contract';

/** How long a notice stays, in milliseconds (specification, section 9). */
export const NOTICE_TIME = 5000;

/**
 * Shows one notice at a time in the frame's persistent region. Time stands still while a visitor is on the notice.
 *
 * @param region the `[data-toasts]` element, a polite live region that is in the page from the start
 */
export function createToast(region: HTMLElement): ToastService {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => region.replaceChildren(), NOTICE_TIME);
  };
  const hold = () => clearTimeout(timer);
  region.addEventListener('pointerenter', hold);
  region.addEventListener('pointerleave', () => region.hasChildNodes() && wait());
  region.addEventListener('focusin', hold);
  region.addEventListener('focusout', () => region.hasChildNodes() && wait());

  return {
    show({ title, description, variant = 'default' }: Notice) {
      const notice = document.createElement('div');
      notice.className = 'toast';
      notice.dataset.variant = variant;
      const heading = document.createElement('p');
      heading.className = 'toast-title';
      heading.textContent = title;
      const text = document.createElement('p');
      text.textContent = description;
      const close = document.createElement('button');
      close.type = 'button';
      close.className = 'toast-close';
      close.setAttribute('aria-label', 'Close notice');
      close.addEventListener('click', () => {
        clearTimeout(timer);
        region.replaceChildren();
      });
      notice.append(heading, text, close);
      region.replaceChildren(notice);
      wait();
    },
  };
}
