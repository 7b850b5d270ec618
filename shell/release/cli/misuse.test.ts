import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { directoryStore } from '../stores/directory.ts';
import { built, temporaryFolder } from '../testing/fixtures.ts';
import { releaseSamples, samples } from '../testing/samples.ts';
import { BIN } from '../workspace/buildStale.ts';
import { ringside, said } from './testing/commands.ts';

const site = join(await temporaryFolder(), 'site');
await releaseSamples(directoryStore(site));
const dists = await Promise.all(Object.values(samples).map(built));

const empty = await temporaryFolder();
const strange = await temporaryFolder();
await writeFile(join(strange, 'index.html'), 'Mine');
const file = join(await temporaryFolder(), 'package.json');
await writeFile(file, '{}');

test.each([
  [[], 'name a command'],
  [['publish'], "unknown command 'publish'"],
  [['release'], "required option '--to <target>'"],
  [['release', 'boxing', '--to', 'x'], 'There is no section "boxing"'],
  [['release', 'news', '--to', 'ftp://x'], '"ftp://x" is not a target'],
  [['release', 'news', '--to', 'x', '--from', 'nowhere'], '--from nowhere is not a folder'],
  [['release', 'news', '--to', 'x', '--note', 'ok\nnews: B'], 'Write one line.'],
  [
    ['release', 'gear', '--to', 'x', '--from', dists[1] ?? ''],
    '--from has a release of news, not of gear',
  ],
  [
    ['release', '--to', 'x', '--from', dists[0] ?? ''],
    '--from has a release of shell, not of a section',
  ],
  [
    ['release', 'all', '--to', 'x', '--from', ...dists, dists[0] ?? ''],
    'both have a release of shell. Remove one from --from.',
  ],
  [
    ['release', 'all', '--to', file, '--from', ...dists],
    'package.json is a file. Name a directory',
  ],
  [
    ['rollback', 'newz', '--to', site],
    'has no section "newz". Choose from fights, gear, news, shell, ',
  ],
  [
    ['preview', 'news', '--of', site, '--to', site, '--from', dists[1] ?? ''],
    'is a live site, which',
  ],
  [['preview', 'news', '--of', site, '--to', 's3://site/p'], 'Name the origin of the preview'],
  [['preview', 'news', '--of', site, '--to', strange], 'has other files, such as'],
  [['promote', '--of', site, '--to', site], 'is not a preview. To make one, run ringside preview'],
  [['remove', 'newz', '--from', site], 'has no section "newz"'],
  [['remove', 'shell', '--from', site], 'The shell cannot be removed'],
  [['lock', 'news', '--to', site, '--reason', ''], 'Give a value'],
  [['create', 'walks', '--in', '~/walks'], '--in ~/walks is not a directory'],
  [['create'], "missing required argument 'name'"],
  [['create', 'reviews'], '/reviews already belongs to news'],
  [
    ['create', 'clock', '--in', 'x', '--to', site],
    'ringside-clock already belongs to shell. Choose',
  ],
  [['create', 'walks', '--in', 'x', '--kit', strange], 'has no tarball of @ringside/shared'],
  [['create', 'walks', '--to', site], '--kit and --to require it'],
  [['prune', 'x', '--keep', '0'], 'a whole number above zero'],
  [['release', 'all', '--to', '--force'], 'Give a value, not another option.'],
  [
    ['preview', 'news', '--of', site, '--to', 'x', '--origin', 'x.example'],
    'Give an origin such as',
  ],
  ...['s3:/site/x', 's3:site', 's3//site', 'S3://site', 'https:/x', '~/site', '$SITE', '-'].map(
    (target): [string[], string] => [
      ['status', target],
      `"${target}" is not a target. Name a directory, or`,
    ],
  ),
  [['release', 'all', '--to', ''], 'Give a value'],
  [['status', 'x', 'y'], 'too many arguments'],
  [['verify', 'x', '--fast'], "unknown option '--fast'"],
])('misuse %j is one clear line and status 2', async (args, line) => {
  const { status, out, err } = await said(args);
  expect({ status, out, lines: err.trimEnd().split('\n').length }).toEqual({
    status: 2,
    out: '',
    lines: 1,
  });
  expect(err).toContain(line);
});

test('a misspelt option is named, rather than the one that is missing', async () => {
  const { status, err } = await said(['release', 'news', '--too', site]);
  expect({ status, err }).toEqual({
    status: 2,
    err: "error: unknown option '--too'\n(Did you mean --to?)\n",
  });
});

