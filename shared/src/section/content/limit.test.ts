import { expect, test } from 'vitest';
import { firstItems, limitsOf } from './limit.ts';

const items = ['jab', 'cross', 'hook', 'uppercut'];

test('a limit takes the first items', () => {
  expect(firstItems(items, '3')).toEqual(['jab', 'cross', 'hook']);
});

test('without a limit, or with one too large, all are shown', () => {
  expect(firstItems(items, undefined)).toEqual(items);
  expect(firstItems(items, '99')).toEqual(items);
});

test.each(['', '0', '-1', '2.5', 'three'])('the limit %j is refused', (limit) => {
  expect(() => firstItems(items, limit)).toThrow(`limit="${limit}" must be a whole number from 1`);
});

test('the limits of a list go up to its length', () => {
  expect(limitsOf(items)).toEqual(['1', '2', '3', '4'].map((limit) => ({ limit })));
});
