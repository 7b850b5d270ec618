import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { built, temporaryFolder } from '../testing/fixtures.ts';
import { news, samples } from '../testing/samples.ts';
import { run } from './cli.ts';

const BIN = fileURLToPath(new URL('./bin.js', import.meta.url));

/** Runs a command as a process. */
function ringside(args: readonly string[], env = {}): Promise<{ status: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...args], { env: { ...process.env, ...env } }, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

/** Runs a command in this process, since one of its own would take longer to start. */
async function said(words: readonly string[]): Promise<{ status: number; out: string; err: string }> {
  const lines = { out: '', err: '' };
  const write = (to: 'out' | 'err') => (text: unknown) => {
    lines[to] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(write('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(write('err'));
  vi.spyOn(console, 'log').mockImplementation((text) => write('out')(`${text}\n`));
  vi.spyOn(console, 'error').mockImplementation((text) => write('err')(`${text}\n`));
  const status = await run(words);
  vi.restoreAllMocks();
  return { status, ...lines };
}

const site = join(await temporaryFolder(), 'site');
const dists = await Promise.all(Object.values(samples).map(built));

const empty = await temporaryFolder();
/** A folder and a file that belong to somebody else. */
const strange = await temporaryFolder();
await writeFile(join(strange, 'index.html'), 'Mine');
const file = join(await temporaryFolder(), 'package.json');
await writeFile(file, '{}');

test('release, rollback, status, verify and prune, as in the README', async () => {
  const all = await said(['release', 'all', '--to', site, '--from', ...dists]);
  expect(all.out).toMatch(
    /Released news [0-9a-f]{12}\.\n[\s\S]*9 of 9 pages written, [\d.]+ kB up, [\d.]+ s\.\n$/,
  );
  const next = await built(news('second'));
  const one = await said(['release', 'mf-news', '--to', site, '--from', next]);
  expect(one.out).toMatch(/^Released news [0-9a-f]{12}\.\n2 of 9 pages written, /);
  const status = JSON.parse((await said(['status', site, '--json'])).out) as {
    sections: { news: { history: readonly unknown[] } };
  };
  expect(status.sections.news.history).toHaveLength(2);
  expect((await said(['rollback', 'news', '--to', site])).out).toMatch(
    /^Rolled news back to [0-9a-f]{12}\.\n2 of 9/,
  );
  const changed = await said(['release', '--to', site, '--from', next, dists[2] ?? '', '--changed']);
  expect(changed.out).toMatch(
    /^news \w+ was rolled back\. To release it again, leave out --changed\.\ngear \w+ is live already\.\nNothing to release\.\n$/,
  );
  expect(await said(['verify', site])).toMatchObject({ status: 0, err: '' });
  expect(await said(['prune', site, '--keep', '1'])).toMatchObject({ status: 0, err: '' });
});

test('plan, preview, promote and remove, as in the README', async () => {
  const live = join(await temporaryFolder(), 'live');
  const shown = join(await temporaryFolder(), 'preview');
  await said(['release', 'all', '--to', live, '--from', ...dists]);
  const next = await built(news('next'));
  const comment = join(await temporaryFolder(), 'plan.md');
  const plan = await said(['plan', 'news', '--to', live, '--from', next, '--comment', comment]);
  expect(plan).toMatchObject({ status: 0, err: '' });
  expect(await readFile(comment, 'utf8')).toBe(
    `This would be released (\`ringside plan\`):\n\n\`\`\`text\n${plan.out}\`\`\`\n`,
  );
  expect(plan.out).toContain('changed: /training\n    - first');
  const dead = await built({ ...samples.gear, pages: { '/gear': '<a href="/x">x</a>' } });
  // Its status is no error's, so only a process has it.
  const refused = await ringside(['plan', 'gear', '--to', live, '--from', dead, '--json']);
  expect({ status: refused.status, ...JSON.parse(refused.out) }).toMatchObject({
    status: 1,
    goesThrough: false,
    refusals: [{ rule: 'dead-link' }],
  });
  const preview = await said(['preview', 'news', '--of', live, '--to', shown, '--from', next]);
  expect(preview.out).toMatch(/^news [0-9a-f]{12}\n.*\n9 of 9 pages written/);
  const promoted = await said(['promote', '--of', shown, '--to', live]);
  expect(promoted.out).toMatch(/^Released news [0-9a-f]{12}\.\n2 of 9 pages written/);
  expect(await said(['remove', 'gear', '--from', live])).toMatchObject({
    status: 1,
    err: expect.stringMatching(/gear is still linked or shown on \/, \/fights\..*\(still-used\)\n$/),
  });
  expect((await said(['remove', 'fights', '--from', live])).out).toMatch(/^Removed fights\./);
  expect(await said(['verify', live])).toMatchObject({ status: 0, err: '' });
});

test('a release that is refused for several reasons names each in a line', async () => {
  const dead = await built({ ...samples.gear, pages: { '/gear': '<a href="/x">x</a><a href="/y">y</a>' } });
  const { status, err } = await said(['release', 'gear', '--to', site, '--from', dead]);
  expect({ status, lines: err.trimEnd().split('\n') }).toEqual({
    status: 1,
    lines: ['/x', '/y'].map((path) =>
      expect.stringContaining(`links to ${path}, which does not exist. (dead-link)`),
    ),
  });
});

test('a first release overwrites other files only with --force', async () => {
  const args = ['release', 'all', '--to', strange, '--from', ...dists];
  expect((await said(args)).status).toBe(2);
  expect(await readdir(strange)).toEqual(['index.html']);
  expect(await readFile(join(strange, 'index.html'), 'utf8')).toBe('Mine');
  expect((await said([...args, '--force'])).status).toBe(0);
  expect(await readFile(join(strange, 'index.html'), 'utf8')).toContain('<h1>Home</h1>');
  await rm(join(strange, 'releases/generations'), { recursive: true });
});

test('a first release continues one that was interrupted before anything was live', async () => {
  const place = await temporaryFolder();
  const args = ['release', 'all', '--to', place, '--from', ...dists];
  await said(args);
  const entries = await readdir(place);
  for (const name of entries.filter((each) => !['assets', 'vendor', 'releases'].includes(each)))
    await rm(join(place, name), { recursive: true });
  await rm(join(place, 'releases/generations'), { recursive: true });
  expect(await said(args)).toMatchObject({ status: 0, err: '' });
});

test('a rollback needs a second release', async () => {
  expect(await said(['rollback', 'gear', '--to', site])).toMatchObject({
    status: 1,
    err: expect.stringMatching(/gear [0-9a-f]{12} replaced no other release\. \(unknown-release\)\n$/),
  });
});

test.each([
  [[], 'name a command'],
  [['publish'], "unknown command 'publish'"],
  [['release'], "required option '--to <target>'"],
  [['release', 'boxing', '--to', 'x'], 'There is no section "boxing"'],
  [['release', 'news', '--to', 'ftp://x'], '"ftp://x" is not a target'],
  [['release', 'news', '--to', 'x', '--from', 'nowhere'], 'There is no folder nowhere'],
  [['release', 'gear', '--to', 'x', '--from', dists[1] ?? ''], '--from holds a release of news, not of gear'],
  [
    ['release', 'all', '--to', strange, '--from', ...dists],
    'holds no site, but other files, such as 404.html. Name an empty',
  ],
  [['release', 'all', '--to', file, '--from', ...dists], 'package.json is a file. Name a directory'],
  [
    ['release', 'all', '--to', file, '--force', '--from', ...dists],
    'package.json is a file. Name a directory',
  ],
  [['status', file], 'package.json is a file. Name a directory'],
  [
    ['rollback', 'newz', '--to', site],
    'has no section "newz". Choose from fights, gear, news, shell, training.',
  ],
  [['plan', 'news'], "required option '--to <target>'"],
  [['plan', 'news', '--to', file, '--from', ...dists], 'package.json is a file. Name a directory'],
  [['preview', 'news', '--of', site, '--to', site, '--from', dists[1] ?? ''], 'is a live site, which'],
  [['preview', 'news', '--of', site, '--to', 's3://site/p'], 'Name the address of the preview'],
  [['preview', 'news', '--of', site, '--to', strange], 'holds no site, but other files'],
  [['promote', '--of', site, '--to', site], 'is not a preview. To make one, run ringside preview'],
  [['remove', 'newz', '--from', site], 'has no section "newz"'],
  [['remove', 'shell', '--from', site], 'The shell cannot be removed'],
  [['create'], "missing required argument 'name'"],
  [['create', 'Ring Walks'], '"Ring Walks" is no name'],
  [['create', 'reviews'], "/reviews is news's already"],
  [['create', 'news', '--in', 'x', '--to', site], 'has a section "news" already; choose another name'],
  [['create', 'clock', '--in', 'x', '--to', site], "ringside-clock is shell's already; choose another name"],
  [['create', 'walks', '--in', 'x', '--kit', strange], 'holds no tarball of @ringside/shared'],
  [['create', 'walks', '--to', site], '--to needs --in'],
  [['prune', 'x', '--keep', '0'], 'a whole number above zero'],
  [['status', 'x', 'y'], 'too many arguments'],
  [['verify', 'x', '--fast'], "unknown option '--fast'"],
])('misuse %j is one clear line and status 2', async (args, line) => {
  const { status, out, err } = await said(args);
  expect({ status, out, lines: err.trimEnd().split('\n').length }).toEqual({ status: 2, out: '', lines: 1 });
  expect(err).toContain(line);
});

test.each([
  [['status', 'nowhere'], 'There is no site at nowhere'],
  [['serve', 'nowhere'], 'There is no site at nowhere'],
  [['release', 'gear', '--to', `${site}-new`, '--from', dists[2] ?? ''], '(no-shell)'],
  [['preview', 'news', '--of', 'nowhere', '--to', 'x'], 'There is no site at nowhere'],
  [['promote', '--of', site, '--to', 'nowhere'], 'There is no site at nowhere'],
  [['remove', 'news', '--from', 'nowhere'], 'There is no site at nowhere'],
  [['create', 'walks', '--in', 'x', '--to', 'nowhere'], 'There is no site at nowhere'],
  [['create', 'walks', '--in', 'x', '--to', empty], '(no-site)'],
  [['release', 'gear', '--to', empty, '--from', dists[2] ?? ''], '(no-shell)'],
  [['preview', 'news', '--of', empty, '--to', 'x'], '(no-site)'],
  [['remove', 'news', '--from', empty], '(no-site)'],
  [['rollback', 'news', '--to', empty], '(no-site)'],
  [['status', empty], '(no-site)'],
  [['verify', empty], '(no-site)'],
  [['rollback', 'gear', '--to', site, '--release', 'x'], 'unknown-release'],
])('failure %j is one clear line and status 1', async (args, line) => {
  const { status, err } = await said(args);
  expect({ status, lines: err.trimEnd().split('\n').length }).toEqual({ status: 1, lines: 1 });
  expect(err).toContain(line);
});

test.each([
  'release',
  'plan',
  'preview',
  'promote',
  'remove',
  'rollback',
  'status',
  'verify',
  'prune',
  'build',
  'serve',
  'start',
  'dev',
  'create',
])('%s has --help', async (verb) => {
  const { status, out } = await said([verb, '--help']);
  expect(status).toBe(0);
  expect(out).toContain(`Usage: ringside ${verb}`);
});

test('the process prints the message and exits with that status', async () => {
  expect(await ringside(['--help'])).toMatchObject({ status: 0, err: '' });
  expect(await ringside(['publish'])).toMatchObject({ status: 2, out: '' });
  expect(await ringside(['status', 'nowhere'])).toMatchObject({ status: 1, out: '' });
});

test.each(['serve', 'start'])('a port in use gives one clear line: %s', async (verb) => {
  const taken = createServer().listen(0);
  const { port } = taken.address() as AddressInfo;
  const { status, err } = await ringside(verb === 'serve' ? [verb, site] : [verb], { PORT: String(port) });
  taken.close();
  expect(status).toBe(1);
  expect(err).toBe(`Port ${port} is taken. Choose another one: PORT=4200 npm start\n`);
});
