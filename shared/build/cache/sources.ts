import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedFolder, workspaceOf } from '../node/packageFolder.ts';

/** The parts of `shared` that a build reads. Where it is installed, its build is compiled, in `dist`. */
const SHARED = ['src', 'build', 'dist', 'package.json'].map((path) => join(sharedFolder, path));

/** Files with the installed versions, the most exact first. */
const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'node_modules/.package-lock.json'];

/** Folders that hold outputs, not sources. */
const OUTPUTS = ['dist', 'node_modules', '.cache'];

/** File names with the hash of each file's bytes, in the same order on every machine. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Reads the given files and everything below the given folders. Missing ones are skipped.
 *
 * @param root the folder that names are relative to. They use `/`, so they are the same wherever the workspace is
 */
function readSources(root: string, paths: readonly string[]): Sources {
  const sources = new Map<string, string>();
  // Synchronous, because for ten thousand small files, awaiting each one takes longer than reading it.
  const add = (path: string) =>
    sources.set(relative(root, path).replaceAll('\\', '/'), hash('sha256', readFileSync(path)));
  const walk = (folder: string): void => {
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (OUTPUTS.includes(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else add(path);
    }
  };
  for (const path of paths.filter(existsSync)) {
    if (statSync(path).isDirectory()) walk(path);
    else add(path);
  }
  return sources;
}

/**
 * Reads everything that a package is built from: its own `src`, the parts of `shared` that a build reads, and the
 * versions of installed packages.
 *
 * @param root the package's folder
 * @param own which of its files count
 * @param workspace where its lock file is
 */
export function packageSources(
  root: string,
  own: readonly string[] = ['src', 'package.json'],
  workspace = workspaceOf(root),
): Sources {
  const lock = LOCKS.map((name) => join(workspace, name)).find(existsSync);
  return readSources(join(root, '..'), [
    ...own.map((name) => join(root, name)),
    ...SHARED,
    ...(lock ? [lock] : []),
  ]);
}

/**
 * One hash of all sources.
 *
 * @param isCounted whether a path, relative to its package, is included
 */
export function sourcesKey(sources: Sources, isCounted: (path: string) => boolean = () => true): string {
  const sum = createHash('sha256');
  for (const [name, bytes] of sources)
    if (isCounted(name.replace(/^[^/]+\//, ''))) sum.update(`${name}\0${bytes}\0`);
  return sum.digest('hex');
}
