/** Names how hard a day is, out of ten. */
export function effortName(effort: number): 'easy' | 'steady' | 'hard' {
  if (effort <= 3) return 'easy';
  return effort <= 6 ? 'steady' : 'hard';
}
