import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@ringside/release/testing/fixtures';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { readViews } from '../readViews.ts';
import { AGENT, lineOf, many, QUERY, site, watch } from '../testing/secondReleases.ts';
import { readText } from '../words.ts';
import { readLines } from './readLines.ts';

/** The line of one beacon in nginx's combined format. */
const COMBINED = lineOf(QUERY);
const HEADERS = { 'User-Agent': [AGENT], Remote_addr: ['203.0.113.9'] };
const LINE = `GET /beacon.txt?${QUERY} HTTP/1.1`;

async function filesWith(contents: Readonly<Record<string, string | Uint8Array>>) {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const reportOf = async (folder: string, onDamaged: (why: string) => void = expect.unreachable) =>
  findings(await readViews(site, readLines(folder, onDamaged)));

test('what a file contains decides how it is read, not its name', async () => {
  const folder = await filesWith({
    'access.log': `${COMBINED}\n`,
    'old/access.log.2.gz': gzipSync(COMBINED),
    'old/packed-without-a-name': gzipSync(COMBINED),
    'two-members.gz': Buffer.concat([gzipSync(`${COMBINED}\n`), gzipSync(COMBINED)]),
    'not-packed.gz': COMBINED,
    'powershell.log': Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(COMBINED, 'utf16le')]),
    'marked.log': `\ufeff${COMBINED}`,
    'empty.log': '',
  });
  expect(await reportOf(folder)).toMatchObject({ beacons: 8, unread: 0 });
});

test('NUL characters of a truncated or crashed log cost no line', async () => {
  const log = `${many(215, () => COMBINED).join('\n')}\n`;
  const folder = await filesWith({
    'truncated.log': Buffer.concat([Buffer.alloc(100_000), Buffer.from(log)]),
    'crashed.log': Buffer.concat([Buffer.from(log), Buffer.alloc(4096), Buffer.from(log)]),
  });
  expect(await reportOf(folder)).toMatchObject({ beacons: 3 * 215 });
});

test('files packed in another way are named, with the remedy', async () => {
  const folder = await filesWith({
    'access.log.1.xz': Buffer.from('\xfd7zXZ\0…', 'latin1'),
    'access.log.2.zst': Buffer.from('\x28\xb5\x2f\xfd…', 'latin1'),
    'access.parquet': 'PAR1…',
    'access.log': COMBINED,
  });
  const damaged: string[] = [];
  expect(await reportOf(folder, (why) => damaged.push(why))).toMatchObject({ beacons: 1 });
  expect(damaged.sort()).toEqual([
    expect.stringMatching(
      /log\.1\.xz was left out .* packed \(xz\): unpack it, or pack it with gzip/,
    ),
    expect.stringMatching(/log\.2\.zst was left out .* packed \(zstd\)/),
    expect.stringMatching(/access\.parquet was left out .* packed \(Parquet\)/),
  ]);
});

test('a file that a rotation is packing counts once, and a link as its file', async () => {
  const folder = await filesWith({
    'access.log.1': COMBINED,
    'access.log.1.gz': gzipSync(COMBINED),
    'pods/0.log': `${COMBINED}\n${COMBINED}`,
  });
  await symlink('/dev/zero', join(folder, 'access.log'));
  await symlink(join(folder, 'missing'), join(folder, 'dead.log'));
  expect(await reportOf(folder)).toMatchObject({ beacons: 3 });
  const links = await temporaryFolder();
  await symlink(join(folder, 'pods/0.log'), join(links, 'web.log'));
  expect(await reportOf(links)).toMatchObject({ beacons: 2 });
});

