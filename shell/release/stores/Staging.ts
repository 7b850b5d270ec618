import { inParallel } from '../support/inParallel.ts';
import type { PreparedFile, Store } from './store.ts';

/** A file that will be written, if it is prepared, or else removed. */
interface Step {
  path: string;
  file?: PreparedFile;
  /** The file that it replaces, if there is one. */
  old?: PreparedFile | undefined;
}

/** A change of many files. None of it is visible before `commit`, and if that fails, `revert` takes it back. */
export class Staging {
  readonly #steps: Step[] = [];
  /** Steps that may have had an effect, the latest group first. Other files may be another publisher's by now. */
  readonly #taken: Step[][] = [];

  constructor(private readonly store: Store) {}

  /** The files that will be written or removed. */
  get paths(): string[] {
    return this.#steps.map(({ path }) => path);
  }

  /** Prepares to write a file or, without bytes, to remove it. */
  async add(path: string, bytes?: Uint8Array): Promise<void> {
    const step: Step = { path };
    this.#steps.push(step);
    step.old = await this.store.backUp?.(path);
    if (bytes) step.file = await this.store.prepare(path, bytes);
  }

  /** Writes new files first, so that no changed page links to a missing one, and removes files last. */
  async commit(): Promise<void> {
    const added = this.#steps.filter(({ file, old }) => file && !old);
    const changed = this.#steps.filter(({ file, old }) => file && old);
    const removed = this.#steps.filter(({ file }) => !file);
    for (const steps of [added, changed, removed]) {
      const taken: Step[] = [];
      this.#taken.unshift(taken);
      await inParallel(steps, (step) => {
        taken.push(step);
        return step.file ? step.file.place() : this.store.remove(step.path);
      });
    }
  }

  /** Restores what `commit` may have changed before it failed, in the opposite order. */
  async revert(): Promise<void> {
    for (const steps of this.#taken)
      await inParallel(steps, ({ path, old }) => (old ? old.place() : this.store.remove(path)));
  }

  /** Deletes the prepared files and the backups. Must always be called last. */
  async discard(): Promise<void> {
    await inParallel(this.#steps, async ({ file, old }) => {
      await file?.discard?.();
      await old?.discard?.();
    });
  }
}
