import { afterPaint } from '@ringside/shared/internal/loading';
import { namedPart } from '../islands/intent.ts';

/**
 * What the visitor left behind, by the key of the history entry: typed text, and where in the
 * window the part was that the URL names.
 */
const states = new Map<string, { typed: readonly string[]; top: number | undefined }>();

/** The history entries whose state is kept. */
export const rememberedEntries = (): string[] => [...states.keys()];

const stateHere = () => states.get(navigation.currentEntry?.key ?? '');
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(textarea, input[type=email])'),
];
const topOf = (part: Element | null) => part?.getBoundingClientRect().top;

/**
 * @param left the entry of the page that is still shown, while the URL may be that of the next page
 */
export function rememberState(left: NavigationHistoryEntry | null): void {
  // A tab that is open for days does not keep what nobody can come back to.
  for (const key of states.keys())
    if (!navigation.entries().some((each) => each.key === key)) states.delete(key);
  if (!left?.url) return;
  const top = topOf(namedPart(left.url));
  states.set(left.key, { typed: fields().map(({ value }) => value), top });
}

/** Restores what browsers restore of pages that they load. */
export async function restoreState(): Promise<void> {
  for (const [index, field] of fields().entries())
    field.value = stateHere()?.typed[index] ?? field.value;
  // The browser restores the position in the next frame. The position is another if fonts were late
  // when the visitor left.
  await afterPaint();
  const [before, now] = [stateHere()?.top, topOf(namedPart())];
  if (before !== undefined && now !== undefined) scrollBy(0, now - before);
}
