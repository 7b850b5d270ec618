/** Of a wide window's six columns: the first card has all, others two, and the last ones share a row. */
export function placesOf(index: number, count: number): 2 | 3 | 6 {
  const last = (count - 1) % 3;
  if (index === 0) return 6;
  if (index < count - last) return 2;
  return last === 1 ? 6 : 3;
}
