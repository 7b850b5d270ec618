import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s on tab %i of three leads to tab %i', (key, current, next) => {
  expect(nextTab(key, current, 3)).toBe(next);
});

test.each(['Tab', 'Enter', ' ', 'ArrowDown', 'a'])('%j is left to the browser', (key) => {
  expect(nextTab(key, 1, 3)).toBeUndefined();
});
