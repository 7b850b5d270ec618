import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sharedFolder } from '../node/packageFolder.ts';
import { isLeftover } from './leftovers.ts';

/** An installed `shared` is compiled, in `dist`. */
const SHARED = ['src', 'build', 'dist', 'package.json'].map((path) => join(sharedFolder, path));

const LOCKS = [
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'node_modules/.package-lock.json',
];

/** A build's {@link sourcesKey}, in its output. */
export const SOURCES_FILE = 'sources.sha256';

/** File names with the hash of each file's bytes. */
export type Sources = ReadonlyMap<string, string>;

/** All sources of a package, with names relative to the folder above it. */
export function packageSources(
  root: string,
  own: readonly string[] = ['src', 'package.json'],
): Sources {
  const paths = [...own.map((name) => join(root, name)), ...SHARED]
    .filter(existsSync)
    .flatMap(filesOf);
  const name = (path: string) => relative(dirname(root), path).replaceAll('\\', '/');
  // This is faster than awaiting ten thousand small files.
  return new Map(
    [...paths, ...lockAbove(root)].map((path) => [name(path), hash('sha256', readFileSync(path))]),
  );
}

/**
 * Lists files, sorted so that every machine gets the same order, without what systems and editors
 * leave beside sources.
 */
export function filesOf(path: string): string[] {
  return unsorted(path, []).sort();
}

/**
 * @param above real paths of the folders that contain it, because a link may lead to one of them
 */
function unsorted(path: string, above: readonly string[]): string[] {
  if (!statSync(path).isDirectory()) return [path.replaceAll('\\', '/')];
  const real = realpathSync(path);
  if (above.includes(real)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !isLeftover(name))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isFile() ? inside.replaceAll('\\', '/') : unsorted(inside, [...above, real]);
    });
}

function lockAbove(folder: string): string[] {
  const lock = LOCKS.map((name) => join(folder, name)).find(existsSync);
  if (lock) return [lock];
  return dirname(folder) === folder ? [] : lockAbove(dirname(folder));
}

export function sourcesKey(
  sources: Sources,
  isCounted: (path: string) => boolean = () => true,
): string {
  const sum = createHash('sha256');
  for (const [name, bytes] of sources)
    if (isCounted(name.replace(/^[^/]+\//, ''))) sum.update(`${name}\0${bytes}\0`);
  return sum.digest('hex');
}
