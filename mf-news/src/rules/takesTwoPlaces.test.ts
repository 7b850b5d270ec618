import { expect, test } from 'vitest';
import { takesTwoPlaces } from './takesTwoPlaces.ts';

test.each([2, 3, 5, 7, 10, 14, 25])('with %i followers every row of three but the last is full', (count) => {
  let places = 0;
  for (let index = 0; index < count; index++) {
    const width = takesTwoPlaces(index, count) ? 2 : 1;
    // A wide story that does not fit would leave a gap.
    expect((places % 3) + width).toBeLessThanOrEqual(3);
    places += width;
  }
  expect(places % 3).not.toBe(2);
});
