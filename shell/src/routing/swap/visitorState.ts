import { afterPaint } from '@ringside/shared/internal/loading';

/**
 * What the visitor left behind, by the key of the history entry: typed text, and where in the window the part was that
 * the URL names.
 */
const states = new Map<string, { typed: readonly string[]; top: number | undefined }>();

/** The history entries whose state is kept. */
export const rememberedEntries = (): string[] => [...states.keys()];

const stateHere = () => states.get(navigation.currentEntry?.key ?? '');
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(textarea, input[type=email])'),
];
const topOfTarget = () => document.querySelector(':target')?.getBoundingClientRect().top;

export function rememberState(entry = ''): void {
  // A tab that is open for days does not keep what nobody can come back to.
  for (const key of states.keys())
    if (!navigation.entries().some((each) => each.key === key)) states.delete(key);
  states.set(entry, { typed: fields().map(({ value }) => value), top: topOfTarget() });
}

/** Restores what browsers restore of pages that they load. */
export async function restoreState(): Promise<void> {
  for (const [index, field] of fields().entries())
    field.value = stateHere()?.typed[index] ?? field.value;
  // The browser restores the position in the next frame. The position is another if fonts were late when the
  // visitor left.
  await afterPaint();
  const [before, now] = [stateHere()?.top, topOfTarget()];
  if (before !== undefined && now !== undefined)
    scrollBy({ top: now - before, behavior: 'instant' });
}
