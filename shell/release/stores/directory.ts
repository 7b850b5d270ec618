import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ifMissing } from '../support/ifMissing.ts';
import { copies, sizeOf, withCopies } from './copies.ts';
import { isCompressed } from './fileKinds.ts';
import type { PreparedFile, Store } from './store.ts';

/** Where files are prepared, on the site's own disk, so that a full disk shows before anything changes. */
const STAGING = '.staging';
/** When the files of a killed publisher are removed, in milliseconds: no publisher takes a day. */
const ABANDONED_MS = 86_400_000;

/**
 * A site in a local directory. Compressed copies of text are stored beside it, for servers that send them.
 *
 * Every file is written elsewhere, then renamed or linked into place. Both are atomic.
 */
export function directoryStore(folder: string): Store {
  const root = resolve(folder);
  const staging = join(root, STAGING);
  const at = (path: string) => join(root, path);
  let isSwept = false;

  /** The name of a file that is being prepared. */
  async function newPart(): Promise<string> {
    await mkdir(staging, { recursive: true });
    if (!isSwept) await sweep(staging);
    isSwept = true;
    return join(staging, randomUUID());
  }

  /**
   * Prepares a file and its compressed copies, which are placed together.
   *
   * @param fill creates a prepared file; false if the file is to be removed
   * @param bytes the total size
   */
  async function prepared(
    names: readonly string[],
    fill: (name: string, part: string) => Promise<boolean>,
    bytes = 0,
  ): Promise<PreparedFile> {
    const parts: { name: string; part: string; isFilled: boolean }[] = [];
    const discard = async () => {
      for (const { part } of parts) await rm(part, { force: true });
    };
    try {
      for (const name of names) {
        const file = { name, part: await newPart(), isFilled: false };
        parts.push(file);
        file.isFilled = await fill(name, file.part);
      }
    } catch (error) {
      await discard();
      throw error;
    }
    return {
      async place() {
        for (const { name, part, isFilled } of parts) {
          await mkdir(dirname(at(name)), { recursive: true });
          await (isFilled ? rename(part, at(name)) : rm(at(name), { force: true }));
        }
        return bytes;
      },
      discard,
    };
  }

  async function prepare(path: string, bytes: Uint8Array): Promise<PreparedFile> {
    const files = await withCopies(path, bytes);
    const fill = async (name: string, part: string) => {
      await writeFile(part, files.find((file) => file.path === name)?.bytes ?? '');
      return true;
    };
    return prepared(
      files.map((file) => file.path),
      fill,
      sizeOf(files),
    );
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
    prepare,
    write: async (path, bytes) => placed(await prepare(path, bytes)),
    async backUp(path) {
      const old = await ifMissing(stat(at(path)), undefined);
      return old && prepared(namesOf(path), (name, part) => isMade(link(at(name), part)));
    },
    async copyFrom(from, path) {
      const fill = (name: string, part: string) =>
        isMade(copyFile(join(from, name), part, constants.COPYFILE_FICLONE));
      await placed(await prepared(namesOf(path), fill));
    },
    async create(path, bytes) {
      const part = await newPart();
      await mkdir(dirname(at(path)), { recursive: true });
      try {
        await writeFile(part, bytes);
        await link(part, at(path));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(part, { force: true });
      }
    },
    async remove(path) {
      for (const name of namesOf(path).reverse()) await ifMissing(rm(at(name)), undefined);
      await removeEmpty(dirname(at(path)));
    },
    async list(folder = '') {
      const entries = await ifMissing(readdir(at(folder), { recursive: true, withFileTypes: true }), []);
      const paths = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((path) => !path.startsWith(`${STAGING}/`));
      return paths.filter((path) => !isCopy(path)).sort();
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

/** The names of the compressed copies and of the file, which comes last: a server that finds it finds its copies too. */
const namesOf = (path: string): string[] => [...Object.keys(copies).map((suffix) => path + suffix), path];

async function placed(file: PreparedFile): Promise<number> {
  try {
    return await file.place();
  } finally {
    await file.discard();
  }
}

/** Whether a file was made from another one, which may be missing. */
const isMade = (making: Promise<void>): Promise<boolean> =>
  ifMissing(
    making.then(() => true),
    false,
  );

const isCopy = (path: string): boolean => {
  const suffix = Object.keys(copies).find((each) => path.endsWith(each));
  return suffix !== undefined && isCompressed(path.slice(0, -suffix.length));
};

/** Removes what killed publishers left behind. */
async function sweep(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    // A backup is a link to an old file, so only the time of the link counts.
    const made = await ifMissing(stat(path), undefined);
    if (made && Date.now() - made.ctimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
