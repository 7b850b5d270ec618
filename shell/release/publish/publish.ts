import { setTimeout } from 'node:timers/promises';
import type { Staging, Store } from '../stores/store.ts';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';
import type { Change } from './change.ts';
import { removeUnused } from './maintenance/prune.ts';
import { nextSiteOf } from './nextSite.ts';
import {
  copyPointer,
  createPointer,
  isSamePointer,
  type LiveSections,
  type Pointer,
  readPointer,
} from './pointer.ts';
import { type Done, prepare } from './prepare.ts';
import { isWorking, LEASE_MS, startPublishing, stopPublishing } from './publisher.ts';

/** The result of publishing, and what is live now. */
export interface Published extends Done {
  generation: number;
  sections: LiveSections;
}

/** How often another publisher may be faster before this one gives up. */
const MAX_TRIES = 50;

/** How often a waiting publisher checks whether it is its turn, in milliseconds. */
const POLL_MS = 50;

/**
 * Brings a site from what is live to what should be live: compose, prepare pages, upload releases, move the pointer,
 * show the pages, mark them as complete. The README explains this order.
 *
 * @param lease how long to wait for another publisher, in milliseconds
 * @throws ComposeError when the releases do not fit, before anything is live
 */
export async function publish(store: Store, change: Change, lease = LEASE_MS): Promise<Published> {
  let wanted = change;
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const outcome = await tryToPublish(store, wanted, lease);
    if ('generation' in outcome) return outcome;
    // Our release was live, but another publisher thought we were dead and took over. What we wrote late must be
    // replaced by their pages.
    if (outcome.late) wanted = { kind: 'repair', files: outcome.late };
  }
  throw new ComposeError(
    'busy',
    `${store.name}: others published ${MAX_TRIES} times in the meantime. Run the command again.`,
  );
}

/** Another publisher was faster: before we wrote pages, or while we did, which we then wrote too `late`. */
interface Lost {
  late?: readonly string[];
}

async function tryToPublish(store: Store, change: Change, lease: number): Promise<Published | Lost> {
  const before = await idlePointer(store, lease);
  const wanted = await nextSiteOf(store, before, change);
  const staging = await store.stage();
  const publisher = startPublishing();
  try {
    const { next, touched, done } = await prepare(store, staging, before, wanted);
    const finish = async (pointer: Pointer): Promise<Published> => {
      await copyPointer(store, pointer);
      return { generation: pointer.generation, sections: pointer.sections, ...done };
    };
    if (touched.length === 0 && change.kind !== 'prune') {
      if (before && isSamePointer(before, next)) return await finish(before);
      return (await createPointer(store, next)) ? await finish(next) : {};
    }
    const by = { ...publisher, at: new Date().toISOString() };
    const claim: Pointer = { ...next, publishing: { by, files: [...touched] } };
    if (!(await createPointer(store, claim))) return {};
    done.bytes += await show(store, staging, before, claim);
    // The pages are complete, even if pruning fails.
    const [pruned] = await Promise.allSettled([change.kind === 'prune' ? removeUnused(store, claim) : []]);
    const settled: Pointer = { ...next, generation: claim.generation + 1 };
    if (!(await createPointer(store, settled))) return { late: touched };
    if (pruned.status === 'rejected') throw pruned.reason;
    return { ...(await finish(settled)), pruned: pruned.value };
  } finally {
    stopPublishing(publisher);
    await staging.discard();
  }
}

/** The newest pointer once no other publisher is at work. We complete what a dead publisher left unfinished. */
async function idlePointer(store: Store, lease: number): Promise<Pointer | undefined> {
  const started = Date.now();
  for (;;) {
    const pointer = await readPointer(store);
    if (!pointer?.publishing || !isWorking(pointer.publishing.by, lease)) return pointer;
    // The clocks of two machines may differ, so we also measure the wait ourselves.
    if (Date.now() - started > lease) return pointer;
    await setTimeout(POLL_MS);
  }
}

/** Shows what is prepared: all of it or, when the store refuses, nothing. */
async function show(
  store: Store,
  staging: Staging,
  before: Pointer | undefined,
  claim: Pointer,
): Promise<number> {
  try {
    return await staging.commit();
  } catch (error) {
    const back: Pointer = before
      ? { ...before, generation: claim.generation + 1 }
      : { ...claim, generation: claim.generation + 1, sections: {}, index: [], publishing: undefined };
    try {
      await staging.revert();
      if (!(await createPointer(store, back))) throw new Error('another publisher took over');
      await copyPointer(store, back);
    } catch (second) {
      throw new ComposeError(
        'half-published',
        `${reasonOf(error)}; restoring the old pages failed too: ${reasonOf(second)}. No page is damaged; run the command again.`,
        { cause: error },
      );
    }
    throw new ComposeError('refused', `${reasonOf(error)}; nothing was changed.`, {
      cause: error,
    });
  }
}
