import { expect, test } from 'vitest';
import { longDate } from './words.ts';

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
