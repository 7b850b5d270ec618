import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What of `shared` a build reads. */
const SHARED = ['../../src', '../../build', '../../package.json'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Outputs, which are no sources. */
const OUTPUTS = ['dist', 'node_modules', '.cache'];

/** The hash of each file's bytes by its name, in one order on every machine. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Reads some files, and everything below some folders; those that are not there have nothing to say.
 *
 * @param root what names are relative to, with `/` between their parts, so that they are the same in another folder
 */
function readSources(root: string, paths: readonly string[]): Sources {
  const sources = new Map<string, string>();
  // At once, since waiting for each of ten thousand small files takes longer than reading it.
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
 * Reads what a package is built from: its own `src`, what of `shared` a build reads, and which versions are installed.
 *
 * @param root the package's folder
 */
export function sectionSources(root: string): Sources {
  const workspace = join(root, '..');
  const own = ['src', 'package.json'].map((name) => join(root, name));
  return readSources(workspace, [...own, ...SHARED, join(workspace, 'package-lock.json')]);
}

/**
 * One hash over sources.
 *
 * @param isCounted tells of a path, relative to its package, whether it counts
 */
export function sourcesKey(sources: Sources, isCounted: (path: string) => boolean = () => true): string {
  const sum = createHash('sha256');
  for (const [name, bytes] of sources)
    if (isCounted(name.replace(/^[^/]+\//, ''))) sum.update(`${name}\0${bytes}\0`);
  return sum.digest('hex');
}
