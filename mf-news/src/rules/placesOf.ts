const isWide = (at: number) => at % 10 === 1 || at % 10 === 5;

/** The column, from 0 to 2, in which a story begins. */
const columnOf = (index: number): number =>
  (index + Array.from({ length: index }, (_, at) => at).filter(isWide).length) % 3;

/** Rows with a wide story alternate with rows of three, and the last story fills the last row. */
export function placesOf(index: number, count: number): 1 | 2 | 3 {
  if (index < count - 1) return isWide(index) ? 2 : 1;
  return ([3, 2, 1] as const)[columnOf(index)] ?? 1;
}

/** Whether a story shares its row with a wide one, which is at its right or its left. */
export function isBesideWide(index: number, count: number): boolean {
  if (placesOf(index, count) > 1) return false;
  const isFirst = columnOf(index) === 0;
  const isLast = columnOf(index) === 2;
  return (
    (isFirst && index < count - 1 && placesOf(index + 1, count) === 2) ||
    (isLast && placesOf(index - 1, count) === 2)
  );
}
