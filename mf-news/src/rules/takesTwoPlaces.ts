/**
 * Which stories after the news page's first one take two of three columns. Rows of a narrow and a wide story alternate
 * with rows of three narrow ones, and the wide story changes sides. The last story is wide if the last row would have a
 * gap.
 */
export function takesTwoPlaces(index: number, count: number): boolean {
  const isWide = (at: number) => at % 10 === 1 || at % 10 === 5;
  if (index < count - 1) return isWide(index);
  const widesBefore = Array.from({ length: index }, (_, at) => at).filter(isWide).length;
  return (index + widesBefore) % 3 === 1;
}
