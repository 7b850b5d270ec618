import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyWorkspace } from '@ringside/release/testing/copyWorkspace';
import { packageFolders } from '@ringside/release/workspace';
import type { Browser } from 'playwright';
import { median, type Sample } from '../report/samples.ts';
import { develop } from './develop.ts';

/** How often each step is timed. */
const RUNS = 3;
/** Longest wait for a build, in milliseconds. */
const BUILD_TIMEOUT_MS = 300_000;

/** What a developer waits for, in milliseconds, measured in a copy of the workspace. */
export async function measureDevelopment(browser: Browser): Promise<Sample[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-bench-'));
  try {
    await copyWorkspace(folder);
    const times = {
      buildCold: await often(() => build(folder, 'all')),
      buildOne: await often(() => build(folder, 'mf-news')),
      ...(await develop(browser, folder)),
    };
    return Object.entries(times).map(([metric, value]) => ({
      metric,
      route: 'site',
      variant: 'ours',
      value,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function often(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return median(times);
}

/** `ringside build`, with nothing built before. */
async function build(folder: string, section: string): Promise<number> {
  for (const name of ['shared', ...[...(await packageFolders()).values()].map((each) => basename(each))])
    for (const output of ['dist', '.cache'])
      await rm(join(folder, name, output), { recursive: true, force: true });
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['shell/release/cli/bin.js', 'build', section], {
    cwd: folder,
    encoding: 'utf8',
    timeout: BUILD_TIMEOUT_MS,
  });
  if (status !== 0) throw new Error(`@ringside/shell: building ${section} failed.\n${stderr}`);
  return performance.now() - started;
}
