/**
 * How the stories after the lead follow each other: two halves, a row of words alone, one story for
 * itself, three equals, and a tall one with two small ones at its side.
 */
const ROWS = [
  ['half', 'half'],
  ['words', 'words', 'words'],
  ['alone'],
  ['third', 'third', 'third'],
  ['tall', 'side', 'side'],
] as const;

export type Place = (typeof ROWS)[number][number];

/** The places of as many stories in the order of the list. The last row is full, too. */
export function rhythmOf(count: number): Place[] {
  const places: Place[] = [];

  for (let row = 0; places.length < count; row++) {
    const next = ROWS[row % ROWS.length] ?? ROWS[0];
    const left = count - places.length;
    places.push(...(left >= next.length ? next : left === 1 ? ROWS[2] : ROWS[0]));
  }

  return places;
}
