import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { packageSources, SOURCES_FILE, sourcesKey } from '@ringside/shared/build/sources';
import { ifMissing } from '../support/ifMissing.ts';
import { inParallel } from '../support/inParallel.ts';
import { workspaceRoot } from './workspace.ts';

export const BIN = fileURLToPath(new URL('../cli/bin.js', import.meta.url));

/**
 * Builds the packages whose sources changed, and returns their names. Several build in child
 * processes, which give their memory back.
 */
export async function buildStale(folders: readonly string[]): Promise<string[]> {
  const stale: string[] = [];
  for (const folder of folders) {
    const built = await ifMissing(readFile(join(folder, 'dist', SOURCES_FILE), 'utf8'), undefined);
    if (built !== sourcesKey(packageSources(folder))) stale.push(folder);
  }
  await inParallel(stale, stale.length === 1 ? build : buildInChild, 2);
  return stale.map((folder) => relative(workspaceRoot, folder) || basename(folder));
}

async function build(folder: string): Promise<void> {
  const { buildSection } = await import('@ringside/shared/build');
  await buildSection(folder);
}

/** The child ends when this process does. */
async function buildInChild(folder: string): Promise<void> {
  const child = fork(BIN, ['build', basename(folder)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stderr = child.stderr ? await text(child.stderr) : '';
  const [status, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  if (status !== 0)
    throw new Error(
      stderr.trim() ||
        `Building ${basename(folder)} was ended by ${signal}. Run the command again. If the machine has too little memory, build one package at a time.`,
    );
  process.stderr.write(stderr);
}
