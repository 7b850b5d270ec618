import { countdownLabel, daysLeft, nextFight, overAt } from '@ringside/shared/section/fightClock';
import { afterEach, expect, test } from 'vitest';
import { fights } from './fights.ts';

const HOUR = 3_600_000;
const ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'Europe/London',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
];
const byId = new Map(fights.map((fight) => [`${fight.id}`, fight]));
const ownZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = ownZone;
});

// Each row has the hours from the first bell to midnight UTC of the day in the host city.
const nights = [
  ['1', -21, '2'],
  ['2', -28, '3'],
  ['3', -26.5, '4'],
  ['4', -10.5, '4'],
] as const;
const cases = nights.flatMap((night) => ZONES.map((zone) => [...night, zone] as const));

test.each(cases)(
  'fight %s, day and night around its bell, for a reader elsewhere',
  (id, begin, following, zone) => {
    process.env.TZ = zone;
    const fight = byId.get(id);
    if (!fight) throw new Error(`There is no fight ${id}.`);
    const bell = Date.parse(fight.startsAt);
    for (let hour = -24; hour <= 24; hour += 0.5) {
      const now = bell + hour * HOUR;
      expect(countdownLabel(daysLeft(fight.date, now) ?? 0), `${hour} h`).toBe(
        hour < begin ? '1 days left' : 'Fight Day!',
      );
      expect(now >= overAt(fight), `over at ${hour} h`).toBe(hour >= 4);
      expect(nextFight(byId, now), `next at ${hour} h`).toBe(hour < 4 ? id : following);
    }
  },
);

const changes = [
  '2025-10-26T01:00Z',
  '2025-11-02T09:00Z',
  '2026-03-08T10:00Z',
  '2026-03-29T01:00Z',
];
test.each(changes.flatMap((change) => ZONES.map((zone) => [change, zone] as const)))(
  'days are whole days when the clocks change at %s, for a reader in %s',
  (change, zone) => {
    process.env.TZ = zone;
    for (let hour = -24; hour <= 24; hour += 1) {
      const now = Date.parse(change) + hour * HOUR;
      const today = new Date(now).toISOString().slice(0, 10);
      const days = (Date.parse('2026-05-01') - Date.parse(today)) / (24 * HOUR);
      expect(daysLeft('2026-05-01', now), `${hour} h`).toBe(days);
    }
  },
);

test('a night whose bell is not known is over when its day has ended in every time zone', () => {
  expect(new Date(overAt({ date: '2025-10-18' })).toISOString()).toBe('2025-10-19T12:00:00.000Z');
});
