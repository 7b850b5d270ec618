import { expect, test } from 'vitest';
import { figuresOf, median } from './samples.ts';

test('the median is the middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow('no median');
});

test('a figure contains the median of each variant, for one metric on one route', () => {
  const lcp = (variant: 'ours' | 'limit', value: number, route = 'home') => ({
    metric: 'lcp',
    route,
    variant,
    value,
  });
  const samples = [
    lcp('ours', 500),
    lcp('limit', 400),
    lcp('ours', 700),
    lcp('ours', 600),
    lcp('ours', 1, 'news'),
  ];
  expect(figuresOf(samples)).toEqual([
    { metric: 'lcp', route: 'home', ours: 600, limit: 400 },
    { metric: 'lcp', route: 'news', ours: 1 },
  ]);
});
