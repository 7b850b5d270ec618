/** What visitors left behind, by the key of the history entry: typed text, and where in the window the part was that the URL names. */
const states = new Map<string, { typed: readonly string[]; top: number | undefined }>();

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(textarea, input[type=email])'),
];
const topOfTarget = () => document.querySelector(':target')?.getBoundingClientRect().top;

export function rememberState(entry = ''): void {
  states.set(entry, { typed: fields().map(({ value }) => value), top: topOfTarget() });
}

/** Restores what browsers restore of pages that they load. */
export function restoreState(entry = ''): void {
  const { typed = [], top } = states.get(entry) ?? {};
  for (const [index, field] of fields().entries()) field.value = typed[index] ?? field.value;
  // With fonts that were late before, what is above has another height.
  if (top !== undefined) scrollBy({ top: (topOfTarget() ?? top) - top, behavior: 'instant' });
}
