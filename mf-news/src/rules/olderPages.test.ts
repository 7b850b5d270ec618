import { expect, test } from 'vitest';
import { olderPages } from './olderPages.ts';

/** Stories are named by their number, counted from the oldest. The newest comes first. */
const newestFirst = (count: number) => Array.from({ length: count }, (_, index) => count - index);

test.each([0, 1, 3])('%i stories need no older page', (count) => {
  expect(olderPages(newestFirst(count), 3)).toEqual([]);
});

test.each([
  [4, [[3, 2, 1]]],
  [6, [[3, 2, 1]]],
  [
    7,
    [
      [3, 2, 1],
      [6, 5, 4],
    ],
  ],
])('of %i stories the older pages are full and counted from the oldest', (count, stories) => {
  expect(olderPages(newestFirst(count), 3).map((page) => page.stories)).toEqual(stories);
});

test('each story is on the newest page or on an older one', () => {
  for (let count = 0; count < 20; count += 1) {
    const all = newestFirst(count);
    const shown = new Set([...all.slice(0, 3), ...olderPages(all, 3).flatMap(({ stories }) => stories)]);
    expect(shown.size).toBe(count);
  }
});

test('a new story changes no older page', () => {
  for (let count = 1; count < 20; count += 1) {
    const known = olderPages(newestFirst(count), 3);
    expect(olderPages(newestFirst(count + 1), 3).slice(0, known.length)).toEqual(known);
  }
});

test('an address contains the range of its story numbers', () => {
  expect(olderPages(newestFirst(7), 3).map(({ range }) => range)).toEqual(['1-3', '4-6']);
});
