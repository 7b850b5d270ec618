import { GRACE_MS } from '../operators.ts';
import type { Process } from '../Simulation.ts';
import type { Observed } from './Observed.ts';

/** Promises that visitors find all files that their pages name. */
export class FilePromise {
  /** Files that publishers wrote after they had lost their claim. */
  readonly late = new Set<string>();
  /** The files that each page names. */
  readonly #shown: Map<string, readonly string[]>;
  /** The time at which a page, which a visitor may still have open, stopped naming a file. */
  readonly #dropped = new Map<string, number>();

  constructor(private readonly observed: Observed) {
    const pages = [...observed.simulation.files].filter(([path]) => path.endsWith('.html'));
    this.#shown = new Map(pages.map(([path, bytes]) => [path, namedIn(bytes)]));
  }

  /** A request for a file took effect. It has no process if the process has given up. */
  onChanged(path: string, what: string, process?: Process): void {
    // The publisher sent this request before it was suspended. Another publisher puts a removed
    // file back at once.
    const isLate = process !== undefined && this.observed.isOvertaken(process);
    if (path.endsWith('.html')) this.#onPage(path);
    else if (what === 'remove' && !isLate) this.#expectGrace(path);

    if (!process || isLate) this.late.add(path);
    else this.late.delete(path);

    this.#expectNamedFiles();
  }

  #expectGrace(path: string): void {
    const since =
      this.observed.simulation.time - (this.#dropped.get(path) ?? Number.NEGATIVE_INFINITY);
    if (since < GRACE_MS)
      this.observed.fail(`${path} is removed, which a page had named ${since} ms before`);
  }

  #onPage(path: string): void {
    const { files, time } = this.observed.simulation;
    const before = this.late.has(path) ? [] : (this.#shown.get(path) ?? []);
    const names = namedIn(files.get(path));
    for (const file of before) if (!names.includes(file)) this.#dropped.set(file, time);
    this.#shown.set(path, names);
  }

  #expectNamedFiles(): void {
    const { files } = this.observed.simulation;
    for (const [page, names] of this.#shown) {
      if (this.late.has(page) || !files.has(page)) continue;
      const missing = names.find((file) => !files.has(file) && !this.late.has(file));
      if (missing) this.observed.fail(`${page} names ${missing}, which does not exist`);
    }
  }
}

const namedIn = (page: Uint8Array = new Uint8Array()): readonly string[] =>
  Buffer.from(page)
    .toString()
    .match(/(assets|news|gear)\/[\w./-]+/g) ?? [];
