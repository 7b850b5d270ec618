import { expect, test } from 'vitest';
import { placesOf } from './placesOf.ts';

test.each([1, 2, 3, 4, 5, 7, 10, 14, 25])(
  'with %i followers every row of three is full',
  (count) => {
    let places = 0;
    for (let index = 0; index < count; index++) {
      const width = placesOf(index, count);
      expect((places % 3) + width).toBeLessThanOrEqual(3);
      places += width;
    }
    expect(places % 3).toBe(0);
  },
);
