import type { Notice } from '@ringside/shared/contract';
import { create } from '../../layout/create.ts';

let count = 0;

/**
 * Two lines below a form that say how a submission went, each announced once: what is in `status` when it is written,
 * what is in `error` when the focus comes to the field it describes.
 */
export function createOutcome() {
  count += 1;
  const status = create('p', { id: `ringside-newsletter-status-${count}`, role: 'status' });
  const error = create('p', { id: `ringside-newsletter-error-${count}` });

  return {
    lines: [status, error],

    say({ title, description, variant }: Notice, field: HTMLInputElement) {
      const destructive = variant === 'destructive';
      // Focus that is in the field already does not come to it, so its description would not be read.
      const place = destructive && !field.matches(':focus') ? error : status;
      place.dataset.outcome = destructive ? 'error' : 'success';
      // From its own side, also on a page from right to left.
      const text = create('bdi', {});
      text.append(title, /\w$/.test(title) ? '. ' : ' ', description);
      place.append(text);
      if (destructive) describe(field, [...described(field), place.id]);
    },

    /** Says nothing more of a field, which is no longer in error. */
    clear(field: HTMLInputElement) {
      field.ariaInvalid = null;
      describe(
        field,
        described(field).filter((id) => id !== status.id && id !== error.id),
      );
      status.textContent = '';
      error.textContent = '';
    },
  };
}

const described = (field: HTMLInputElement) => field.getAttribute('aria-describedby')?.split(/\s+/) ?? [];

function describe(field: HTMLInputElement, ids: readonly string[]) {
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}
