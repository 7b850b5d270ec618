import { create } from '../../layout/create.ts';

/** A form for a tag that holds none: a labelled address and a button, in the page's own style. */
export function createForm(): HTMLFormElement {
  // Outside a dialog this method goes nowhere, whatever happens to the script.
  const form = create('form', { method: 'dialog' });
  const label = create('label', {});
  label.append(
    'Email address ',
    create('input', { type: 'email', name: 'email', required: true, autocomplete: 'email' }),
  );
  form.append(label, create('button', { textContent: 'Subscribe' }));
  return form;
}

/** The field of a form that takes the address. */
export const emailField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector('input[name=email],input[type=email]');
