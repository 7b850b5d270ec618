import { expect, test } from 'vitest';
import { localTime } from './localTime.ts';

test.each([
  ['2025-10-18T22:00:00+01:00', 'Europe/London', 'Sat, Oct 18, 10:00 PM GMT+1'],
  ['2025-10-18T22:00:00+01:00', 'America/New_York', 'Sat, Oct 18, 5:00 PM EDT'],
  ['2025-10-18T22:00:00+01:00', 'Asia/Tokyo', 'Sun, Oct 19, 6:00 AM GMT+9'],
  ['2025-11-22T20:00:00-08:00', 'Europe/London', 'Sun, Nov 23, 4:00 AM GMT'],
  ['2025-11-22T20:00:00-08:00', 'America/New_York', 'Sat, Nov 22, 11:00 PM EST'],
  ['2026-01-11T19:30:00+09:00', 'America/Los_Angeles', 'Sun, Jan 11, 2:30 AM PST'],
])('%s in %s is %s', (startsAt, zone, text) => {
  expect(localTime(startsAt, zone).replace(/\s/g, ' ')).toBe(text);
});

// One second before and at each clock change, in zones of both hemispheres, with half and quarter hours, and without
// summer time. The expected text is the local time on a clock there.
test.each([
  ['2025-10-26T00:59:59Z', 'Europe/London', 'Sun, Oct 26, 1:59 AM GMT+1'],
  ['2025-10-26T01:00:00Z', 'Europe/London', 'Sun, Oct 26, 1:00 AM GMT'],
  ['2025-11-02T05:59:59Z', 'America/New_York', 'Sun, Nov 2, 1:59 AM EDT'],
  ['2025-11-02T06:00:00Z', 'America/New_York', 'Sun, Nov 2, 1:00 AM EST'],
  ['2026-03-08T09:59:59Z', 'America/Los_Angeles', 'Sun, Mar 8, 1:59 AM PST'],
  ['2026-03-08T10:00:00Z', 'America/Los_Angeles', 'Sun, Mar 8, 3:00 AM PDT'],
  ['2025-10-04T15:59:59Z', 'Australia/Sydney', 'Sun, Oct 5, 1:59 AM GMT+10'],
  ['2025-10-04T16:00:00Z', 'Australia/Sydney', 'Sun, Oct 5, 3:00 AM GMT+11'],
  ['2025-10-04T15:29:59Z', 'Australia/Lord_Howe', 'Sun, Oct 5, 1:59 AM GMT+10:30'],
  ['2025-10-04T15:30:00Z', 'Australia/Lord_Howe', 'Sun, Oct 5, 2:30 AM GMT+11'],
  ['2025-09-06T20:00:00-04:00', 'Pacific/Chatham', 'Sun, Sep 7, 12:45 PM GMT+12:45'],
  ['2025-09-27T20:00:00-04:00', 'Pacific/Chatham', 'Sun, Sep 28, 1:45 PM GMT+13:45'],
  ['2025-10-18T22:00:00+01:00', 'Asia/Kolkata', 'Sun, Oct 19, 2:30 AM GMT+5:30'],
  ['2026-01-11T19:30:00+09:00', 'Asia/Kolkata', 'Sun, Jan 11, 4:00 PM GMT+5:30'],
])('around a change of the clocks, %s in %s is %s', (startsAt, zone, text) => {
  expect(localTime(startsAt, zone).replace(/\s/g, ' ')).toBe(text);
});
