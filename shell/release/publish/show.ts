import { createOrRead, type Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';
import { type Claim, ClaimLost } from './claim.ts';
import type { Plan } from './plan.ts';

const TURNS = ['new', 'changed', 'removed'] as const;

/**
 * Shows the prepared files, while the claim is held: new ones, changed ones, then removals, and at last
 * what a prune removes.
 * @returns a refusal of the store, after which some pages are wrong and the old state must end the
 *   claim
 * @throws ClaimLost, or an error if the store refuses to remove what a prune removes, because the
 *   removal may still happen
 */
export async function show(
  store: Store,
  held: Claim,
  { steps, removed }: Plan,
): Promise<Error | undefined> {
  try {
    for (const turn of TURNS) {
      const due = steps.filter((step) => step.turn === turn);
      await inParallel(due, async ({ path, file }) => {
        await held.hold();
        await (file ? file.place() : store.remove(path));
      });
    }
  } catch (error) {
    if (error instanceof ClaimLost) throw error;
    return error instanceof Error ? error : new Error(String(error));
  }
  await removeUnused(store, removed, held);
  return undefined;
}

/**
 * Removes files while the claim is held. A file is put back at once if others may have needed it before
 * it was removed.
 */
async function removeUnused(store: Store, paths: readonly string[], held: Claim) {
  await inParallel(paths, async (path) => {
    const bytes = await store.read(path);
    while (bytes) {
      await held.hold();
      const refusal = await store.remove(path).catch((error: Error) => error);
      if (!refusal && held.isFresh()) return;
      await createOrRead(store, path, bytes);
      await held.hold();
      if (refusal) throw refusal;
    }
  });
}
