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
  /** Steps that may have had an effect, including a failed write. */
  readonly #taken: Step[] = [];

  constructor(private readonly store: Store) {}

  async write(path: string, bytes: Uint8Array): Promise<void> {
    this.#steps.push({ path, file: await this.store.prepare(path, bytes) });
  }

  remove(path: string): void {
    this.#steps.push({ path });
  }

  /**
   * Writes new files first, so that no changed page links to a missing one, and removes files last. Returns the bytes
   * sent.
   */
  async commit(): Promise<number> {
    await inParallel(this.#steps, async (step) => {
      step.old = await this.store.backUp?.(step.path);
    });
    const added = this.#steps.filter(({ file, old }) => file && !old);
    const changed = this.#steps.filter(({ file, old }) => file && old);
    const removed = this.#steps.filter(({ file }) => !file);
    let sent = 0;
    for (const steps of [added, changed, removed])
      await inParallel(steps, async (step) => {
        this.#taken.push(step);
        const bytes = await (step.file ? step.file.place() : this.store.remove(step.path));
        sent += bytes ?? 0;
      });
    return sent;
  }

  /** Restores what `commit` changed before it failed. */
  async revert(): Promise<void> {
    await inParallel(
      this.#taken.reverse(),
      ({ path, old }): Promise<unknown> => (old ? old.place() : this.store.remove(path)),
    );
  }

  /** Deletes the prepared files and the backups. Must always be called last. */
  async discard(): Promise<void> {
    await inParallel(this.#steps, async ({ file, old }) => {
      await file?.discard?.();
      await old?.discard?.();
    });
  }
}
