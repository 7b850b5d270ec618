import { create } from '../../layout/create.ts';

/** The form for an element without one: a labelled email field and a button, in the page's own style. */
export function createForm(): HTMLFormElement {
  // Outside a dialog this method sends nothing, even if the script fails.
  const form = create('form', { method: 'dialog' });
  const label = create('label', {});
  label.append(
    'Email address ',
    create('input', { type: 'email', name: 'email', required: true, autocomplete: 'email' }),
  );
  form.append(label, create('button', { textContent: 'Subscribe' }));
  return form;
}

/** The email field of a form. */
export const emailField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector('input[name=email],input[type=email]');
