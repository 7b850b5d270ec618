import { hashOf, isSameHash } from '@ringside/shared/build/hash';
import type { Refusals } from '../../support/Refusals.ts';
import type { Entry, PageIndex } from '../reuse/pageIndex.ts';

/** A file of a composed site. A file that the site before it has as well comes without bytes. */
export interface ComposedFile {
  path: string;
  entry: Entry;
  bytes?: Buffer;
}

/** Lists the files of a site while it is composed, and refuses to write one twice. */
export class WrittenFiles {
  readonly index = new Map<string, Entry>();
  readonly #names = new Set<string>();

  /** @param known the files of the site before this one */
  constructor(
    readonly known: PageIndex,
    private readonly refusals: Refusals,
  ) {}

  /** Yields the file as an earlier site has it, if there is one. */
  *unchanged(path: string, from = this.known): Generator<ComposedFile> {
    const entry = from.get(path);
    if (entry) yield* this.#write({ path, entry });
  }

  *made(
    path: string,
    content: string | Buffer,
    facts: Partial<Entry> = {},
  ): Generator<ComposedFile> {
    const bytes = Buffer.from(content);
    const entry: Entry = { key: '', hash: hashOf(bytes), bytes: bytes.length, ...facts };
    const isKnown = isSameHash(entry.hash, this.known.get(path)?.hash);
    yield* this.#write({ path, entry, ...(!isKnown && { bytes }) });
  }

  *#write(file: ComposedFile): Generator<ComposedFile> {
    const { path, entry } = file;
    // Some file systems ignore case.
    const name = path.toLowerCase();
    if (this.#names.has(name))
      return this.refusals.refuse('duplicate-file', `${path} is written twice.`);
    this.#names.add(name);
    this.index.set(path, entry);
    yield file;
  }
}
