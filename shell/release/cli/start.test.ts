import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyWorkspace } from '../testing/copyWorkspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';
import { urlIn } from '../testing/urlIn.ts';

/** Serving takes 60 to 115 MB, building more than 700. */
const SERVING_MB = 200;

const folder = await temporaryFolder();
const started: ChildProcess[] = [];
const START = ['shell/release/cli/bin.js', 'start'];

beforeAll(() => copyWorkspace(folder, { isBuilt: true }));
afterAll(() => {
  for (const child of started) if (hasProcesses(child)) process.kill(-(child.pid ?? 0), 'SIGKILL');
});

/** It leads a process group, so that what it starts can be found. */
function run(command: string, args: readonly string[]) {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: undefined, PORT: '0', RINGSIDE_BROTLI: '1' },
  });
  started.push(child);
  return child;
}

function hasProcesses(leader: ChildProcess): boolean {
  try {
    return process.kill(-(leader.pid ?? 0), 0);
  } catch {
    return false;
  }
}

const nothingIsLeft = (leader: ChildProcess) =>
  vi.waitFor(() => expect(hasProcesses(leader)).toBe(false), 10_000);

const building = join(folder, 'shell', '.cache', 'building');
const forgetShell = () => rm(join(folder, 'shell', '.cache'), { recursive: true, force: true });
const released = join(folder, '.site', 'sections.json');

// npm passes SIGINT on, but not SIGHUP.
test.each([
  ['SIGINT', process.execPath, START],
  ['SIGHUP', 'npm', ['start']],
] as const)('%s ends it while it builds', sampled(false), async (signal, command, words) => {
  await forgetShell();
  const child = run(command, words);
  await vi.waitUntil(() => existsSync(building), 60_000);
  child.kill(signal);
  const exit = await once(child, 'exit');
  if (signal === 'SIGINT') expect(exit).toEqual([null, 'SIGINT']);
  await nothingIsLeft(child);
  expect(existsSync(released), 'it did not wait until all was built').toBe(false);
});

test('after building it serves with the memory that serving takes, and a signal ends it with status 0', async () => {
  await forgetShell();
  const child = run(process.execPath, START);
  const url = await urlIn(child.stdout);
  const pages = await Promise.all(['/', '/news', '/fights'].map((page) => fetch(`${url}${page}`)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  if (process.platform === 'linux') expect(memoryOf(child)).toBeLessThan(SERVING_MB);
  const reader = connect(Number(new URL(url).port), 'localhost');
  reader.on('error', () => {});
  await once(reader, 'connect');
  reader.write('GET / HTTP/1.1\r\n');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await nothingIsLeft(child);
});

function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
