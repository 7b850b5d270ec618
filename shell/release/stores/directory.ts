import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ifMissing } from '../support/ifMissing.ts';
import { copies } from './copies.ts';
import { isCompressed } from './fileKinds.ts';
import type { PreparedFile, Store } from './store.ts';

/** Where files are prepared, on the site's own disk, so that a full disk shows before anything changes. */
const STAGING = '.staging';
/** When the files of a killed publisher are removed, in milliseconds: no publisher takes a day. */
const ABANDONED_MS = 86_400_000;
/** The compressed copies of a file and, last, the file: a server that finds it finds its copies too. */
const SUFFIXES = [...Object.keys(copies), ''];

/**
 * A site in a local directory, with compressed copies of text for servers that send them. Every file is written
 * elsewhere, then renamed or linked into place. Both are atomic.
 */
export function directoryStore(folder: string): Store {
  const root = resolve(folder);
  const staging = join(root, STAGING);
  const at = (path: string) => join(root, path);
  let swept: Promise<void> | undefined;

  /** The name of a file that is being prepared. */
  async function newPart(): Promise<string> {
    await mkdir(staging, { recursive: true });
    swept ??= sweep(staging);
    await swept;
    return join(staging, randomUUID());
  }

  /** Prepares a file and its compressed copies, which are placed together. */
  async function prepare(path: string, bytes: Uint8Array): Promise<PreparedFile> {
    const base = await newPart();
    const files = new Map([['', bytes]]);
    const discard = async () => {
      for (const suffix of SUFFIXES) await rm(base + suffix, { force: true });
    };
    try {
      if (isCompressed(path))
        for (const [suffix, { pack }] of Object.entries(copies)) files.set(suffix, await pack(bytes));
      for (const [suffix, content] of files) {
        await writeFile(base + suffix, content);
        store.sent += content.length;
      }
    } catch (error) {
      await discard();
      throw error;
    }
    return {
      async place() {
        await mkdir(dirname(at(path)), { recursive: true });
        for (const suffix of SUFFIXES) {
          const file = at(path + suffix);
          await (files.has(suffix) ? rename(base + suffix, file) : rm(file, { force: true }));
        }
      },
      discard,
    };
  }

  /** Removes a folder that became empty, and the empty folders above it. */
  async function removeEmpty(folder: string): Promise<void> {
    if (folder === root) return;
    // The folder is kept if it is not empty.
    await rmdir(folder).then(
      () => removeEmpty(dirname(folder)),
      () => undefined,
    );
  }

  const store: Store = {
    name: folder,
    sent: 0,
    read: (path) => ifMissing(readFile(at(path)), undefined),
    prepare,
    async write(path, bytes) {
      const file = await prepare(path, bytes);
      await file.place().finally(file.discard);
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
      for (const suffix of SUFFIXES.toReversed()) await ifMissing(rm(at(path + suffix)), undefined);
      await removeEmpty(dirname(at(path)));
    },
    async list(folder = '') {
      const entries = await ifMissing(readdir(at(folder), { recursive: true, withFileTypes: true }), []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((path) => !path.startsWith(`${STAGING}/`) && !isCopy(path))
        .sort();
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
  return store;
}

const isCopy = (path: string): boolean =>
  Object.keys(copies).some((suffix) => path.endsWith(suffix) && isCompressed(path.slice(0, -suffix.length)));

/** Removes what killed publishers left behind. */
async function sweep(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    // A backup is a link to an old file, so only the time of the link counts.
    const made = await ifMissing(stat(path), undefined);
    if (made && Date.now() - made.ctimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
