import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@ringside/release/testing/fixtures';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { readViews } from '../readViews.ts';
import { AGENT, lineOf, many, QUERY, site, watch } from '../testing/secondReleases.ts';
import { readLines } from './readLines.ts';

const COLUMNS =
  '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie)';
const headers = { 'User-Agent': [AGENT] };
const request = { remote_ip: '192.0.2.1', uri: `/beacon.txt?${QUERY}`, headers };

test.each([
  ['nginx', lineOf(QUERY)],
  ['Apache with hosts', `a.example:443 ${lineOf(QUERY).replace(' 200 ', ' 304 ')}`],
  [
    'S3',
    `0f1e bucket [24/Nov/2026:07:00:00 +0000] 192.0.2.1 - 3E57 REST.GET.OBJECT beacon.txt "GET /beacon.txt?${QUERY} HTTP/1.1" 200 - 71 71 9 8 "-" "${AGENT}" - x= SigV4 - - bucket.s3.amazonaws.com TLSv1.2 - -`,
  ],
  [
    'CloudFront',
    `#Version: 1.0\n${COLUMNS}\n2026-11-24\t07:00:00\tLHR3\t71\t192.0.2.1\tGET\td1.cloudfront.net\t/beacon.txt\t200\t-\t${encodeURIComponent(AGENT)}\t${encodeURIComponent(QUERY)}\t-`,
  ],
  ['Caddy', JSON.stringify({ ts: 1795503600.5, status: 200, request })],
])('a line of %s is read, packed too', async (_, line) => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'old'));
  await writeFile(join(folder, 'access.log'), `${line}\n`);
  await writeFile(join(folder, 'old', 'access.log.1.gz'), gzipSync(line));
  const report = findings(await readViews(site, readLines(folder, expect.unreachable)));
  expect(report).toMatchObject({ beacons: 2, networks: 1, robots: 0 });
  const news = report.sections.find(({ section }) => section === 'news');
  expect(news).toMatchObject({ viewsBefore: 2, views: 0 });
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
  const texts = ['[', '"', '\\', '"GET ', '" "', '[ ', ']" ', '[]"GET /" 200 "\\'];
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
