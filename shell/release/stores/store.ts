import { unfinished } from '../support/ComposeError.ts';

/** Paths are relative to the site's root, with forward slashes. */
export interface Store {
  readonly name: string;
  /** How many bytes were sent, or prepared on the disk. */
  sent: number;
  read(path: string): Promise<Uint8Array | undefined>;
  /** Most failures, such as a full disk, happen here, before anything is visible. */
  prepare(path: string, bytes: Uint8Array): Promise<PreparedFile>;
  remove(path: string): Promise<void>;
  /** Every file below a folder, without compressed copies. */
  list(folder?: string): Promise<string[]>;
  /** A defect in how a file is stored, such as in its compressed copies. */
  checkCopies?(path: string, bytes: Uint8Array): Promise<string | undefined>;
}

export interface PreparedFile {
  /**
   * A reader sees either the old bytes or the new ones. If the file must be new, at most one writer
   * gets true; false may mean that another one is under way.
   */
  place(isNew?: boolean): Promise<boolean>;
  discard?(): Promise<void>;
}

export async function write(
  store: Store,
  path: string,
  bytes: Uint8Array,
  isNew = false,
): Promise<boolean> {
  const { place, discard } = await store.prepare(path, bytes);
  return place(isNew).finally(discard);
}

const ATTEMPTS = 5;

/**
 * Creates a file that never changes. Reads it back, because a response may be lost.
 * @returns the bytes that the file has now: these, or another writer's
 * @throws ComposeError `half-published` if it cannot be read back, so it may have been created
 */
export async function createOrRead(
  store: Store,
  path: string,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    const [written] = await Promise.allSettled([write(store, path, bytes, true)]);
    if (written.status === 'fulfilled' && written.value) return bytes;
    const [found] = await Promise.allSettled([store.read(path)]);
    if (found.status === 'fulfilled' && found.value) return found.value;

    // Either this request was lost, or another one is under way.
    if (attempt < ATTEMPTS) continue;
    if (found.status === 'rejected')
      unfinished(`${store.name}: ${path} may have been created, but reading it failed`)(
        found.reason,
      );
    if (written.status === 'rejected') throw written.reason;
    throw new Error(`${store.name}: ${path} cannot be created.`);
  }
}
