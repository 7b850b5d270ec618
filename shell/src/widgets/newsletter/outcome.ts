import type { Notice } from '@ringside/shared/contract';
import { create } from '@ringside/shared/internal/page';
import { part } from '../part.ts';

/**
 * Screen readers announce each text once: `status` when it is written, `error` when its field gets
 * the focus.
 */
export function createOutcome() {
  const status = part('p', 'outcome');
  const error = part('p', 'outcome');
  status.role = 'status';
  let isDescribed = false;

  /**
   * Not by an id, because the field is in another tree. A description of the page's own wins over
   * this attribute.
   */
  function describe(field: HTMLInputElement, text: string): boolean {
    if (field.matches('[aria-describedby], [aria-description]')) return false;
    field.setAttribute('aria-description', text);
    isDescribed = true;
    return true;
  }

  return {
    lines: [status, error],

    say({ title, description, variant }: Notice, field: HTMLInputElement, isAnnounced = false) {
      const start = /\w$/.test(title) ? `${title}. ` : `${title} `;
      const isError = variant === 'destructive';
      const wasFocused = field.matches(':focus');
      const isSilent = isError && describe(field, start + description) && !wasFocused;
      const place = isSilent || (isError && isAnnounced) ? error : status;
      place.className = isError ? 'error' : '';
      // The element `bdi` keeps the punctuation in its place on a right-to-left page.
      place.append(create('bdi', { lang: 'en' }, start, description));
    },

    clear(field: HTMLInputElement) {
      field.ariaInvalid = null;
      if (isDescribed) field.removeAttribute('aria-description');
      isDescribed = false;
      status.textContent = '';
      error.textContent = '';
    },
  };
}
