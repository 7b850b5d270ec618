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
    for (const steps of [added, changed, removed])
      await inParallel(steps, ({ path, file }) => (file ? file.place() : this.store.remove(path)));
  }

  /** Restores everything after `commit` failed. */
  async revert(): Promise<void> {
    await inParallel(this.#steps, ({ path, old }) => (old ? old.place() : this.store.remove(path)));
  }

  /** Deletes the prepared files and the backups. Must always be called last. */
  async discard(): Promise<void> {
    await inParallel(this.#steps, async ({ file, old }) => {
      await file?.discard?.();
      await old?.discard?.();
    });
  }
}
