import { expect, test } from 'vitest';
import { plans } from '../content/plans.ts';
import { isRestDay } from './isRestDay.ts';

test.each(plans)('$title has a day of rest at the weekend', ({ workoutPlan: { schedule } }) => {
  expect(schedule.filter(({ focus }) => isRestDay(focus)).map(({ day }) => day)).toContain(
    'Weekend',
  );
});

test.each([
  ['Short strength circuit, or rest if the legs are heavy', true],
  ['Strength upkeep: few sets, good weights, long rests', false],
])('%s: %s', (focus, expected) => {
  expect(isRestDay(focus)).toBe(expected);
});
