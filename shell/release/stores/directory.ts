import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ifMissing } from '../support/ifMissing.ts';
import { copies, sizeOf, withCopies } from './copies.ts';
import { isCompressed } from './fileKinds.ts';
import { stageIn } from './staging.ts';
import type { Store } from './store.ts';

/** Where files are prepared, on the site's own disk, so that a full disk shows before anything changes. */
const STAGING = '.staging';
/** How long after its last write the folder of a killed publisher is removed, in milliseconds. */
const ABANDONED_MS = 3_600_000;
const SUFFIXES = ['', ...Object.keys(copies)];

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

  async function remove(name: string): Promise<void> {
    await ifMissing(rm(at(name)), undefined);
    await removeEmpty(dirname(at(name)));
  }

  /** Removes a folder that became empty, and the empty folders above it. */
  async function removeEmpty(folder: string): Promise<void> {
    for (let each = folder; each !== root && each.startsWith(root); each = dirname(each)) {
      try {
        await rmdir(each);
      } catch {
        return; // The folder is not empty.
      }
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
      for (const suffix of SUFFIXES) await remove(path + suffix);
    },
    async list(folder = '') {
      const entries = await ifMissing(readdir(at(folder), { recursive: true, withFileTypes: true }), []);
      const paths = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((path) => !path.startsWith(`${STAGING}/`));
      return paths.filter((path) => !isCopy(path)).sort();
    },
    async stage() {
      await sweep(at(STAGING));
      const staging = await stageIn(join(at(STAGING), randomUUID()), {
        pack: withCopies,
        names: (path) => SUFFIXES.map((suffix) => path + suffix),
        read: (name) => ifMissing(readFile(at(name)), undefined),
        keep: (name, part) =>
          ifMissing(
            link(at(name), part).then(() => true),
            false,
          ),
        async place(part, name) {
          await mkdir(dirname(at(name)), { recursive: true });
          await rename(part, at(name));
          return (await stat(at(name))).size;
        },
        remove,
      });
      const discard = async () => {
        await staging.discard();
        await removeEmpty(at(STAGING));
      };
      return { ...staging, discard };
    },
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

/** Removes what killed publishers left behind. */
async function sweep(staging: string): Promise<void> {
  for (const name of await ifMissing(readdir(staging), [])) {
    const folder = join(staging, name);
    const made = await ifMissing(stat(folder), undefined);
    if (made && Date.now() - made.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
  }
}
