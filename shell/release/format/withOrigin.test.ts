import { ORIGIN_PLACEHOLDER } from '@ringside/shared/contract';
import { expect, test } from 'vitest';
import { withOrigin } from './withOrigin.ts';

const ORIGIN = `https://${'ringside.'.repeat(12)}example`;
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '');

test('no line of a calendar is longer than 75 bytes, in any alphabet, with an origin of any length', () => {
  const summary = `SUMMARY:${'Καλή Ñight 拳闘 🥊 '.repeat(20)}end`;
  const folded = summary.replace(/.{60}/gu, '$&\r\n\t');
  const lines = [
    'BEGIN:VEVENT',
    folded,
    `URL:${ORIGIN_PLACEHOLDER}/fights#fight-1`,
    'END:VEVENT',
    '',
  ];
  const text = withOrigin('fights.ics', lines.join('\r\n'), ORIGIN);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text).split('\r\n')).toEqual([
    'BEGIN:VEVENT',
    summary,
    `URL:${ORIGIN}/fights#fight-1`,
    'END:VEVENT',
    '',
  ]);
});

test('other files keep their lines, and have the origin also in queries of URLs', () => {
  const long = `${'a'.repeat(200)} ${ORIGIN_PLACEHOLDER}/ ?u=${encodeURIComponent(ORIGIN_PLACEHOLDER)}`;
  expect(withOrigin('feed.xml', long, 'https://a.example')).toBe(
    `${'a'.repeat(200)} https://a.example/ ?u=https%3A%2F%2Fa.example`,
  );
});
