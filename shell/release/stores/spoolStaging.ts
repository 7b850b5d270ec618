import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '../support/inParallel.ts';
import type { Staging, Store } from './store.ts';

/**
 * Prepares files on this machine, for stores that can only write one file at a time. Files that a commit overwrites are
 * backed up first, so that they can be restored if the store refuses halfway.
 */
export async function stageInSpool(store: Pick<Store, 'read' | 'write' | 'remove'>): Promise<Staging> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-'));
  const written: { path: string; spooled: string }[] = [];
  const removed: string[] = [];
  /** The backups of files that were overwritten or removed so far. */
  const done: { path: string; old?: string }[] = [];

  /** Backs up the file at `path`, if any. */
  async function keep(path: string): Promise<string | undefined> {
    const bytes = await store.read(path);
    if (!bytes) return undefined;
    const old = join(folder, `${spool()}.old`);
    await writeFile(old, bytes);
    return old;
  }

  let count = 0;
  const spool = () => {
    count += 1;
    return count;
  };

  return {
    async write(path, bytes) {
      const spooled = join(folder, `${spool()}.new`);
      written.push({ path, spooled });
      await writeFile(spooled, bytes);
    },
    remove(path) {
      removed.push(path);
    },
    async commit() {
      const kept = await inParallel([...written.map(({ path }) => path), ...removed], async (path) => ({
        path,
        old: await keep(path),
      }));
      const before = new Map(kept.map(({ path, old }) => [path, old]));
      const send = async ({ path, spooled }: { path: string; spooled: string }) => {
        const old = before.get(path);
        // Recorded before writing, because a write that failed may still have happened.
        done.push({ path, old });
        return store.write(path, await readFile(spooled));
      };
      const sent = [
        ...(await inParallel(
          written.filter(({ path }) => !before.get(path)),
          send,
        )),
        ...(await inParallel(
          written.filter(({ path }) => before.get(path)),
          send,
        )),
      ];
      await inParallel(removed, async (path) => {
        done.push({ path, old: before.get(path) });
        await store.remove(path);
      });
      return sent.reduce((sum, bytes) => sum + bytes, 0);
    },
    async revert() {
      await inParallel(done.splice(0), async ({ path, old }) => {
        if (old) await store.write(path, await readFile(old));
        else await store.remove(path);
      });
    },
    async discard() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}
