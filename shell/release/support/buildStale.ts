import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { packageSources, sourcesKey } from '@ringside/shared/build/sources';
import { ifMissing } from './ifMissing.ts';
import { inParallel } from './inParallel.ts';
import { workspaceRoot } from './workspace.ts';

const BIN = fileURLToPath(new URL('../cli/bin.js', import.meta.url));
/** More would not be faster on two cores, and take more than a gigabyte of memory. */
const PROCESSES = 2;

/**
 * Builds the packages whose sources changed since their last build, and returns their names. It builds one here, several
 * in processes of their own, which is faster and gives their memory back.
 *
 * @throws Error with the reason when one of them cannot be built
 */
export async function buildStale(folders: readonly string[]): Promise<string[]> {
  const stale: string[] = [];
  for (const folder of folders) if (!(await isBuilt(folder))) stale.push(folder);
  await inParallel(stale, stale.length === 1 ? build : buildInChild, PROCESSES);
  return stale.map((folder) => relative(workspaceRoot, folder) || basename(folder));
}

async function build(folder: string): Promise<void> {
  // Vite takes a while to load, so it is only loaded when needed.
  const { buildSection } = await import('@ringside/shared/build');
  const sources = packageSources(folder);
  const { id } = await buildSection(folder, { sources });
  await mkdir(join(folder, '.cache'), { recursive: true });
  await writeFile(builtFile(folder), JSON.stringify({ sources: sourcesKey(sources), id }));
}

/** Runs `ringside build` for one package. The child ends when this process does. */
async function buildInChild(folder: string): Promise<void> {
  const child = fork(BIN, ['build', basename(folder)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const ended = once(child, 'exit');
  const stderr = child.stderr ? await text(child.stderr) : '';
  const [status, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  if (status !== 0) throw new Error(stderr.trim() || `Building ${basename(folder)} was ended by ${signal}.`);
}

/** Records which sources gave which release. It is beside `dist/`, which holds only the release. */
const builtFile = (folder: string) => join(folder, '.cache', 'built.json');

/** Whether the release in `dist/` was built from the present sources. */
async function isBuilt(folder: string): Promise<boolean> {
  const built = await ifMissing(readFile(builtFile(folder), 'utf8'), undefined);
  const release = await ifMissing(readFile(join(folder, 'dist', 'release.json'), 'utf8'), undefined);
  if (!built || !release) return false;
  const { id } = JSON.parse(release) as { id: string };
  return built === JSON.stringify({ sources: sourcesKey(packageSources(folder)), id });
}
