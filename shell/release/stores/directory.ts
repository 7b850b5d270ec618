import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ifMissing } from '../support/ifMissing.ts';
import { copies, sizeOf, withCopies } from './copies.ts';
import { STAGING, stageInDirectory } from './directoryStaging.ts';
import { isCompressed } from './fileKinds.ts';
import { removeEmptyFolders } from './removeEmptyFolders.ts';
import type { Store } from './store.ts';

/**
 * A site in a local directory. Compressed copies of text are stored beside it, for servers that send them.
 *
 * Every write goes to a temporary file, which is then renamed or linked into place. Both are atomic.
 */
export function directoryStore(folder: string): Store {
  const root = resolve(folder);
  const at = (path: string) => join(root, path);

  /** Writes to a temporary file, then lets `place` move it into place. */
  async function writeAside<Result>(
    path: string,
    bytes: Uint8Array,
    place: (part: string) => Promise<Result>,
  ) {
    await mkdir(dirname(at(path)), { recursive: true });
    const part = `${at(path)}.${randomUUID()}.part`;
    try {
      await writeFile(part, bytes);
      return await place(part);
    } finally {
      await rm(part, { force: true });
    }
  }

  return {
    name: folder,
    folder: root,
    read: (path) => ifMissing(readFile(at(path)), undefined),
    async write(path, bytes) {
      const files = await withCopies(path, bytes);
      for (const file of files) {
        await writeAside(file.path, file.bytes, (part) => rename(part, at(file.path)));
      }
      return sizeOf(files);
    },
    create: (path, bytes) =>
      writeAside(path, bytes, async (part) => {
        try {
          await link(part, at(path));
          return true;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
          throw error;
        }
      }),
    async remove(path) {
      for (const each of ['', ...Object.keys(copies)]) await rm(at(path + each), { force: true });
      await removeEmptyFolders(root, dirname(at(path)));
    },
    async list(folder = '') {
      const entries = await ifMissing(readdir(at(folder), { recursive: true, withFileTypes: true }), []);
      const paths = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((path) => !path.startsWith(`${STAGING}/`));
      return paths.filter((path) => !isCopy(path)).sort();
    },
    stage: () => stageInDirectory(root),
    async checkCopies(path, bytes) {
      if (!isCompressed(path)) return undefined;
      for (const [suffix, { unpack }] of Object.entries(copies)) {
        const copy = await ifMissing(readFile(at(path + suffix)), undefined);
        if (!copy) return `${path}${suffix} is missing`;
        // A copy that cannot be decompressed counts as wrong.
        const plain = await unpack(copy).catch(() => undefined);
        if (!plain?.equals(bytes)) return `${path}${suffix} is not a copy of ${path}`;
      }
      return undefined;
    },
  };
}

const isCopy = (path: string): boolean => {
  const suffix = Object.keys(copies).find((each) => path.endsWith(each));
  return suffix !== undefined && isCompressed(path.slice(0, -suffix.length));
};
