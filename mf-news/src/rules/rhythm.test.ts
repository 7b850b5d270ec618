import { expect, test } from 'vitest';
import { type Place, rhythmOf } from './rhythm.ts';

/** Of six columns. The two at the side of a tall story stand one below the other. */
const COLUMNS: Record<Place, number> = { half: 3, third: 2, words: 2, alone: 6, tall: 3, side: 3 };

const counts = Array.from({ length: 30 }, (_, count) => count);

test.each(counts)('%i stories get a place each, and every row is full', (count) => {
  const places = rhythmOf(count);
  expect(places).toHaveLength(count);

  let columns = 0;
  for (const place of places) {
    // A tall story is two rows high.
    columns += place === 'tall' ? 2 * COLUMNS.tall : COLUMNS[place];
    expect(['alone', 'half'].includes(place) && columns % COLUMNS[place]).toBeFalsy();
  }
  expect(columns % 6).toBe(0);
});

test('the fourteen stories of a year’s list come in rows of six kinds', () => {
  expect(rhythmOf(14).join(' ')).toBe(
    'half half words words words alone third third third tall side side half half',
  );
});

test('two stories are halves, and one has the row for itself', () => {
  expect(rhythmOf(2)).toEqual(['half', 'half']);
  expect(rhythmOf(1)).toEqual(['alone']);
});
