import { setTimeout } from 'node:timers/promises';
import { Staging } from '../stores/Staging.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';
import type { Change } from './change.ts';
import { composeChanges } from './composeChanges.ts';
import { removeUnused } from './maintenance/prune.ts';
import { nextSiteOf } from './nextSite.ts';
import { copyPointer, createPointer, isSamePointer, type Pointer, readPointer } from './pointer.ts';
import { upload } from './upload.ts';

/** The result of publishing, and what is live now. */
export type Published = Awaited<ReturnType<typeof publish>>;

/** How often another publisher may be faster before this one gives up. */
const MAX_TRIES = 50;

/** How long others wait for a publisher that is showing pages before they complete its work, in milliseconds. */
const LEASE_MS = 20_000;

/** How often a waiting publisher checks whether it is its turn, in milliseconds. */
const POLL_MS = 50;

/**
 * Brings a site from what is live to what should be live: compose it, upload what never changes, move the pointer, show
 * the pages, mark them as complete. The README explains this order.
 *
 * @param lease how long to wait for another publisher, in milliseconds
 * @throws ComposeError when the releases do not fit, before anything is live
 */
export async function publish(store: Store, change: Change, lease = LEASE_MS) {
  let next = change;
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const before = await idlePointer(store, lease);
    const nextSite = await nextSiteOf(store, before, next);
    const staging = new Staging(store);
    try {
      // Throws when the releases do not fit, before anything is uploaded.
      const { index, pinned, done } = await composeChanges(nextSite, staging).catch((error) => {
        throw explained(error, next);
      });
      const pointer: Pointer = { ...nextSite.pointer, index: await upload(store, nextSite, pinned, index) };
      const files = staging.paths;
      const result = { ...done, sections: pointer.sections, bytes: store.sent };
      if (before && isSamePointer(before, pointer) && files.length === 0 && next.kind !== 'prune') {
        await copyPointer(store, before);
        return { ...result, pruned: [] as string[] };
      }
      // Versions of this tool from before 2026-11-25 require `id`, `machine` and `pid`.
      const by = { id: '', machine: '', pid: 0, at: new Date().toISOString() };
      const claim: Pointer = { ...pointer, publishing: { by, files } };
      if (!(await createPointer(store, claim))) continue;
      await show(store, staging, before, claim);
      // The pages are complete, even if pruning fails.
      const [pruned] = await Promise.allSettled([next.kind === 'prune' ? removeUnused(store, claim) : []]);
      const settled: Pointer = { ...pointer, generation: pointer.generation + 1 };
      if (!(await createPointer(store, settled))) {
        // Another publisher took over, because we seemed dead. Their pages must replace those that we wrote late.
        next = { kind: 'repair', files };
        continue;
      }
      await copyPointer(store, settled);
      if (pruned.status === 'rejected') throw pruned.reason;
      return { ...result, bytes: store.sent, pruned: pruned.value };
    } finally {
      await staging.discard();
    }
  }
  const message = `${store.name}: others published ${MAX_TRIES} times in the meantime. Run the command again.`;
  throw new ComposeError('busy', message);
}

/** Pages that still use a removed section are refused for that. */
function explained(error: unknown, change: Change): unknown {
  const isUse = error instanceof ComposeError && ['dead-link', 'unknown-element'].includes(error.code);
  if (change.kind !== 'remove' || !isUse) return error;
  const message = `${change.section} is still linked or shown. First release these pages without it.`;
  return Object.assign(new ComposeError('still-used', message), { others: [error, ...error.others] });
}

/** The newest pointer once no other publisher is showing pages. */
async function idlePointer(store: Store, lease: number): Promise<Pointer | undefined> {
  const started = Date.now();
  for (;;) {
    const pointer = await readPointer(store);
    if (!pointer?.publishing) return pointer;
    // The clocks of two machines may differ, so we also measure the wait ourselves.
    const since = Math.min(started, Date.parse(pointer.publishing.by.at));
    if (Date.now() - since > lease) return pointer;
    await setTimeout(POLL_MS);
  }
}

/** Shows what is prepared: all of it or, when the store refuses, nothing. */
async function show(
  store: Store,
  staging: Staging,
  before: Pointer | undefined,
  claim: Pointer,
): Promise<void> {
  try {
    await staging.commit();
  } catch (error) {
    const nothing: Pointer = { ...claim, sections: {}, index: [], publishing: undefined };
    const back: Pointer = { ...nothing, ...before, generation: claim.generation + 1 };
    try {
      // Pages of a publisher that took over stay.
      if ((await readPointer(store))?.generation === claim.generation) await staging.revert();
      if (!(await createPointer(store, back))) throw new Error('another publisher took over');
      await copyPointer(store, back);
    } catch (second) {
      throw new ComposeError(
        'half-published',
        `${reasonOf(error)}; restoring the old pages failed too: ${reasonOf(second)}. No page is damaged; run the command again.`,
        { cause: error },
      );
    }
    throw new ComposeError('refused', `${reasonOf(error)}; nothing was changed.`, { cause: error });
  }
}
