import { type Store, write } from '../stores/store.ts';

const ATTEMPTS = 5;

/** Creates a file that never changes, and returns its content. Reads it back, because a response may be lost. */
export async function created(store: Store, path: string, bytes: Uint8Array): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await write(store, path, bytes, true).catch((error: unknown) => ({ error }));
    if (answer === true) return bytes;
    const found = await store.read(path);
    if (found) return found;
    // This request was lost, or another one is under way.
    if (attempt < ATTEMPTS) continue;
    throw answer ? answer.error : new Error(`${store.name}: ${path} cannot be created.`);
  }
}
