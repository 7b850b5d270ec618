import type { Notice } from '@ringside/shared/contract';

let count = 0;

/**
 * Two lines below a form that say how a submission went, each announced once: what is in `status` when it is written,
 * what is in `error` when the focus comes to the field it describes.
 */
export function createOutcome() {
  count += 1;
  const status = line(`ringside-newsletter-status-${count}`);
  status.setAttribute('role', 'status');
  const error = line(`ringside-newsletter-error-${count}`);

  return {
    lines: [status, error],

    /** Marks or unmarks the field. */
    mark(field: HTMLInputElement, invalid: boolean) {
      if (invalid) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    },

    say({ title, description, variant }: Notice, field: HTMLInputElement) {
      const destructive = variant === 'destructive';
      // Focus that is in the field already does not come to it, so its description would not be read.
      const place = destructive && field.ownerDocument.activeElement !== field ? error : status;
      place.dataset.outcome = destructive ? 'error' : 'success';
      place.textContent = `${title}${/[.!?]$/.test(title) ? '' : '.'} ${description}`;
      if (destructive) describe(field, [...described(field), place.id]);
    },

    clear(field: HTMLInputElement) {
      describe(
        field,
        described(field).filter((id) => id !== status.id && id !== error.id),
      );
      status.textContent = '';
      error.textContent = '';
    },
  };
}

function line(id: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.id = id;
  return element;
}

const described = (field: HTMLInputElement) => field.getAttribute('aria-describedby')?.split(/\s+/) ?? [];

function describe(field: HTMLInputElement, ids: readonly string[]) {
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}
