import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sharedFolder } from '../node/packageFolder.ts';

/** The parts of `shared` that a build reads. Where it is installed, its build is compiled, in `dist`. */
const SHARED = ['src', 'build', 'dist', 'package.json'].map((path) => join(sharedFolder, path));

const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'node_modules/.package-lock.json'];

/** The file in a build's output with the {@link sourcesKey} of what it was built from. */
export const SOURCES_FILE = 'sources.sha256';

/** File names with the hash of each file's bytes, in the same order on every machine. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Reads everything that a package is built from: its `src`, the parts of `shared` that a build reads, and the
 * installed versions. Names are relative to the folder above the package, with `/`.
 *
 * @param root the package's folder
 * @param own which of its files and folders count; missing ones are skipped
 */
export function packageSources(root: string, own: readonly string[] = ['src', 'package.json']): Sources {
  const paths = [...own.map((name) => join(root, name)), ...SHARED].filter(existsSync).flatMap(filesOf);
  const name = (path: string) => relative(dirname(root), path).replaceAll('\\', '/');
  // Synchronous, because for ten thousand small files, awaiting each one takes longer than reading it.
  return new Map(
    [...paths, ...lockAbove(root)].map((path) => [name(path), hash('sha256', readFileSync(path))]),
  );
}

/** A file, or every file below a folder, in the same order on every machine. */
export function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((file) => join(file.parentPath, file.name).replaceAll('\\', '/')).sort();
}

function lockAbove(folder: string): string[] {
  const lock = LOCKS.map((name) => join(folder, name)).find(existsSync);
  if (lock) return [lock];
  return dirname(folder) === folder ? [] : lockAbove(dirname(folder));
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
