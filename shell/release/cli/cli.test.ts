import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { built, temporaryFolder } from '../testing/fixtures.ts';
import { news, samples } from '../testing/samples.ts';

const BIN = fileURLToPath(new URL('../bin.js', import.meta.url));

function ringside(args: readonly string[], env = {}): Promise<{ status: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...args], { env: { ...process.env, ...env } }, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

const site = join(await temporaryFolder(), 'site');
const dists = await Promise.all(Object.values(samples).map(built));

test('release, rollback, status, verify and prune, as in the README', async () => {
  const all = await ringside(['release', 'all', '--to', site, '--from', ...dists]);
  expect(all.out).toMatch(
    /Released news [0-9a-f]{12}\.\n[\s\S]*9 of 9 pages written, [\d.]+ kB up, [\d.]+ s\.\n$/,
  );
  const next = await built(news('second'));
  const one = await ringside(['release', 'mf-news', '--to', site, '--from', next]);
  expect(one.out).toMatch(/^Released news [0-9a-f]{12}\.\n2 of 9 pages written, /);
  const status = JSON.parse((await ringside(['status', site, '--json'])).out) as {
    sections: { news: { history: readonly unknown[] } };
  };
  expect(status.sections.news.history).toHaveLength(2);
  expect((await ringside(['rollback', 'news', '--to', site])).out).toMatch(
    /^Rolled news back to [0-9a-f]{12}\.\n2 of 9/,
  );
  expect(await ringside(['verify', site])).toMatchObject({ status: 0, err: '' });
  expect(await ringside(['prune', site, '--keep', '1'])).toMatchObject({ status: 0, err: '' });
});

test.each([
  [[], 'name a command'],
  [['publish'], "unknown command 'publish'"],
  [['release'], "required option '--to <target>'"],
  [['release', 'boxing', '--to', 'x'], 'There is no section "boxing"'],
  [['release', 'news', '--to', 'ftp://x'], '"ftp://x" is no target'],
  [['release', 'news', '--to', 'x', '--from', 'nowhere'], 'There is no folder nowhere'],
  [['release', 'gear', '--to', 'x', '--from', dists[1] ?? ''], '--from holds a release of news, not of gear'],
  [['create'], "missing required argument 'name'"],
  [['create', 'Ring Walks'], '"Ring Walks" is no name'],
  [['create', 'reviews'], "/reviews is news's already"],
  [['prune', 'x', '--keep', '0'], 'a whole number above zero'],
  [['status', 'x', 'y'], 'too many arguments'],
  [['verify', 'x', '--fast'], "unknown option '--fast'"],
])('misuse %j is one clear line and status 2', async (args, line) => {
  const { status, out, err } = await ringside(args);
  expect({ status, out, lines: err.trimEnd().split('\n').length }).toEqual({ status: 2, out: '', lines: 1 });
  expect(err).toContain(line);
});

test.each([
  [['status', 'nowhere'], 'There is no site at nowhere'],
  [['serve', 'nowhere'], 'There is no site at nowhere'],
  [['release', 'gear', '--to', `${site}-new`, '--from', dists[2] ?? ''], '(no-shell)'],
  [['rollback', 'gear', '--to', site, '--release', 'x'], 'unknown-release'],
])('failure %j is one clear line and status 1', async (args, line) => {
  const { status, err } = await ringside(args);
  expect({ status, lines: err.trimEnd().split('\n').length }).toEqual({ status: 1, lines: 1 });
  expect(err).toContain(line);
});

test.each(['release', 'rollback', 'status', 'verify', 'prune', 'build', 'serve', 'start', 'dev', 'create'])(
  '%s has --help',
  async (verb) => {
    const { status, out } = await ringside([verb, '--help']);
    expect(status).toBe(0);
    expect(out).toContain(`Usage: ringside ${verb}`);
  },
);

test('a taken port is one clear line', async () => {
  const taken = createServer().listen(0);
  const { port } = taken.address() as AddressInfo;
  const { status, err } = await ringside(['serve', site], { PORT: String(port) });
  taken.close();
  expect(status).toBe(1);
  expect(err).toBe(`Port ${port} is taken. Choose another one: PORT=4200 npm start\n`);
});
