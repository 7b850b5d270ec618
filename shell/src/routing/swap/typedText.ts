/** Visitors' input on the pages that they left, by the key of the history entry. */
const typed = new Map<string, readonly string[]>();

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(textarea, input[type=email])'),
];

export function rememberTypedText(entry = ''): void {
  const values = fields().map(({ value }) => value);
  if (values.join('')) typed.set(entry, values);
  else typed.delete(entry);
}

/** Restores what was typed on the page that the visitor returns to, as browsers do with pages that they load. */
export function restoreTypedText(entry = ''): void {
  const values = typed.get(entry) ?? [];
  for (const [index, field] of fields().entries()) field.value = values[index] ?? field.value;
}