test.each([
  ['an empty log', '', 'it is empty'],
  ['another program’s', 'kernel: hello', 'begins with a line of an unknown format: kernel: hello'],
  [
    'only other requests',
    COMBINED.replace(/beacon\S+/, 'news'),
    'a line of the common format: 192',
  ],
  ['JSON', '{"a":1,"b":2}', 'JSON with the fields a, b: {"a":1'],
  [
    'escaped wrongly',
    `{"request":"${LINE}","agent":"\\x22"}`,
    'in a format that is not known, such as: {"req',
  ],
  [
    'HAProxy',
    `haproxy[1]: 192.0.2.1:1 [24/Nov/2026:07:00:00.1] a b/c 0/0/0 200 1 "${LINE}"`,
    'not known, such as: haproxy',
  ],
  ['no time zone or date', COMBINED.replace('24/Nov/2026:08:00:00 +0000', '-'), 'not known'],
  ['a host without the file', COMBINED.replace(' 200 ', ' 404 '), 'refused 1 request'],
  ['another site', COMBINED.replace('/news/:slug', '/blog'), 'of this site'],
])('a log without a beacon says what it looks like: %s', async (_, text, expected) => {
  const report = await watch(text ? [text] : []);
  expect(report.beacons).toBe(0);
  expect(readText(report)).toContain(expected);
});

test('names that visitors choose are not read', async () => {
  const request = { uri: '/news', headers: { ...HEADERS, uri: [`/beacon.txt?${QUERY}`] } };
  const texts = [
    JSON.stringify({ ts: 1795503600, status: 200, request }),
    JSON.stringify({
      remote_addr: '192.0.2.1',
      request: 'GET /news HTTP/1.1',
      http_referer: `/beacon.txt?${QUERY}`,
      status: 200,
      msec: 1795503600,
    }),
    COMBINED.replace('GET /beacon', 'POST /beacon'),
    COMBINED.replace(/"GET .*?"/, '"GET /news HTTP/1.1"').replace(
      '"-"',
      `"https://a/beacon.txt?${QUERY}"`,
    ),
  ];
  expect(await watch(texts)).toMatchObject({ beacons: 0 });
});

test('forged beacons are counted and left out', async () => {
  const forged = [
    QUERY.replace('/news/:slug', '/no-such-page'),
    QUERY.replace('lcp=news.900', 'lcp=news.1e9'),
    QUERY.replace('lcp=news.900', 'lcp=gear.900'),
    QUERY.replace('lcp=news.900', 'lcp=news.900&lcp=news.1'),
    `${QUERY}&error=news.nothing`,
    `${QUERY}&error=gear.mount`,
    `${QUERY}&%E0%A4%A`,
    'hello',
    Array(11).fill(QUERY).join('&'),
  ];
  const report = await watch([QUERY, ...forged].map((each) => lineOf(each)));
  expect(report).toMatchObject({ lines: 10, beacons: 1, leftOut: forged.length });
});

test('hostile lines are read in linear time', async () => {
  const texts = [
    '[',
    '"',
    '\\',
    '"GET ',
    '" "',
    '[ ',
    ']" ',
    '[]"GET /" 200 "\\',
    '{',
    '1-1 ',
    'a.b |',
    'Nov 24 ',
    ' - ',
  ];
  const started = performance.now();
  const nests = texts.map((text) => `/beacon.txt ${text.repeat(9000)}`);
  expect((await watch(many(80, (index) => nests[index % nests.length] ?? ''))).beacons).toBe(0);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('networks are those of /24 and /64, and each counts twenty times for a page', async () => {
  const v4 = ['192.0.2.7', '192.0.2.200', '::ffff:192.0.2.9', '198.51.100.1'];
  const addresses = [...v4, '2001:db8::1', '2001:DB8:0:0:9::2'];
  const seen = await watch(addresses.map((each) => lineOf(QUERY, each)));
  expect(seen).toMatchObject({ views: 6, networks: 3 });
  const report = await watch(many(30, (index) => lineOf(QUERY, `2001:db8:0:1::${index}`)));
  expect(report).toMatchObject({ views: 20, repeated: 10, networks: 1 });
});

test('robots that say so are counted and left out', async () => {
  const lines = ['HeadlessChrome', 'Googlebot/2.1'].map((name) =>
    lineOf(QUERY).replace('Chrome/147', name),
  );
  expect(await watch(lines)).toMatchObject({ views: 0, robots: 2 });
});
