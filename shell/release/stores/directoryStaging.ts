import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing } from '../ifMissing.ts';
import { isAlive, machine } from '../publisher.ts';
import { copies, sizeOf, withCopies } from './copies.ts';
import { removeEmptyFolders } from './removeEmptyFolders.ts';
import type { Staging } from './store.ts';

/** Where files are made ready, on the site's own disk: all space is taken before anything shows. */
export const STAGING = '.staging';

/** How long another machine may take to publish before what it left is swept, in milliseconds. */
const ABANDONED = 86_400_000;

/** Makes files ready below `.staging`; committing is renames alone, which need no space. */
export async function stageInDirectory(root: string): Promise<Staging> {
  await sweep(root);
  const folder = join(root, STAGING, `${machine}-${process.pid}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  const written: { path: string; part: string }[] = [];
  const removed: string[] = [];
  const done: { target: string; old?: string }[] = [];
  let bytesSent = 0;

  /** Keeps the file that stands at `target`, if any, and tells where. */
  async function keep(target: string): Promise<string | undefined> {
    const old = join(folder, `${done.length}.old`);
    const kept = await ifMissing(
      link(target, old).then(() => true),
      false,
    );
    return kept ? old : undefined;
  }

  return {
    async write(path, bytes) {
      const files = await withCopies(path, bytes);
      bytesSent += sizeOf(files);
      for (const file of files) {
        const part = join(folder, `${written.length}.new`);
        written.push({ path: file.path, part });
        await mkdir(dirname(join(root, file.path)), { recursive: true });
        await writeFile(part, file.bytes);
      }
    },
    remove(path) {
      removed.push(path);
    },
    async commit() {
      const targets = await Promise.all(
        written.map(async ({ path, part }) => {
          const target = join(root, path);
          const isNew = !(await ifMissing(stat(target), undefined));
          return { target, part, isNew };
        }),
      );
      for (const { target, part } of targets.sort((a, b) => Number(b.isNew) - Number(a.isNew))) {
        const old = await keep(target);
        await place(part, target);
        done.push({ target, old });
      }
      for (const path of removed) {
        for (const suffix of ['', ...Object.keys(copies)]) {
          const target = join(root, path + suffix);
          const old = await keep(target);
          await rm(target, { force: true });
          done.push({ target, old });
        }
        await removeEmptyFolders(root, dirname(join(root, path)));
      }
      return bytesSent;
    },
    async revert() {
      for (const { target, old } of done.splice(0).reverse()) {
        if (old) await place(old, target);
        else await rm(target, { force: true });
      }
    },
    async discard() {
      await rm(folder, { recursive: true, force: true });
      // A refused first publish leaves no empty folders either.
      for (const { path } of written) await removeEmptyFolders(root, dirname(join(root, path)));
      await removeEmptyFolders(root, dirname(folder));
    },
  };
}

/** Renames into a folder that another publisher, giving up, may just have found empty and removed. */
async function place(part: string, target: string): Promise<void> {
  try {
    await rename(part, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(dirname(target), { recursive: true });
    await rename(part, target);
  }
}

/** Removes what publishers that were killed left behind. */
async function sweep(root: string): Promise<void> {
  for (const name of await ifMissing(readdir(join(root, STAGING)), [])) {
    const folder = join(root, STAGING, name);
    const made = await ifMissing(stat(folder), undefined);
    const [where, pid] = name.split('-');
    const isDead = where === machine && !isAlive(Number(pid));
    const isOld = made !== undefined && Date.now() - made.mtimeMs > ABANDONED;
    if (isDead || isOld) await rm(folder, { recursive: true, force: true });
  }
}
