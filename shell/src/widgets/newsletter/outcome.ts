import type { Notice } from '@ringside/shared/contract';
import { create } from '../../layout/create.ts';

/** How the ids of all our descriptions begin. */
const PREFIX = 'ringside-newsletter-';

let count = 0;

/**
 * Two lines below a form that show the outcome of a submission. Screen readers announce each text once: `status` when it is written,
 * `error` when the focus moves to the field that it describes.
 */
export function createOutcome() {
  count += 1;
  const status = create('p', { id: `${PREFIX}status-${count}`, role: 'status' });
  const error = create('p', { id: `${PREFIX}error-${count}` });

  return {
    lines: [status, error],

    say({ title, description, variant }: Notice, field: HTMLInputElement) {
      const destructive = variant === 'destructive';
      // If the field already has the focus, its description would not be announced.
      const place = destructive && !field.matches(':focus') ? error : status;
      place.dataset.outcome = destructive ? 'error' : 'success';
      // Puts punctuation in the right place on a right-to-left page.
      place.append(create('bdi', {}, title, /\w$/.test(title) ? '. ' : ' ', description));
      if (destructive) describe(field, place.id);
    },

    /** Removes the outcome, and the error from the field. */
    clear(field: HTMLInputElement) {
      field.ariaInvalid = null;
      describe(field);
      status.textContent = '';
      error.textContent = '';
    },
  };
}

/** Adds our description to the page's own ones, or removes it. */
function describe(field: HTMLInputElement, ours?: string) {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(/\s+/);
  const all = [...ids.filter((id) => id && !id.startsWith(PREFIX)), ...(ours ? [ours] : [])];
  if (all.length > 0) field.setAttribute('aria-describedby', all.join(' '));
  else field.removeAttribute('aria-describedby');
}
