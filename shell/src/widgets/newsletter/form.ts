/** A form for a tag that holds none: a labelled address and a button, in the page's own style. */
export function createForm(): HTMLFormElement {
  const form = document.createElement('form');
  // Outside a dialog this method goes nowhere, whatever happens to the script.
  form.method = 'dialog';
  const label = document.createElement('label');
  const input = document.createElement('input');
  const button = document.createElement('button');
  input.type = 'email';
  input.name = 'email';
  input.required = true;
  input.autocomplete = 'email';
  label.append('Email address ', input);
  button.type = 'submit';
  button.append('Subscribe');
  form.append(label, button);
  return form;
}

/** The field of a form that takes the address. */
export const emailField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector('input[name="email"], input[type="email"]');
