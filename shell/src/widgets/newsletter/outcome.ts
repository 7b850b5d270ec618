import type { Notice } from '@ringside/shared/contract';
import { create } from '@ringside/shared/internal/page';

/** The page's own ids may contain the same words. */
const OURS = /(^|\s)ringside-newsletter-\S+/g;

let count = 0;

/** Screen readers announce each text once: `status` when it is written, `error` when its field gets the focus. */
export function createOutcome() {
  count += 1;
  const status = create('p', { id: `ringside-newsletter-status-${count}`, role: 'status' });
  const error = create('p', { id: `ringside-newsletter-error-${count}` });

  return {
    lines: [status, error],

    say({ title, description, variant }: Notice, field: HTMLInputElement, isAnnounced = false) {
      const destructive = variant === 'destructive';
      // The description of a focused field is not announced.
      const place = destructive && (isAnnounced || !field.matches(':focus')) ? error : status;
      place.dataset.outcome = destructive ? 'error' : 'success';
      // The element `bdi` keeps the punctuation in its place on a right-to-left page.
      place.append(
        create('bdi', { lang: 'en' }, title, /\w$/.test(title) ? '. ' : ' ', description),
      );
      if (destructive) describe(field, place.id);
    },

    clear(field: HTMLInputElement) {
      field.ariaInvalid = null;
      describe(field);
      status.textContent = '';
      error.textContent = '';
    },
  };
}

function describe(field: HTMLInputElement, ours = '') {
  const ids = field.getAttribute('aria-describedby')?.replace(OURS, '') ?? '';
  const all = `${ids} ${ours}`.trim();
  if (all) field.setAttribute('aria-describedby', all);
  else field.removeAttribute('aria-describedby');
}
