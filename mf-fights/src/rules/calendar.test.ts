import { expect, test } from 'vitest';
import { fights } from '../content/fights.ts';
import { calendarFiles } from './calendar.ts';

const files = calendarFiles(fights, 'https://ringside.example');
const linesOf = (file: string) => (files[file] ?? '').replace(/\r\n[ \t]/g, '').split('\r\n');

test('there is one calendar of all fights, and one for each', () => {
  expect(Object.keys(files)).toEqual([
    'fights.ics',
    'fights/1.ics',
    'fights/2.ics',
    'fights/3.ics',
    'fights/4.ics',
  ]);
  expect(linesOf('fights.ics').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
  expect(linesOf('fights/3.ics').filter((line) => line.startsWith('UID:'))).toEqual(['UID:fight-3@ringside']);
});

test.each([
  [1, '20251018T210000Z'],
  [2, '20251123T040000Z'],
  [3, '20251207T023000Z'],
  [4, '20260111T103000Z'],
])('fight %i starts at %s', (id, start) => {
  expect(linesOf(`fights/${id}.ics`)).toContain(`DTSTART:${start}`);
});

test('an entry says what, where and on which page', () => {
  const lines = linesOf('fights/1.ics');
  expect(lines).toContain('SUMMARY:Thunder on the Thames: Tobias Rourke vs Anselm Varga');
  expect(lines).toContain('LOCATION:Thameside Arena\\, London\\, United Kingdom');
  expect(lines).toContain('URL:https://ringside.example/fights#fight-1');
  expect(lines).toContain('DTSTAMP:20250813T000000Z');
});

test('no line is longer than 75 bytes, and every line ends as the standard wants', () => {
  for (const text of Object.values(files)) {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test('the same schedule gives the same bytes', () => {
  expect(calendarFiles(fights, 'https://ringside.example')).toEqual(files);
});
