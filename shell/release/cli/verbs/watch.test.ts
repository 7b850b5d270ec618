import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Audience } from '@ringside/watch/testing/audience/accessLog';
import { harms } from '@ringside/watch/testing/audience/stories';
import { beaconOf, lineOf, logOf, many } from '@ringside/watch/testing/secondReleases';
import { expect, test } from 'vitest';
import { livePointer } from '../../publish/pointer.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { release, samples, tree } from '../../testing/samples.ts';
import { agedSite, idsOf } from '../testing/agedSite.ts';
import { said } from '../testing/commands.ts';

const story = harms['INP + 100 ms'] ?? {};

const again = (['news', 'gear', 'training'] as const).map((name) => ({
  ...samples[name],
  client: 'second',
}));
const site = () => agedSite(again);
const first = await idsOf(Object.values(samples));
const second = await idsOf(again);

const QUERY = beaconOf(first);
const BAD = beaconOf({ ...first, ...second });
const log = (audience: Partial<Audience>) =>
  logOf({ versions: first, next: second.news ?? '', ...audience });

async function logged(lines: Iterable<string>): Promise<string> {
  const log = join(await temporaryFolder(), 'access.log');
  await writeFile(log, [...lines].join('\n'));
  return log;
}

/** The site of tests that only read it. */
const { folder } = await site();

test('a damaged log is named, its rest is left out, and the others are read', async () => {
  const logs = await temporaryFolder();
  await writeFile(join(logs, 'access.log'), [...log({})].join('\n'));
  await writeFile(
    join(logs, 'access.log.1.gz'),
    gzipSync(lineOf(QUERY).repeat(99)).subarray(0, 80),
  );
  await writeFile(join(logs, 'access.log.2.xz'), Buffer.from('\xfd7zXZ\0', 'latin1'));
  const { status, out, err } = await said(['watch', folder, '--logs', logs]);
  expect(status).toBe(1);
  expect(err).toMatch(
    /1\.gz was left out from here on: unexpected end of file.*\n.*2\.xz was .* packed \(xz\)/,
  );
  expect(out).toMatch(
    /news \w+ after \w+: \d+ views, [\d,]+ before: no harm; would have noticed LCP \+\d+ ms, INP \+\d+ ms, errors \+[\d.]+ points/,
  );
});

test.each<[string, readonly string[], string]>([
  ['an empty log', [], 'The log has no beacon'],
  ['a log of another site', ['a', 'b'], 'The log has no beacon'],
  [
    "a log of a proxy's address",
    many(500, (index) => lineOf(index % 2 ? QUERY : BAD, '10.0.0.1')),
    "no visitors' addresses",
  ],
  ['a release that few saw', [lineOf(QUERY), lineOf(BAD)], 'not enough to say'],
])('%s is said to be one, with a status of its own', async (_, lines, expected) => {
  const words = ['watch', folder, '--logs', await logged(lines)];
  expect(await said(words)).toMatchObject({ status: 4, out: expect.stringContaining(expected) });
  expect(await said([...words, '--quiet'])).toEqual({ status: 4, out: '', err: '' });
});

test('a harmful release is named, rolled back once, and never again', async () => {
  const { folder, store } = await site();
  const lines = log({ story, viewsBefore: 600, viewsAfter: 300 });
  const words = ['watch', folder, '--logs', await logged(lines)];
  const before = await tree(store);

  const { status, out } = await said(words);
  expect(status).toBe(3);
  expect(out).toMatch(
    new RegExp(
      `news ${second.news}: INP p75 \\+\\d+ ms \\(95 %: \\d+ to \\d+\\) on .*, \\d+ views\\. Roll back: ringside rollback news --to ${folder} --release ${first.news}\n`,
    ),
  );
  expect(await tree(store)).toEqual(before);

  await said(['lock', 'news', '--to', folder, '--reason', 'A fight is on.']);
  expect((await said([...words, '--rollback'])).out).toContain('news is locked');
  await said(['unlock', 'news', '--to', folder]);

  const json = await said([...words, '--rollback', '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ target: folder, sections: expect.any(Array) });
  expect(json).toMatchObject({
    status: 3,
    err: expect.stringContaining(`Rolled news back to ${first.news}.`),
  });
  const { news } = (await livePointer(store)).sections;
  expect(news).toMatchObject({ release: first.news, takenBack: [second.news] });

  await release(store, samples.gear, { ...samples.news, client: 'second' });
  const again = await said([...words, '--rollback']);
  expect(again).toMatchObject({ status: 3, out: expect.stringContaining('was rolled back once') });
  expect((await livePointer(store)).sections.news?.release).toBe(second.news);
});

test('a million lines take less than 20 s of processor and 300 MB', {
  tags: ['all'],
  timeout: 600_000,
}, async () => {
  const file = join(await temporaryFolder(), 'access.log');
  const lines = log({ story, viewsBefore: 500_000, viewsAfter: 800_000, viewsAnHour: 9000 });
  await pipeline(
    Readable.from(lines)
      .take(1_000_000)
      .map((line) => `${line}\n`),
    createWriteStream(file),
  );
  const report =
    'data:text/javascript,process.on("exit",()=>console.log(JSON.stringify(process.resourceUsage())))';
  const bin = fileURLToPath(new URL('../bin.js', import.meta.url));
  const words = ['--import', report, bin, 'watch', folder, '--logs', file];
  const { code, stdout } = await promisify(execFile)(process.execPath, words).catch(
    (error) => error,
  );
  expect(code, stdout).toBe(3);
  expect(stdout).toContain('1,000,000 lines');
  const used = JSON.parse(stdout.split('\n').at(-2) ?? '');
  console.log(`${used.userCPUTime / 1e6} s, ${used.maxRSS / 1000} MB`);
  expect(used.userCPUTime).toBeLessThan(20e6);
  expect(used.maxRSS).toBeLessThan(300_000);
});
