import { randomUUID } from 'node:crypto';
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
import { dirname, join, resolve } from 'node:path';
import { ifMissing } from '../support/ifMissing.ts';
import { inParallel } from '../support/inParallel.ts';
import { copies } from './copies.ts';
import { isCompressed } from './fileKinds.ts';
import type { PreparedFile, Store } from './store.ts';

/** Where files are prepared, on the site's own disk, so that a full disk shows before anything changes. */
const STAGING = '.staging';
/** How often a file is moved into a folder that others remove. */
const MOVES = 20;
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

  async function newPart(): Promise<string> {
    await mkdir(staging, { recursive: true });
    swept ??= sweep(staging);
    await swept;
    return join(staging, randomUUID());
  }

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
        for (const suffix of SUFFIXES) {
          const file = at(path + suffix);
          await (files.has(suffix) ? moveTo(file, base + suffix, rename) : rm(file, { force: true }));
        }
      },
      discard,
    };
  }

  async function removeEmpty(folder: string): Promise<void> {
    if (folder === root) return;
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
      try {
        await writeFile(part, bytes);
        await moveTo(at(path), part, link);
        return true;
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        if (code === 'EEXIST') return false;
        if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
        const message = `${folder} cannot hold a site: its file system has no hard links. Release to a folder on another disk, then copy it.`;
        throw new Error(message, { cause: error });
      } finally {
        await rm(part, { force: true });
      }
    },
    async remove(path) {
      for (const suffix of SUFFIXES.toReversed()) await ifMissing(rm(at(path + suffix)), undefined);
      await removeEmpty(dirname(at(path)));
    },
    async list(folder = '') {
      const entries = await ifMissing(readdir(at(folder), { withFileTypes: true }), []);
      const found = await inParallel(entries, async (entry) => {
        const path = folder ? `${folder}/${entry.name}` : entry.name;
        // A folder of a site may be a link to another disk.
        const target = entry.isSymbolicLink() ? await ifMissing(stat(at(path)), entry) : entry;
        if (target.isDirectory()) return entry.name === STAGING ? [] : store.list(path);
        return target.isFile() && !entry.name.startsWith(STAGING) && !isCopy(path) ? [path] : [];
      });
      return found.flat().sort();
    },
    async checkCopies(path, bytes) {
      const found = await ifMissing(stat(at(path)), undefined);
      if (found && (found.mode & 0o444) !== 0o444)
        return `${path} cannot be read by a web server. Run chmod -R a+rX ${folder}`;
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

/** Renames or links a file into its folder. */
async function moveTo(file: string, part: string, move: (from: string, to: string) => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    const folder = dirname(file);
    try {
      await mkdir(folder, { recursive: true });
      return await move(part, file);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EXDEV') {
        // The folder is on another disk: the file is copied there first, under a name that is no page's.
        const copy = join(folder, `${STAGING}-${randomUUID()}`);
        await copyFile(part, copy)
          .then(() => move(copy, file))
          .finally(() => rm(copy, { force: true }));
        return;
      }
      // Another publisher may have removed the folder, which was empty.
      if (code !== 'ENOENT' || attempt === MOVES) throw error;
    }
  }
}

async function sweep(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    const made = await ifMissing(stat(path), undefined);
    if (made && Date.now() - made.ctimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
