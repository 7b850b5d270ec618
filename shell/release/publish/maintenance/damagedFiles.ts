import { hashOf } from '@ringside/shared/build/hash';
import type { PageIndex } from '../../compose/reuse/pageIndex.ts';
import type { Store } from '../../stores/store.ts';
import { inParallel } from '../../support/inParallel.ts';

/** Composed files that differ from the index, each with its defect. */
export async function damagedFiles(store: Store, index: PageIndex): Promise<Map<string, string>> {
  const faults = await inParallel(index, async ([path, { hash }]) => {
    const bytes = await store.read(path);
    const fault = !bytes
      ? `${path} is missing`
      : hashOf(bytes) !== hash
        ? `${path} is not what was composed`
        : await store.checkCopies?.(path, bytes);
    return fault ? [[path, fault] as const] : [];
  });
  return new Map(faults.flat());
}
