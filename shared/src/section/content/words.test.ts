import { expect, test } from 'vitest';
import { capitalNumberWord, longDate, numberWord } from './words.ts';

test('counts are words up to twelve, and digits above', () => {
  expect([0, 1, 4, 12, 13].map(numberWord)).toEqual(['no', 'one', 'four', 'twelve', '13']);
  expect([4, 13].map(capitalNumberWord)).toEqual(['Four', '13']);
});

const zone = process.env.TZ;

test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'a day is the same day in %s',
  (there) => {
    process.env.TZ = there;
    expect(longDate('2025-10-18')).toBe('Saturday, October 18, 2025');
    expect(longDate('2026-01-11')).toBe('Sunday, January 11, 2026');
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  },
);
