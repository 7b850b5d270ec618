import { hashOf } from '@ringside/shared/build/hash';
import { type Entry, readIndex } from '../compose/reuse/pageIndex.ts';
import { storedReleases } from '../format/releaseSource.ts';
import { isPinned } from '../stores/fileKinds.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import type { Environment } from './environment.ts';
import type { Pointer } from './pointer.ts';

/**
 * Reads the page index. A damaged index is derived again from the live releases; then files may
 * differ from it.
 */
export async function liveIndex(
  store: Store,
  pointer: Pointer | undefined,
  compose: Environment['compose'],
) {
  try {
    return { index: await readIndex(store, pointer?.index ?? []) };
  } catch (damage) {
    if (!(damage instanceof ComposeError) || !pointer) throw damage;
    const pinned = await inParallel((await store.list()).filter(isPinned), async (path) => {
      const bytes = (await store.read(path)) ?? new Uint8Array();
      return [path, { key: '', hash: hashOf(bytes), bytes: bytes.length }] as const;
    });
    const index = new Map<string, Entry>();
    const sources = await storedReleases(store, pointer.sections);
    const reuse = { known: index, pinned: new Map(pinned) };
    for await (const { path, entry } of compose(sources, pointer, reuse)) index.set(path, entry);
    return { index, damage };
  }
}
