import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { SOURCES_FILE } from '@ringside/shared/build/sources';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyWorkspace } from '../../testing/copyWorkspace.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { sampled } from '../../testing/sampled.ts';
import { urlIn } from '../../testing/urlIn.ts';

/** Serving takes 60 to 115 MB. Releasing takes more. */
const SERVING_MB = 200;

const folder = await temporaryFolder();
const started: ChildProcess[] = [];

beforeAll(() => copyWorkspace(folder, { isBuilt: true }));
afterAll(() => {
  for (const child of started) if (hasProcesses(child)) process.kill(-(child.pid ?? 0), 'SIGKILL');
});

/**
 * Starts the command as the leader of a process group, so that the test finds the processes that
 * the command starts.
 */
function start() {
  const child = spawn(process.execPath, ['shell/release/cli/bin.js', 'start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', RINGSIDE_BROTLI: '1' },
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
const released = join(folder, '.site', 'sections.json');

test('SIGINT ends it while it builds', sampled(false), async () => {
  await rm(join(folder, 'shell', 'dist', SOURCES_FILE));
  const child = start();
  await vi.waitUntil(() => existsSync(building), 60_000);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
  await nothingIsLeft(child);
  expect(existsSync(released), 'it did not wait until all was built').toBe(false);
});

test('after releasing it serves with the memory that serving takes, and a signal ends it with status 0', async () => {
  const child = start();
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
