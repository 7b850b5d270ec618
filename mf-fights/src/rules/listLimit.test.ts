import { expect, test } from 'vitest';
import { limitsOf, listLimit } from './listLimit.ts';

test('a list without a limit shows every fight', () => {
  expect(listLimit(undefined)).toBe(Number.POSITIVE_INFINITY);
});

test('a list shows as many fights as it is told', () => {
  expect(listLimit('2')).toBe(2);
});

test.each(['0', '-1', '1.5', 'two', ''])('a limit of "%s" is a mistake', (limit) => {
  expect(() => listLimit(limit)).toThrow(`<ringside-fight-list> limit "${limit}"`);
});

test('the limits of a bill go up to all of it', () => {
  expect(limitsOf(['one', 'two'])).toEqual([{ limit: '1' }, { limit: '2' }]);
});
