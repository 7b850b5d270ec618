import { expect, test } from 'vitest';
import { isBesideWide, isRowOnTablet, placesOf } from './placesOf.ts';

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

test.each([1, 2, 3, 7, 13, 14, 25])(
  'of %i followers, those in a row with a wide one know it',
  (count) => {
    const rows: number[][] = [];
    let places = 0;
    for (let index = 0; index < count; index++) {
      const row = Math.floor(places / 3);
      rows[row] = [...(rows[row] ?? []), index];
      places += placesOf(index, count);
    }

    const besideWide = rows
      .filter((row) => row.length === 2)
      .flatMap((row) => row.filter((index) => placesOf(index, count) === 1));
    const all = Array.from({ length: count }, (_, index) => index);
    expect(all.filter((index) => isBesideWide(index, count))).toEqual(besideWide);
  },
);

test('wide stories are at the right and at the left in turn, also in the last row', () => {
  const widths = Array.from({ length: 14 }, (_, index) => placesOf(index, 14));
  expect(widths).toEqual([1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 2, 1]);
  const fewer = Array.from({ length: 9 }, (_, index) => placesOf(index, 9));
  expect(fewer).toEqual([1, 2, 1, 1, 1, 2, 1, 1, 2]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 14])(
  'with %i followers every row of a tablet is full',
  (count) => {
    let places = 0;
    for (let index = 0; index < count; index++) {
      const width = isRowOnTablet(index, count) ? 2 : 1;
      expect((places % 2) + width).toBeLessThanOrEqual(2);
      places += width;
    }
    expect(places % 2).toBe(0);
  },
);
