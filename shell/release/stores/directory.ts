import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ifMissing } from '../support/ifMissing.ts';
import { inParallel } from '../support/inParallel.ts';
import { copies } from './copies.ts';
import { isCompressed } from './fileKinds.ts';
import type { Store } from './store.ts';

/** Files are staged on the site's own disk, so that a full disk shows before anything changes. */
const STAGING = '.staging';
/** How often a move is tried. */
const MOVES = 20;
/** After how long a killed publisher's files are removed: a day. */
const ABANDONED_MS = 86_400_000;

/** A virus scanner or an indexer holds a new file for a moment, mostly on Windows. */
const HELD = ['EBUSY', 'EPERM', 'EACCES'];
const HELD_MS = 5000;
const LONGEST_PAUSE_MS = 500;

/** The errors of file systems without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** The permission to read a file, for everybody. */
const READABLE = 0o444;

/** The file is last: a server that finds it finds its copies, too. */
const suffixesOf = (path: string): ('.br' | '.gz' | '')[] =>
  isCompressed(path) ? ['.br', '.gz', ''] : [''];

/** Every file is written elsewhere, then renamed or linked into place. Both are atomic. */
export function directoryStore(folder: string): Store {
  const root = resolve(folder);
  const at = (path: string) => join(root, path);
  let swept: Promise<void> | undefined;

  const store: Store = {
    name: folder,
    sent: 0,

    read: (path) => ifMissing(fs.readFile(at(path)), undefined),

    async prepare(path, bytes) {
      await fs.mkdir(at(STAGING), { recursive: true });
      swept ??= sweep(at(STAGING));
      await swept;

      const staged = join(at(STAGING), randomUUID());
      const discard = async () => {
        for (const suffix of suffixesOf(path)) await fs.rm(staged + suffix, { force: true });
      };
      try {
        const written = await stage(staged, path, bytes);
        store.sent += written;
      } catch (error) {
        await discard();
        throw error;
      }

      const place = async (isNew = false) => {
        let isPlaced = true;
        for (const suffix of suffixesOf(path))
          isPlaced = await move(folder, staged + suffix, at(path + suffix), isNew);
        return isPlaced;
      };
      return { place, discard };
    },

    async remove(path) {
      for (const suffix of suffixesOf(path).reverse())
        await ifMissing(
          onceFree(() => fs.rm(at(path + suffix))),
          undefined,
        );
      for (let emptied = dirname(at(path)); emptied !== root; emptied = dirname(emptied))
        // Folders with other files stay.
        if (await fs.rmdir(emptied).catch(() => true)) return;
    },

    list: (below = '') => filesBelow(root, below),

    checkCopies: (path, bytes) => defectOf(folder, path, bytes),
  };
  return store;
}

/** Writes a file and its compressed copies. Returns how many bytes these are. */
async function stage(staged: string, path: string, bytes: Uint8Array): Promise<number> {
  let written = 0;
  for (const suffix of suffixesOf(path)) {
    const content = suffix ? await copies[suffix].pack(bytes) : bytes;
    await fs.writeFile(staged + suffix, content);
    written += content.length;
  }
  return written;
}

/**
 * Moves a staged file into its place.
 * @param folder the site's, for the message of an error
 * @returns false if the file had to be new, but is not
 */
async function move(
  folder: string,
  staged: string,
  file: string,
  isNew: boolean,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await fs.mkdir(dirname(file), { recursive: true });
      await (isNew ? fs.link(staged, file) : onceFree(() => fs.rename(staged, file)));
      return true;
    } catch (error) {
      const { code = '', syscall } = error as NodeJS.ErrnoException;
      if (syscall === 'link' && code === 'EEXIST') return false;
      if (syscall === 'link' && NO_LINKS.includes(code)) {
        const message = `${folder} cannot hold a site: its file system has no hard links. Release to a folder on another disk, then copy it.`;
        throw new Error(message, { cause: error });
      }

      if (code === 'EXDEV') {
        // On another disk, the file is copied first, under a name that is no page's.
        const copy = join(dirname(file), `${STAGING}-${randomUUID()}`);
        const copied = fs.copyFile(staged, copy).then(() => move(folder, copy, file, isNew));
        return copied.finally(() => fs.rm(copy, { force: true }));
      }

      // Another publisher may have removed the folder, which was empty.
      if (code !== 'ENOENT' || attempt === MOVES) throw error;
    }
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await ifMissing(fs.readdir(join(root, folder), { withFileTypes: true }), []);
  const found = await inParallel(entries, async (entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith(STAGING) || isCopy(path)) return [];
    // A folder may be a link to another disk.
    const isLink = entry.isSymbolicLink();
    const target = isLink ? await ifMissing(fs.stat(join(root, path)), entry) : entry;
    if (target.isDirectory()) return filesBelow(root, path);
    return target.isFile() ? [path] : [];
  });
  return found.flat().sort();
}

/** Returns what is wrong with how a file is stored: its permissions, or a compressed copy. */
async function defectOf(
  folder: string,
  path: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const file = join(resolve(folder), path);
  const found = await ifMissing(fs.stat(file), undefined);
  if (found && (found.mode & READABLE) !== READABLE)
    return `${path} cannot be read by a web server. Run chmod -R a+rX ${folder}`;

  for (const [suffix, { unpack }] of isCompressed(path) ? Object.entries(copies) : []) {
    const copy = await ifMissing(fs.readFile(file + suffix), undefined);
    if (!copy) return `${path}${suffix} is missing`;
    const unpacked = await unpack(copy).catch(() => undefined);
    if (!unpacked?.equals(bytes)) return `${path}${suffix} is not a copy of ${path}`;
  }
  return undefined;
}

/** Tries again for some seconds while another program holds the file. */
async function onceFree(move: () => Promise<void>): Promise<void> {
  let waited = 0;
  for (let pause = 10; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS))
    try {
      return await move();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!HELD.includes(code) || waited >= HELD_MS) throw error;
      await setTimeout(pause);
      waited += pause;
    }
}

const isCopy = (path: string): boolean =>
  /\.(br|gz)$/.test(path) && isCompressed(path.slice(0, -3));

async function sweep(staging: string): Promise<void> {
  for (const name of await fs.readdir(staging)) {
    const path = join(staging, name);
    const made = await ifMissing(fs.stat(path), undefined);
    if (made && Date.now() - made.ctimeMs > ABANDONED_MS) await fs.rm(path, { force: true });
  }
}
