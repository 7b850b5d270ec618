import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../support/inParallel.ts';
import type { Staging } from './store.ts';

/** A store's operations for files prepared in a local folder. A name is a file's path, or its compressed copy's. */
interface Means {
  /** A file as it is stored, with the copies that come before it. */
  pack(path: string, bytes: Uint8Array): Promise<{ path: string; bytes: Uint8Array }[]>;
  /** The names of a file and its copies. */
  names(path: string): readonly string[];
  read(name: string): Promise<Uint8Array | undefined>;
  /** Backs up a file; false if there is none. */
  keep(name: string, part: string): Promise<boolean>;
  /** Puts a prepared file, or a backup, in its place. Returns the bytes sent. */
  place(part: string, name: string): Promise<number>;
  remove(name: string): Promise<void>;
}

/** A file that `commit` writes, if it has been prepared as `part`, or else removes. */
interface Step {
  name: string;
  part?: string;
  /** The backup of the file in its place, if there is one. */
  old?: string;
}

/** Prepares files in a folder. Committing them backs up what they replace, so that it can be restored. */
export async function stageIn(folder: string, means: Means): Promise<Staging> {
  await mkdir(folder, { recursive: true });
  const steps: Step[] = [];
  const done: Step[] = [];
  let sent = 0;

  const take = async (step: Step) => {
    // Recorded first, because a write that failed may still have happened.
    done.push(step);
    const bytes = step.part ? await means.place(step.part, step.name) : await means.remove(step.name);
    sent += bytes ?? 0;
  };

  return {
    async write(path, bytes) {
      for (const file of await means.pack(path, bytes)) {
        const part = join(folder, `${steps.length}.new`);
        steps.push({ name: file.path, part });
        await writeFile(part, file.bytes);
      }
    },
    remove(path) {
      steps.push(...means.names(path).map((name) => ({ name })));
    },
    async commit() {
      const ready = await inParallel(steps.entries(), async ([index, step]) => {
        const old = join(folder, `${index}.old`);
        return (await means.keep(step.name, old)) ? { ...step, old } : step;
      });
      await inParallel(
        ready.filter(({ part, old }) => part && !old),
        take,
      );
      await inParallel(
        ready.filter(({ part, old }) => part && old),
        take,
      );
      await inParallel(
        ready.filter(({ part }) => !part),
        take,
      );
      return sent;
    },
    async revert() {
      await inParallel(done.splice(0).reverse(), async ({ name, old }) => {
        const [now, before] = [await means.read(name), old && (await readFile(old))];
        if (before ? now && before.equals(now) : !now) return;
        if (old) await means.place(old, name);
        else await means.remove(name);
      });
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}
