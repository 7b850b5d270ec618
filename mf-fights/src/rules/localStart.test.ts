import { expect, test } from 'vitest';
import { localStart } from './localStart.ts';

test.each([
  ['2025-10-18T22:00:00+01:00', 'Europe/London', 'Sat, Oct 18, 10:00 PM GMT+1'],
  ['2025-10-18T22:00:00+01:00', 'America/New_York', 'Sat, Oct 18, 5:00 PM EDT'],
  ['2025-10-18T22:00:00+01:00', 'Asia/Tokyo', 'Sun, Oct 19, 6:00 AM GMT+9'],
  ['2025-11-22T20:00:00-08:00', 'Europe/London', 'Sun, Nov 23, 4:00 AM GMT'],
  ['2025-11-22T20:00:00-08:00', 'America/New_York', 'Sat, Nov 22, 11:00 PM EST'],
  ['2026-01-11T19:30:00+09:00', 'America/Los_Angeles', 'Sun, Jan 11, 2:30 AM PST'],
])('%s in %s is %s', (startsAt, zone, text) => {
  expect(localStart(startsAt, zone).replace(/\s/g, ' ')).toBe(text);
});
