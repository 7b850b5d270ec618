import { setTimeout } from 'node:timers/promises';
import { builtRelease, type ReleaseSource } from '../format/releaseSource.ts';
import type { Staging, Store } from '../stores/store.ts';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';
import { released } from './history.ts';
import { type Change, planOf } from './plan.ts';
import {
  copyPointer,
  isSamePointer,
  type LiveSections,
  type Pointer,
  readPointer,
  swing,
} from './pointer.ts';
import { type Done, prepare } from './prepare.ts';
import { isWorking, LEASE, startPublishing, stopPublishing } from './publisher.ts';

/** What publishing did, and what is live since. */
export interface Published extends Done {
  generation: number;
  sections: LiveSections;
}

/** How often others may be faster before we give up. Each time somebody did publish. */
const TRIES = 50;

/** How often a waiting publisher looks whether it is its turn, in milliseconds. */
const PATIENCE = 50;

/**
 * Brings a site from what is live to what shall be: compose, make pages ready, upload releases, swing the pointer, show
 * the pages, settle. The README says why in this order.
 *
 * @param lease how long another publisher is waited for, in milliseconds
 * @throws ComposeError when the set does not fit, before anything is live
 */
export async function publish(store: Store, change: Change, lease = LEASE): Promise<Published> {
  let wanted = change;
  let suspects: readonly string[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const outcome = await tryToPublish(store, wanted, suspects, lease);
    if ('generation' in outcome) return outcome;
    if (outcome.lost === 'race') continue;
    // Ours was live, then somebody thought us dead and went on. What we wrote late must give way to theirs.
    wanted = { sections: (live) => live };
    suspects = outcome.touched;
  }
  throw new ComposeError('busy', `${store.name}: others published ${TRIES} times meanwhile. Run it again.`);
}

/** Makes some releases live, all at once. */
export function publishReleases(
  store: Store,
  offered: readonly ReleaseSource[],
  origin?: string,
  lease?: number,
): Promise<Published> {
  const now = new Date().toISOString();
  const sections = (live: LiveSections) =>
    offered.reduce((sections, { release }) => released(sections, release.name, release.id, now), live);
  return publish(store, { offered, origin, sections }, lease);
}

/** Publishes built packages as one site. */
export const publishAll = async (
  store: Store,
  dists: readonly string[],
  origin?: string,
): Promise<Published> => publishReleases(store, await Promise.all(dists.map(builtRelease)), origin);

type Lost = { lost: 'race' } | { lost: 'claim'; touched: readonly string[] };

async function tryToPublish(
  store: Store,
  change: Change,
  suspects: readonly string[],
  lease: number,
): Promise<Published | Lost> {
  const before = await idlePointer(store, lease);
  const plan = await planOf(store, before, change, suspects);
  const staging = await store.stage();
  const publisher = startPublishing();
  try {
    const { next, touched, done } = await prepare(store, staging, before, plan);
    const finish = async (pointer: Pointer): Promise<Published> => {
      await copyPointer(store, pointer);
      return { generation: pointer.generation, sections: pointer.sections, ...done };
    };
    if (touched.length === 0 && !change.cleanUp) {
      if (before && isSamePointer(before, next)) return await finish(before);
      return (await swing(store, next)) ? await finish(next) : { lost: 'race' };
    }
    const claim: Pointer = {
      ...next,
      unsettled: { by: { ...publisher, at: new Date().toISOString() }, files: [...touched] },
    };
    if (!(await swing(store, claim))) return { lost: 'race' };
    done.bytes += await show(store, staging, before, claim);
    const settled: Pointer = { ...next, generation: claim.generation + 1 };
    // The pages are as they should be, whatever becomes of cleaning up.
    const cleaned = await Promise.allSettled([change.cleanUp?.(claim)]);
    if (!(await swing(store, settled))) return { lost: 'claim', touched };
    for (const each of cleaned) if (each.status === 'rejected') throw each.reason;
    return await finish(settled);
  } finally {
    stopPublishing(publisher);
    await staging.discard();
  }
}

/** The newest pointer once nobody is at work. Work that was given up is left to us. */
async function idlePointer(store: Store, lease: number): Promise<Pointer | undefined> {
  const started = Date.now();
  for (;;) {
    const pointer = await readPointer(store);
    if (!pointer?.unsettled || !isWorking(pointer.unsettled.by, lease)) return pointer;
    // Clocks of two machines may differ, so the wait is measured here too.
    if (Date.now() - started > lease) return pointer;
    await setTimeout(PATIENCE);
  }
}

/** Shows what is ready, all of it or, when the store refuses, nothing. */
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
      : { ...claim, generation: claim.generation + 1, sections: {}, index: [], unsettled: undefined };
    try {
      await staging.revert();
      if (!(await swing(store, back))) throw new Error('somebody else went on');
      await copyPointer(store, back);
    } catch (second) {
      throw new ComposeError(
        'half-published',
        `${reasonOf(error)}; putting back failed too: ${reasonOf(second)}. Every page is whole; run it again.`,
        { cause: error },
      );
    }
    throw new ComposeError('refused', `${reasonOf(error)}; nothing was changed.`, {
      cause: error,
    });
  }
}
