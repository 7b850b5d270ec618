import { inParallel } from '../support/inParallel.ts';
import type { PreparedFile, Store } from './store.ts';

/** A change of many files, invisible before `commit`. */
export class Staging {
  readonly #steps: { path: string; turn: 0 | 1 | 2; file?: PreparedFile }[] = [];

  constructor(private readonly store: Store) {}

  get paths(): string[] {
    return this.#steps.map(({ path }) => path);
  }

  async add(path: string, bytes: Uint8Array, isNew: boolean): Promise<void> {
    this.#steps.push({ path, turn: isNew ? 0 : 1, file: await this.store.prepare(path, bytes) });
  }

  remove(path: string): void {
    this.#steps.push({ path, turn: 2 });
  }

  /**
   * New files come first, so that no changed page links to a missing one; removals come last. `hold` waits until this
   * publisher may write, or throws.
   */
  async commit(hold: () => Promise<void>): Promise<void> {
    for (const turn of [0, 1, 2]) {
      const steps = this.#steps.filter((step) => step.turn === turn);
      await inParallel(steps, async ({ path, file }) => {
        await hold();
        await (file ? file.place() : this.store.remove(path));
      });
    }
  }

  async discard(): Promise<void> {
    await inParallel(this.#steps, async ({ file }) => file?.discard?.());
  }
}
