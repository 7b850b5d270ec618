import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Outputs, which are no sources. */
const OUTPUTS = ['dist', 'node_modules', '.cache'];

/**
 * One hash over the names and bytes of some files, and of everything below some folders.
 *
 * @param root what names are relative to, so that the hash is the same in another folder
 * @param isSource tells of a path, relative to `root` with `/` between its parts, whether it counts
 */
export async function hashSources(
  root: string,
  paths: readonly string[],
  isSource: (path: string) => boolean = () => true,
): Promise<string> {
  const hash = createHash('sha256');
  const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
  const add = async (path: string) =>
    hash
      .update(`${nameOf(path)}\0`)
      .update(await readFile(path))
      .update('\0');
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (OUTPUTS.includes(entry.name) || !isSource(nameOf(path))) continue;
      if (entry.isDirectory()) await walk(path);
      else await add(path);
    }
  };
  for (const path of paths) {
    if ((await stat(path)).isDirectory()) await walk(path);
    else await add(path);
  }
  return hash.digest('hex');
}
