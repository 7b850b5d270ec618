import { expect, test } from 'vitest';
import { countdownLabel, daysLeft, nextFight, startOfDay } from './fightClock.ts';

const FIGHT = '2025-10-18';
const label = (now: string) => {
  const days = daysLeft(FIGHT, Date.parse(now));
  return days === undefined ? undefined : countdownLabel(days);
};

test.each([
  ['2025-08-05T00:00:00.000Z', '74 days left'],
  ['2025-08-05T00:00:00.001Z', '74 days left'],
  ['2025-08-05T23:59:59.999Z', '74 days left'],
  ['2025-08-06T00:00:00.000Z', '73 days left'],
  ['2025-10-16T00:00:00.000Z', '2 days left'],
  ['2025-10-16T00:00:00.001Z', '2 days left'],
  ['2025-10-17T00:00:00.000Z', '1 days left'],
  ['2025-10-17T23:59:59.999Z', '1 days left'],
  ['2025-10-18T00:00:00.000Z', 'Fight Day!'],
  ['2025-10-18T21:00:00.000Z', 'Fight Day!'],
  ['2026-11-21T12:00:00.000Z', 'Fight Day!'],
])('at %s a fight on October 18, 2025 says "%s"', (now, text) => {
  expect(label(now)).toBe(text);
});

test.each([
  '',
  'soon',
  '2025-02-30',
  '2025-13-01',
  '2025-1-5',
  '18/10/2025',
  '2025-10-18T00:00',
  ' 2025-10-18',
])('a date written "%s" has no countdown', (date) => {
  expect(startOfDay(date)).toBeUndefined();
  expect(daysLeft(date, 0)).toBeUndefined();
});

test('the next fight is the first by date, whatever the order of the ids', () => {
  // An object lists keys that are whole numbers in the order of the numbers.
  const fights = new Map(Object.entries({ 5: { date: '2025-10-18' }, 1: { date: '2025-12-06' } }));
  expect(nextFight(fights, Date.parse('2025-10-01'))).toBe('5');
  expect(nextFight(fights, Date.parse('2025-11-01'))).toBe('1');
  expect(nextFight(fights, Date.parse('2026-01-01'))).toBe('1');
});
