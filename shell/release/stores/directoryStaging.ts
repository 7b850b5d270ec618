import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAlive, machine } from '../publish/publisher.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { inParallel } from '../support/inParallel.ts';
import { copies, sizeOf, withCopies } from './copies.ts';
import { removeEmptyFolders } from './removeEmptyFolders.ts';
import type { Staging } from './store.ts';

/** Where files are prepared, on the site's own disk, so that a full disk shows before anything changes. */
export const STAGING = '.staging';

/** How long a publisher on another machine may take before its leftovers are removed, in milliseconds. */
const ABANDONED_MS = 86_400_000;

/** Prepares files below `.staging`. Committing only renames them, which needs almost no space. */
export async function stageInDirectory(root: string): Promise<Staging> {
  await sweep(root);
  const folder = join(root, STAGING, `${machine}-${process.pid}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  const written: { path: string; part: string }[] = [];
  const removed: string[] = [];
  const done: { target: string; old?: string }[] = [];
  let kept = 0;
  let bytesSent = 0;

  /** Backs up the file at `target`, if any, then applies `change`, which is atomic. */
  async function exchange(target: string, change: () => Promise<void>): Promise<void> {
    kept += 1;
    const old = join(folder, `${kept}.old`);
    const linked = await ifMissing(
      link(target, old).then(() => true),
      false,
    );
    await change();
    done.push(linked ? { target, old } : { target });
  }

  return {
    async write(path, bytes) {
      const files = await withCopies(path, bytes);
      bytesSent += sizeOf(files);
      for (const file of files) {
        const part = join(folder, `${written.length}.new`);
        written.push({ path: file.path, part });
        await writeFile(part, file.bytes);
      }
    },
    remove(path) {
      removed.push(path);
    },
    async commit() {
      const targets = await inParallel(written, async ({ path, part }) => {
        const target = join(root, path);
        return { target, part, isNew: !(await ifMissing(stat(target), undefined)) };
      });
      const show = ({ target, part }: (typeof targets)[number]) =>
        exchange(target, () => place(part, target));
      await inParallel(
        targets.filter(({ isNew }) => isNew),
        show,
      );
      await inParallel(
        targets.filter(({ isNew }) => !isNew),
        show,
      );
      for (const path of removed) {
        for (const suffix of ['', ...Object.keys(copies)]) {
          const target = join(root, path + suffix);
          await exchange(target, () => rm(target, { force: true }));
        }
        await removeEmptyFolders(root, dirname(join(root, path)));
      }
      return bytesSent;
    },
    async revert() {
      for (const { target, old } of done.splice(0).reverse()) {
        if (old) await place(old, target);
        else await rm(target, { force: true });
        await removeEmptyFolders(root, dirname(target));
      }
    },
    async discard() {
      await rm(folder, { recursive: true, force: true });
      await removeEmptyFolders(root, dirname(folder));
    },
  };
}

/** Renames a file into place. */
async function place(part: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rename(part, target);
}

/** Removes what killed publishers left behind. */
async function sweep(root: string): Promise<void> {
  for (const name of await ifMissing(readdir(join(root, STAGING)), [])) {
    const folder = join(root, STAGING, name);
    const made = await ifMissing(stat(folder), undefined);
    const [where, pid] = name.split('-');
    const isDead = where === machine && !isAlive(Number(pid));
    const isOld = made !== undefined && Date.now() - made.mtimeMs > ABANDONED_MS;
    if (isDead || isOld) await rm(folder, { recursive: true, force: true });
  }
}
