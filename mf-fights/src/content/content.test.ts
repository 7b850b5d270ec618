import { parseContent } from '@ringside/shared/section/parseContent';
import { expect, test } from 'vitest';
import { cancelledFights, fights } from './fights';
import { fightListSchema, instantOf } from './schema';

test('fights are listed soonest first, and each has an id of its own', () => {
  const dates = fights.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(fights.map(({ id }) => id)).size).toBe(fights.length);
});

test.each([
  ['London', 'Europe/London'],
  ['Las Vegas', 'America/Los_Angeles'],
  ['New York', 'America/New_York'],
  ['Tokyo', 'Asia/Tokyo'],
])('every bell in %s rings when a clock there says so', (city, timeZone) => {
  expect.hasAssertions();
  for (const { startsAt } of fights.filter(({ location }) => location.startsWith(city)))
    expect(new Date(startsAt).toLocaleString('sv', { timeZone })).toBe(
      startsAt.slice(0, 19).replace('T', ' '),
    );
});

test.each(fights)('in $event no fighter has more knockouts than wins', ({ corners }) => {
  for (const { record } of corners) {
    const [wins = 0, ...rest] = record.match(/\d+/g)?.map(Number) ?? [];
    expect(rest.at(-1)).toBeLessThanOrEqual(wins);
  }
});

test.each([
  ['12:05 AM EST', '2025-12-06T00:05:00-05:00'],
  ['12:30 PM EST', '2025-12-06T12:30:00-05:00'],
  ['9:30 PM EST', '2025-12-06T21:30:00-05:00'],
  ['half past nine', undefined],
])('%s on December 6 means %s', (time, instant) => {
  expect(instantOf('2025-12-06', time)).toBe(instant);
});

const [next] = fights;
const corner = (change: object) => ({
  corners: [{ ...next.corners[0], ...change }, next.corners[1]],
});
const line = (change: object) => ({
  odds: [{ ...next.odds[0], ...change }, next.odds[1], next.odds[2]],
});

test.each<[object, string]>([
  [{ startsAt: '2025-10-19T22:00:00+01:00' }, '.startsAt: expected the local day that date says'],
  [
    { startsAt: '2025-10-18T21:00:00+01:00' },
    '.startsAt: expected the moment that date, time and zone say',
  ],
  [{ date: '2025-02-30' }, '.date: '],
  [{ status: 'Cancelled' }, '.status: '],
  [{ billing: 'Seven words are one too few here.' }, '.billing: expected 8 to 15 words'],
  [{ billing: 'word '.repeat(16).trim() }, '.billing: expected 8 to 15 words'],
  [corner({ record: '28 wins' }), '.corners[0].record: expected wins, losses, perhaps draws'],
  [corner({ height: '198 cm' }), '.corners[0].height: expected feet and inches'],
  [corner({ reach: '83' }), '.corners[0].reach: expected inches'],
  [corner({ lastFive: ['won'] }), '.corners[0].lastFive'],
  [
    corner({ lastFive: ['L pts', 'L pts', 'W pts', 'W pts', 'W pts'] }),
    '.corners[0]: expected last five results that the record contains',
  ],
  [line({ prices: ['4/9', '5/2'], draw: '1000/1' }), '.odds[0]: expected prices whose chances'],
  [line({ prices: ['15/8', '4/9'] }), '.odds: expected three lines with the same favourite'],
  [
    { pick: { verdict: 'The taller man', reason: 'Reach.' } },
    '.pick.verdict: expected the last name of one of the fighters',
  ],
  [
    { pick: { verdict: 'Rourke, unless Varga is quicker', reason: 'Reach.' } },
    '.pick.verdict: expected the last name of one of the fighters, and not of both',
  ],
  [{ belts: 2 }, ': '],
  [{ result: { winner: 'Rourke', how: 'KO 9' } }, '.result.winner: expected one of the fighters'],
  [
    { result: { winner: 'Tobias Rourke', how: 'KO 13' } },
    '.result.how: expected "points", "KO 9" or "RTD 8"',
  ],
  [{ result: { winner: 'Tobias Rourke', how: 'points' } }, '.result.cards: expected three cards'],
  [
    {
      result: {
        winner: 'Tobias Rourke',
        how: 'points',
        cards: ['115-113', '113-115', '114-114'],
      },
    },
    '.result.cards: expected two cards or more for the winner',
  ],
])('a fight with %j is refused by name, with its field', (change, reason) => {
  const [, ...later] = fights;
  const broken: typeof fights = [{ ...next, ...change }, ...later];
  expect(() => parseContent('fights', fightListSchema, broken)).toThrow(
    `Content does not fit: fights[0]${reason}`,
  );
});

/**
 * Each row is a fight as calendars received it. Whoever changes a fight sets its `revised` to the
 * time of the change.
 */
const announced = [
  [1, '2025-08-13T00:00:00Z', '2025-10-18T22:00:00+01:00', 'Thameside Arena', 'Corner TV'],
  [
    2,
    '2025-08-13T00:00:00Z',
    '2025-11-22T20:00:00-08:00',
    'Mirage Flats Pavilion',
    'Dry Lake Sports',
  ],
  [3, '2025-08-13T00:00:00Z', '2025-12-06T21:30:00-05:00', 'Tenth Avenue Garden', 'Canvas+'],
  [4, '2025-08-13T00:00:00Z', '2026-01-11T19:30:00+09:00', 'Sumida Hall', 'Corner TV'],
];

test('a fight that changed after its announcement has a later revision for calendars', () => {
  const all = [...fights, ...cancelledFights];
  expect(
    all.map(({ id, revised, startsAt, venue, broadcaster }) => [
      id,
      revised,
      startsAt,
      venue,
      broadcaster,
    ]),
  ).toEqual(announced);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('a result fits the fight: its boxers, its twelve rounds, and ten points for each', () => {
  for (const { result } of fights)
    for (const card of result?.cards ?? []) {
      const points = card.split('-').map(Number);
      expect(Math.max(...points), card).toBeLessThanOrEqual(120);
      expect(Math.min(...points), card).toBeGreaterThanOrEqual(108);
    }
});

test('a list without a fight is refused', () => {
  expect(() => parseContent('fights', fightListSchema, [] as never)).toThrow(
    'Content does not fit: fights',
  );
});
