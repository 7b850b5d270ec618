import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { run } from '../cli/cli.ts';
import { livePointer } from '../publish/pointer.ts';
import { publish } from '../publish/publish.ts';
import { type Audience, accessLog, harmless, harms } from '../testing/audience.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { newSite, release, samples, sourceOf, tree } from '../testing/samples.ts';
import { readLines } from './logs/readLines.ts';
import { watchSite } from './watch.ts';

const SECOND = { ...samples.news, client: 'second' };
const idOf = async (fixture: Parameters<typeof sourceOf>[0]) => (await sourceOf(fixture)).release.id;
const shell = await idOf(samples.shell);
const [first, second] = [await idOf(samples.news), await idOf(SECOND)];

async function site() {
  const made = await newSite();
  await release(made.store, SECOND);
  return made;
}
/** The same, for tests that only read it. */
const { store: seen } = await site();

const audience: Audience = {
  seed: 1,
  format: 'nginx',
  pages: [
    { page: '/news/:slug', sections: ['news'], share: 2, lcp: 1000, inp: 80 },
    { page: '/gear', sections: ['gear'], share: 1, lcp: 1000, inp: 80 },
  ],
  section: 'news',
  versions: { news: first, gear: await idOf(samples.gear), shell },
  next: second,
  story: harms['INP + 100 ms'] ?? {},
  since: Date.UTC(2026, 10, 24, 12),
  viewsBefore: 2000,
  viewsAfter: 500,
  viewsAnHour: 100,
};
const quiet = [...accessLog({ ...audience, story: harmless['nothing changed'] ?? {} })];

async function command(...words: string[]): Promise<{ text: string; status: number }> {
  const said: string[] = [];
  const { log, error } = console;
  console.log = console.error = (text: string) => said.push(text);
  try {
    await run(words);
    return { text: said.join('\n'), status: Number(process.exitCode ?? 0) };
  } finally {
    Object.assign(console, { log, error });
    process.exitCode = 0;
  }
}

const QUERY = `page=/news/:slug&release=shell.${shell},news.${first}&device=fast&lcp=news.900&inp=news.80&cls=news.0`;
const AGENT = 'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147 Safari/537.36';

test.each([
  [
    'nginx',
    `192.0.2.1 - - [24/Nov/2026:08:00:00 +0100] "GET /beacon.txt?${QUERY} HTTP/2.0" 200 71 "https://a.example/" "${AGENT}"`,
  ],
  [
    'Apache with hosts',
    `a.example:443 192.0.2.1 - - [24/Nov/2026:08:00:00 +0100] "GET /beacon.txt?${QUERY} HTTP/1.1" 304 0 "-" "${AGENT}"`,
  ],
  [
    'S3',
    `0f1e bucket [24/Nov/2026:07:00:00 +0000] 192.0.2.1 - 3E57 REST.GET.OBJECT beacon.txt "GET /beacon.txt?${QUERY} HTTP/1.1" 200 - 71 71 9 8 "-" "${AGENT}" - x= SigV4 - - bucket.s3.amazonaws.com TLSv1.2 - -`,
  ],
  [
    'CloudFront',
    `#Version: 1.0\n#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie)\n${['2026-11-24', '07:00:00', 'LHR3', '71', '192.0.2.1', 'GET', 'd1.cloudfront.net', '/beacon.txt', '200', '-', encodeURIComponent(AGENT), encodeURIComponent(QUERY), '-'].join('\t')}`,
  ],
  [
    'Caddy',
    JSON.stringify({
      ts: 1795503600.5,
      status: 200,
      request: {
        remote_ip: '192.0.2.1',
        method: 'GET',
        uri: `/beacon.txt?${QUERY}`,
        headers: { 'User-Agent': [AGENT] },
      },
    }),
  ],
])('a line of %s is read, packed too', async (_, line) => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'old'));
  await writeFile(join(folder, 'access.log'), `${line}\n`);
  await writeFile(join(folder, 'old', 'access.log.1.gz'), gzipSync(line));
  const report = await watchSite(seen, undefined, readLines(folder, expect.unreachable));
  expect(report).toMatchObject({ beacons: 2, networks: 1, robots: 0 });
  expect(report.sections).toMatchObject([{ section: 'news', viewsBefore: 2, views: 0 }]);
});

const lineOf = (query: string, address = '192.0.2.1', hour = 8) =>
  `${address} - - [24/Nov/2026:${String(hour).padStart(2, '0')}:00:00 +0000] "GET /beacon.txt?${query} HTTP/1.1" 200 71 "-" "${AGENT}"`;

async function* piece(lines: Iterable<string>) {
  yield [...lines];
}

