import { inParallel } from '../support/inParallel.ts';
import type { PreparedFile, Store } from './store.ts';

/** A change of many files. None of it is visible before `commit`. */
export class Staging {
  readonly #steps: { path: string; file?: PreparedFile; isNew: boolean }[] = [];

  constructor(private readonly store: Store) {}

  get paths(): string[] {
    return this.#steps.map(({ path }) => path);
  }

  async add(path: string, bytes?: Uint8Array, isNew = false): Promise<void> {
    this.#steps.push({ path, isNew, ...(bytes && { file: await this.store.prepare(path, bytes) }) });
  }

  /**
   * Writes new files first, so that no changed page links to a missing one, and removes files last.
   *
   * @param hold waits until this publisher may write, or throws
   */
  async commit(hold: () => Promise<void>): Promise<void> {
    const order = ({ file, isNew }: { file?: PreparedFile; isNew: boolean }) => (!file ? 2 : isNew ? 0 : 1);
    for (const turn of [0, 1, 2])
      await inParallel(
        this.#steps.filter((step) => order(step) === turn),
        async ({ path, file }) => {
          await hold();
          await (file ? file.place() : this.store.remove(path));
        },
      );
  }

  async discard(): Promise<void> {
    await inParallel(this.#steps, async ({ file }) => file?.discard?.());
  }
}
