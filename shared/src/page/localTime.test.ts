import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const zone = process.env.TZ;
beforeEach(() => vi.resetModules());
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ['2025-10-18T22:00:00+01:00', 'Europe/London', 'Sat, Oct 18, 10:00 PM GMT+1'],
  ['2025-10-18T22:00:00+01:00', 'America/New_York', 'Sat, Oct 18, 5:00 PM EDT'],
  ['2025-10-18T22:00:00+01:00', 'Asia/Tokyo', 'Sun, Oct 19, 6:00 AM GMT+9'],
  ['2025-11-22T20:00:00-08:00', 'Europe/London', 'Sun, Nov 23, 4:00 AM GMT'],
  ['2025-11-22T20:00:00-08:00', 'America/New_York', 'Sat, Nov 22, 11:00 PM EST'],
  ['2026-01-11T19:30:00+09:00', 'Asia/Kolkata', 'Sun, Jan 11, 4:00 PM GMT+5:30'],
])('%s in %s is %s', async (startsAt, there, text) => {
  process.env.TZ = there;
  const { localTime } = await import('./localTime.ts');
  expect(localTime(startsAt).replace(/\s/g, ' ')).toBe(text);
});