test('forged beacons are counted and left out', async () => {
  const forged = [
    QUERY.replace('/news/:slug', '/no-such-page'),
    QUERY.replace('lcp=news.900', 'lcp=news.1e9'),
    QUERY.replace('lcp=news.900', 'lcp=gear.900'),
    QUERY.replace('lcp=news.900', 'lcp=news.900&lcp=news.1'),
    `${QUERY}&error=news.nothing`,
    `${QUERY}&%E0%A4%A`,
    'hello',
    `${QUERY}&`.repeat(11),
  ];
  const report = await watchSite(seen, undefined, piece([QUERY, ...forged].map((each) => lineOf(each))));
  expect(report).toMatchObject({ lines: 9, beacons: 1, leftOut: forged.length });
});

const BAD = `${QUERY.replace(first, second).replace('inp=news.80', 'inp=news.9000')}&error=news.mount`;
const many = <Item>(count: number, of: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => of(index));
/** Bad beacons, spread over the hours since the release. */
const manyBad = (count: number, addressOf: (index: number) => string, agentOf = (_: number) => AGENT) =>
  many(count, (index) => lineOf(BAD, addressOf(index), 12 + (index % 7)).replace(AGENT, agentOf(index)));
const chrome = (index: number) => AGENT.replace('Chrome/147', `Chrome/${100 + index}`);

test.each<[string, readonly string[]]>([
  ['a flood of one visitor', manyBad(5000, () => '192.0.2.1')],
  ['twenty names at one address', manyBad(20, () => '192.0.2.1', chrome)],
  ['addresses of one network', manyBad(40, (index) => `2001:db8:0:1::${index.toString(16)}`)],
  [
    'an office behind one broken proxy',
    manyBad(
      250,
      () => '192.0.2.1',
      (index) => chrome(index % 25),
    ),
  ],
  [
    'robots that say so',
    manyBad(
      40,
      (index) => `198.18.${index}.1`,
      () => AGENT.replace('Chrome', 'HeadlessChrome'),
    ),
  ],
  [
    'quotes in a referrer',
    manyBad(40, () => '192.0.2.1').map((line, index) =>
      line.replace('"-"', String.raw`"http://a/\" \"Chrome ${index}\" 192.0.${index}.1 [x"`),
    ),
  ],
])('%s takes no release back', async (_, lines) => {
  const { networks, sections } = await watchSite(seen, undefined, piece([...quiet, ...lines]));
  expect(sections[0]?.harm).toBeUndefined();
  expect(networks).toBeGreaterThan(500);
});

test('hostile lines are read in linear time', async () => {
  const nests = ['[', '"', '\\', '"GET ', '" "', '[ ', ']" '].map(
    (text) => `/beacon.txt ${text.repeat(9000)}`,
  );
  const started = performance.now();
  const { beacons } = await watchSite(
    seen,
    undefined,
    piece(many(70, (index) => nests[index % nests.length] ?? '')),
  );
  expect(beacons).toBe(0);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a damaged log is named, its rest is left out, and the others are read', async () => {
  const { folder } = await site();
  const logs = await temporaryFolder();
  await writeFile(join(logs, 'access.log'), quiet.join('\n'));
  await writeFile(join(logs, 'access.log.1.gz'), gzipSync(lineOf(QUERY).repeat(99)).subarray(0, 80));
  await writeFile(join(logs, 'access.log.2.xz'), Buffer.from([0xfd, 0x37, 0, 0]));
  const { text, status } = await command('watch', folder, '--logs', logs);
  expect(status).toBe(1);
  expect(text).toMatch(
    /1\.gz: the rest is left out: unexpected end of file.*\n.*2\.xz: the rest is left out: it is not text/,
  );
  expect(text).toMatch(
    /news \w+ after \w+: 4\d\d views, [\d,]+ before: no harm; would have noticed LCP \+\d+ ms, INP \+\d+ ms, errors \+[\d.]+ points/,
  );
});

test.each<[string, readonly string[], string]>([
  ['an empty log', [], 'The log is empty.'],
  ['a log of another site', ['a', 'b'], 'The log has no beacon'],
  [
    "a log of a proxy's address",
    many(500, (index) => lineOf(index % 2 ? QUERY : BAD, '10.0.0.1')),
    "no visitors' addresses",
  ],
  ['a release that few saw', [lineOf(QUERY), lineOf(BAD)], 'not enough to say'],
])('%s is said to be one, with a status of its own', async (_, lines, expected) => {
  const { folder } = await site();
  const log = join(await temporaryFolder(), 'access.log');
  await writeFile(log, lines.join('\n'));
  expect(await command('watch', folder, '--logs', log)).toMatchObject({
    status: 4,
    text: expect.stringContaining(expected),
  });
  expect(await command('watch', folder, '--logs', log, '--quiet')).toEqual({ status: 4, text: '' });
});

