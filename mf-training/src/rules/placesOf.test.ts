import { expect, test } from 'vitest';
import { placesOf } from './placesOf.ts';

test.each([
  [1, [6]],
  [2, [6, 6]],
  [3, [6, 3, 3]],
  [4, [6, 2, 2, 2]],
  [6, [6, 2, 2, 2, 3, 3]],
])('%i cards fill every row', (count, places) => {
  expect(places.map((_, index) => placesOf(index, count))).toEqual(places);
});
