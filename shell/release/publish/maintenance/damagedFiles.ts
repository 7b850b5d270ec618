import { hashOf } from '@ringside/shared/build/hash';
import type { PageIndex } from '../../compose/pageIndex.ts';
import type { Store } from '../../stores/store.ts';
import { inParallel } from '../../support/inParallel.ts';

/** The defect of a composed file, if any. */
export async function faultOfFile(store: Store, path: string, hash: string): Promise<string | undefined> {
  const bytes = await store.read(path);
  if (!bytes) return `${path} is missing`;
  if (hashOf(bytes) !== hash) return `${path} is not what was composed`;
  return store.checkCopies?.(path, bytes);
}

/** Composed files that differ from the index. */
export async function damagedFiles(store: Store, index: PageIndex): Promise<string[]> {
  const found = await inParallel(index, async ([path, { hash }]) =>
    (await faultOfFile(store, path, hash)) ? [path] : [],
  );
  return found.flat();
}
