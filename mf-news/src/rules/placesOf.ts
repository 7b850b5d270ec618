/**
 * Wide stories are at the right and at the left of their rows in turn, also in a last row of two,
 * whose last story is wide unless the first is.
 */
const isWide = (at: number, count: number) =>
  at % 10 === 1 || at % 10 === 5 || (at % 10 === 2 && at === count - 2);

/** The column, from 0 to 2, in which a story begins. */
const columnOf = (index: number, count: number): number =>
  (index + Array.from({ length: index }, (_, at) => at).filter((at) => isWide(at, count)).length) %
  3;

/** Rows with a wide story alternate with rows of three, and the last story fills the last row. */
export function placesOf(index: number, count: number): 1 | 2 | 3 {
  if (index < count - 1) return isWide(index, count) ? 2 : 1;
  return ([3, 2, 1] as const)[columnOf(index, count)] ?? 1;
}

/** Whether a story shares its row with a wide one, which is at its right or its left. */
export function isBesideWide(index: number, count: number): boolean {
  if (placesOf(index, count) > 1) return false;
  const isFirst = columnOf(index, count) === 0;
  const isLast = columnOf(index, count) === 2;
  return (
    (isFirst && index < count - 1 && placesOf(index + 1, count) === 2) ||
    (isLast && placesOf(index - 1, count) === 2)
  );
}

/** Whether a story has a row of a tablet's two columns for itself: each fifth, or a last one alone. */
export const isRowOnTablet = (index: number, count: number): boolean =>
  index % 5 === 4 || (index === count - 1 && (index % 5) % 2 === 0);
