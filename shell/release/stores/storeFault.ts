import { randomUUID } from 'node:crypto';
import { ComposeError } from '../support/ComposeError.ts';
import { type Store, write } from './store.ts';

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