test('a harmful release is named, rolled back once, and never again', async () => {
  const { folder, store } = await site();
  const log = join(await temporaryFolder(), 'access.log');
  await writeFile(log, [...accessLog(audience)].join('\n'));
  const before = await tree(store);

  const said = await command('watch', folder, '--logs', log);
  expect(said.status).toBe(3);
  expect(said.text).toMatch(
    new RegExp(
      `news ${second}: INP p75 \\+\\d+ ms \\(95 %: \\d+ to \\d+\\) on .*, \\d+ views\\. Roll back: ringside rollback news --to ${folder} --release ${first}$`,
    ),
  );
  expect(await tree(store)).toEqual(before);

  await command('lock', 'news', '--to', folder, '--reason', 'A fight is on.');
  expect((await command('watch', folder, '--logs', log, '--rollback')).text).toContain('news is locked');
  await command('unlock', 'news', '--to', folder);

  const json = await command('watch', folder, '--logs', log, '--rollback', '--json');
  expect(json).toMatchObject({ status: 3, text: expect.stringContaining(`Rolled news back to ${first}.`) });
  expect((await livePointer(store)).sections.news).toMatchObject({ release: first, takenBack: [second] });

  await release(store, samples.gear, SECOND);
  const again = await command('watch', folder, '--logs', log, '--rollback');
  expect(again).toMatchObject({ status: 3, text: expect.stringContaining('was rolled back once') });
  expect((await livePointer(store)).sections.news?.release).toBe(second);
});

test('a locked section refuses releases and rollbacks, with the reason', async () => {
  const { folder, store } = await site();
  const sources = [await sourceOf(samples.news)];
  await command('lock', 'news', '--to', folder, '--reason', 'A fight is on.');
  expect((await command('status', folder)).text).toContain('A fight is on.');
  await expect(publish(store, { kind: 'release', sources })).rejects.toThrow('A fight is on.');
  await expect(publish(store, { kind: 'rollback', section: 'news' })).rejects.toThrow('(locked)');
  expect((await command('verify', folder)).status).toBe(0);
  await command('unlock', 'news', '--to', folder);
  const noted = await command('rollback', 'news', '--to', folder, '--note', 'The list was empty.');
  expect(noted.status).toBe(0);
  expect((await command('status', folder)).text).toContain('The list was empty.');
});

test('a site knows what was live at some time, and keeps it for open tabs', async () => {
  const { folder, store } = await site();
  const { since = '' } = (await livePointer(store)).sections.news ?? {};
  await release(store, { ...samples.news, client: 'third' });
  const then = await command('status', folder, '--json', '--at', since);
  expect(JSON.parse(then.text).sections.news.release).toBe(second);
  expect((await command('status', folder, '--at', '2001-01-01')).status).toBe(1);
  const stored = async () => (await livePointer(store)).sections.news?.history.map((past) => past.release);
  await command('prune', folder, '--keep', '1', '--older-than', '14d');
  expect(await stored()).toEqual([first, second, expect.any(String)]);
  await command('prune', folder, '--keep', '1');
  expect(await stored()).toEqual([expect.any(String)]);
});

test('a million lines take less than 20 s and 300 MB', { tags: ['all'], timeout: 600_000 }, async () => {
  const { folder } = await site();
  const log = join(await temporaryFolder(), 'access.log');
  const file = createWriteStream(log);
  let lines = 0;
  for (const line of accessLog({
    ...audience,
    viewsBefore: 400_000,
    viewsAfter: 600_000,
    viewsAnHour: 9000,
  })) {
    lines += 1;
    if (!file.write(`${line}\n`)) await once(file, 'drain');
    if (lines === 1_000_000) break;
  }
  file.end();
  await once(file, 'close');
  const started = performance.now();
  const bin = fileURLToPath(new URL('../cli/bin.js', import.meta.url));
  const child = spawn(process.execPath, [bin, 'watch', folder, '--logs', log], { stdio: 'ignore' });
  let kilobytes = 0;
  const timer = setInterval(async () => {
    const text = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0));
  }, 100);
  const [status] = await once(child, 'exit');
  clearInterval(timer);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${lines} lines: ${seconds.toFixed(1)} s, ${(kilobytes / 1000).toFixed(0)} MB`);
  expect({ lines, status }).toEqual({ lines: 1_000_000, status: 3 });
  expect(seconds).toBeLessThan(20);
  expect(kilobytes).toBeLessThan(300_000);
});
