import { expect, test } from 'vitest';
import { effortName } from './effortName.ts';

test.each([
  [1, 'easy'],
  [3, 'easy'],
  [4, 'steady'],
  [6, 'steady'],
  [7, 'hard'],
  [10, 'hard'],
])('an effort of %i out of ten is %s', (effort, name) => {
  expect(effortName(effort)).toBe(name);
});
