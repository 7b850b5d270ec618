import { randomUUID } from 'node:crypto';
import { ComposeError, unfinished } from '../support/ComposeError.ts';

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
 * Creates a file that never changes, and returns its content. Reads it back, because a response may
 * be lost.
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

const WRITERS = 8;

/**
 * Tries whether a store lets only one writer create a file, which publishing depends on: without
 * it, one of two publishers loses its change. Writes one file below `releases/`, and removes it.
 * @returns what is wrong, in words, or undefined
 */
export async function storeFault(store: Store): Promise<string | undefined> {
  const path = `releases/store-check/${randomUUID()}.json`;
  const texts = Array.from({ length: WRITERS }, (_, writer) => Buffer.from(`writer ${writer}`));
  try {
    const first = await Promise.all(texts.map((text) => write(store, path, text, true)));
    const second = await write(store, path, Buffer.from('later'), true);
    const found = Buffer.from((await store.read(path)) ?? '').toString();
    const winner = first.indexOf(true);
    const isSafe = first.filter(Boolean).length === 1 && !second && found === `writer ${winner}`;
    return isSafe
      ? undefined
      : `${store.name} lets several writers create the same file (it ignores If-None-Match), so one of two releases at once would be lost. Choose a store with conditional writes, such as Amazon S3, Cloudflare R2, MinIO or Ceph.`;
  } finally {
    // This publisher may lack the permission to delete it. Then the next prune of an operator
    // removes it.
    await store.remove(path).catch(() => undefined);
  }
}

/** @throws ComposeError `unsafe-store` */
export async function refuseUnsafeStore(store: Store): Promise<void> {
  const fault = await storeFault(store);
  if (fault) throw new ComposeError('unsafe-store', fault);
}
