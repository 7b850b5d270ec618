import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { fights } from '../content/fights.ts';
import { calendarFiles } from './calendar.ts';

const files = calendarFiles(fights, 'https://ringside.example');

/** Reads the entries with `ical.js`, because `ics` has written them. */
function entriesOf(file: string, made = files) {
  const calendar = new ICAL.Component(ICAL.parse(made[file] ?? ''));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    event: new ICAL.Event(component),
    value: (name: string) => String(component.getFirstPropertyValue(name)),
  }));
}

test('there is one calendar of all fights, and one for each', () => {
  expect(Object.keys(files)).toEqual(['fights.ics', ...fights.map(({ id }) => `fights/${id}.ics`)]);
  const uids = entriesOf('fights.ics').map(({ event }) => event.uid);
  expect(uids).toEqual(fights.map(({ id }) => `fight-${id}@ringside`));
  for (const { id } of fights)
    expect(entriesOf(`fights/${id}.ics`).map(({ event }) => event.uid)).toEqual([
      `fight-${id}@ringside`,
    ]);
});

test.each([
  [1, '2025-10-18T21:00:00Z'],
  [2, '2025-11-23T04:00:00Z'],
  [3, '2025-12-07T02:30:00Z'],
  [4, '2026-01-11T10:30:00Z'],
])('fight %i starts at %s, written in universal time, and takes four hours', (id, start) => {
  const [entry] = entriesOf(`fights/${id}.ics`);
  expect(entry?.event.startDate.zone.tzid).toBe('UTC');
  expect(entry?.event.startDate.toString()).toBe(start);
  expect(entry?.event.duration.toSeconds()).toBe(4 * 60 * 60);
});

test('an entry has a title, a place, a link and the time when it was written', () => {
  const [entry] = entriesOf('fights/1.ics');
  expect(entry?.event.summary).toBe('Thunder on the Thames: Tobias Rourke vs Anselm Varga');
  expect(entry?.event.location).toBe('Thameside Arena, London, United Kingdom');
  expect(entry?.event.description).toContain('Corner TV');
  expect(entry?.value('url')).toBe('https://ringside.example/fights#fight-1');
  expect(entry?.value('dtstamp')).toBe('2025-08-13T00:00:00Z');
  expect(entry?.value('last-modified')).toBe('2025-08-13T00:00:00Z');
});

test('an entry that was revised replaces the one before it, and a fight that was dropped is cancelled', () => {
  const [first, second] = fights;
  if (!second) throw new Error('There is one fight only.');
  const moved = { ...first, venue: 'Hall Two', revised: '2025-09-01T10:30:00Z' };
  const dropped = { ...second, status: 'Cancelled' as const, revised: '2025-09-02T00:00:00Z' };
  const later = calendarFiles([moved, dropped], 'https://ringside.example');
  const before = entriesOf('fights.ics');
  const after = entriesOf('fights.ics', later);
  for (const index of [0, 1]) {
    expect(after[index]?.event.uid).toBe(before[index]?.event.uid);
    expect(Number(after[index]?.value('sequence'))).toBeGreaterThan(
      Number(before[index]?.value('sequence')),
    );
  }
  expect(after[0]?.value('last-modified')).toBe('2025-09-01T10:30:00Z');
  expect(after.map(({ value }) => value('status'))).toEqual(['null', 'CANCELLED']);
  expect(entriesOf('fights/2.ics', later)[0]?.value('status')).toBe('CANCELLED');
});

test('names in any alphabet are complete, and every line ends with CRLF', () => {
  const event = 'Καλή Ñight 拳闘 🥊 '.repeat(20).trim();
  const other = calendarFiles([{ ...fights[0], event }], 'https://ringside.example');
  expect(entriesOf('fights.ics', other)[0]?.event.summary).toContain(event);
  for (const text of Object.values({ ...files, ...other })) {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  }
});