test.each([
  [
    ['status', 'nowhere'],
    `there is no site at nowhere. Check the spelling; relative paths begin at ${process.cwd()}. `,
  ],
  [['serve', 'nowhere'], 'there is no site at nowhere'],
  [['serve', strange], `there is no site at ${strange}`],
  [
    ['release', 'gear', '--to', `${site}-new`, '--from', dists[2] ?? ''],
    `there is no site at ${site}-new. `,
  ],
  [['promote', '--of', site, '--to', 'nowhere'], '(no-site)'],
  [['create', 'walks', '--in', 'x', '--to', empty], '(no-site)'],
  [['release', 'gear', '--to', empty, '--from', dists[2] ?? ''], '(no-site)'],
  [['preview', 'news', '--of', empty, '--to', 'x'], '(no-site)'],
  [['remove', 'news', '--from', empty], '(no-site)'],
  [['rollback', 'news', '--to', empty], '(no-site)'],
  [['verify', empty], '(no-site)'],
  [['rollback', 'gear', '--to', site], 'replaced no other release. (unknown-release)'],
])('failure %j is one clear line and status 1', async (args, line) => {
  const { status, err } = await said(args);
  expect({ status, lines: err.trimEnd().split('\n').length }).toEqual({ status: 1, lines: 1 });
  expect(err).toContain(line);
});

test.each([
  [
    'RINGSIDE_ORIGIN',
    'ringside.example',
    'an origin. Set it to the form https://ringside.example, without',
  ],
  ['RINGSIDE_ORIGIN', 'https://example.com/magazine', 'an origin. Set it to the form https://'],
  ['RINGSIDE_BROTLI', '12', 'a brotli quality. Set it to a whole number from 1 to 11.'],
  ['RINGSIDE_BY', 'one\ntwo', 'a name. Set it to one line'],
  ['PORT', 'http', 'a port number. Set it to a whole number from 0 to 65535.'],
  ['AWS_REGION', 'eu north', 'a region. Set it to the form eu-north-1.'],
  ['AWS_ENDPOINT_URL_S3', 'storage.example', 'a URL. Set it to the form https://storage.example.'],
])('%s=%s is refused with the form that it needs', async (name, value, form) => {
  vi.stubEnv(name, value);
  const err = expect.stringContaining(`${name}=${value} is not ${form}`);
  expect(await said(['status', site])).toEqual({ status: 2, out: '', err });
});

test('an empty variable counts as not set, because CI passes empty ones', async () => {
  for (const name of ['RINGSIDE_ORIGIN', 'AWS_REGION', 'PORT']) vi.stubEnv(name, '');
  expect(await said(['status', site])).toMatchObject({ status: 0 });
});

test.each([
  ['release --help', /^Usage: ringside release/],
  ['--version', /^\d+\.\d+\.\d+\n$/],
])('ringside %s', async (words, out) => {
  expect(await said(words.split(' '))).toMatchObject({
    status: 0,
    out: expect.stringMatching(out),
  });
});

test('the process prints the message and exits with that status', async () => {
  const err = expect.stringContaining("unknown command 'publish'");
  expect(await ringside(['publish'])).toEqual({ status: 2, out: '', err });
});

test('a reader of the output that ends early, such as head, does not end the command', async () => {
  const target = join(await temporaryFolder(), 'site');
  const child = spawn(
    process.execPath,
    [BIN, 'release', 'all', '--to', target, '--from', ...dists],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  child.stdout.destroy();
  const err = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect([await err, (await said(['verify', target])).status]).toEqual(['', 0]);
});

test("Yarn's Plug'n'Play is refused by name", async () => {
  const plugNPlay = "data:text/javascript,process.versions.pnp = '3'";
  const child = spawn(process.execPath, ['--import', plugNPlay, BIN, '--version']);
  const err = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([2, null]);
  expect(await err).toMatch(/^Ringside does not work with .+nodeLinker: node-modules.+\n$/);
});

test.each([
  [['serve', site], `ringside serve ${site}`],
  [['start'], 'npm start'],
  [['dev'], 'npm run dev'],
])('a port in use gives one clear line: %j', async (words, command) => {
  const taken = createServer().listen(0);
  const { port } = taken.address() as AddressInfo;
  vi.stubEnv('PORT', String(port));
  const result = await said(words);
  vi.unstubAllEnvs();
  taken.close();
  const err = `Port ${port} is taken. Choose another one: PORT=4200 ${command}\n`;
  expect(result).toMatchObject({ status: 1, err });
});
