/** Rows with a wide story alternate with rows of three, and the last story fills the last row. */
export function placesOf(index: number, count: number): 1 | 2 | 3 {
  const isWide = (at: number) => at % 10 === 1 || at % 10 === 5;
  if (index < count - 1) return isWide(index) ? 2 : 1;
  const widesBefore = Array.from({ length: index }, (_, at) => at).filter(isWide).length;
  return ([3, 2, 1] as const)[(index + widesBefore) % 3] ?? 1;
}
