import { setTimeout } from 'node:timers/promises';
import { Staging } from '../stores/Staging.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';
import type { Change } from './change.ts';
import { composeChanges } from './composeChanges.ts';
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
import { upload } from './upload.ts';

/** The result of publishing, and what is live now. */
export interface Published {
  /** Pages of the site. */
  pages: number;
  /** Pages that had to be rendered to find out whether they differ. */
  rendered: number;
  /** Pages that were written. */
  written: number;
  /** Composed files that are no longer part of the site. */
  removed: number;
  generation: number;
  sections: LiveSections;
  /** Files that were pruned. */
  pruned: readonly string[];
  /** Bytes sent to the store. */
  bytes: number;
}

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
export async function publish(store: Store, change: Change, lease = LEASE_MS): Promise<Published> {
  let next = change;
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const outcome = await tryToPublish(store, next, lease);
    if ('generation' in outcome) return outcome;
    next = outcome;
  }
  const message = `${store.name}: others published ${MAX_TRIES} times in the meantime. Run the command again.`;
  throw new ComposeError('busy', message);
}

/** Publishes a change or, if another publisher was faster, returns what to try next. */
async function tryToPublish(store: Store, change: Change, lease: number): Promise<Published | Change> {
  const before = await idlePointer(store, lease);
  const nextSite = await nextSiteOf(store, before, change);
  const staging = new Staging(store);
  try {
    // Throws when the releases do not fit, before anything is uploaded.
    const { index, touched, pinned, done } = await composeChanges(nextSite, staging).catch((error) => {
      throw explained(error, change);
    });
    const uploaded = await upload(store, nextSite, pinned, index);
    const pointer: Pointer = { ...nextSite.pointer, index: uploaded.index };
    const { sections, generation } = pointer;
    if (before && isSamePointer(before, pointer) && touched.length === 0 && change.kind !== 'prune') {
      await copyPointer(store, before);
      return { ...done, sections, generation: before.generation, bytes: uploaded.bytes, pruned: [] };
    }
    // Versions of this tool from before 2026-11-25 require the first three.
    const by = { id: '', machine: '', pid: 0, at: new Date().toISOString() };
    const claim: Pointer = { ...pointer, publishing: { by, files: touched } };
    if (!(await createPointer(store, claim))) return change;
    const shown = await show(store, staging, before, claim);
    // The pages are complete, even if pruning fails.
    const [pruned] = await Promise.allSettled([change.kind === 'prune' ? removeUnused(store, claim) : []]);
    const settled: Pointer = { ...pointer, generation: generation + 1 };
    // Another publisher took over, because we seemed dead. Their pages must replace those that we wrote late.
    if (!(await createPointer(store, settled))) return { kind: 'repair', files: touched };
    await copyPointer(store, settled);
    if (pruned.status === 'rejected') throw pruned.reason;
    const bytes = uploaded.bytes + shown;
    return { ...done, sections, generation: settled.generation, bytes, pruned: pruned.value };
  } finally {
    await staging.discard();
  }
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

/** Shows what is prepared: all of it or, when the store refuses, nothing. Returns the bytes sent. */
async function show(
  store: Store,
  staging: Staging,
  before: Pointer | undefined,
  claim: Pointer,
): Promise<number> {
  try {
    return await staging.commit();
  } catch (error) {
    const nothing: Pointer = { ...claim, sections: {}, index: [], publishing: undefined };
    const back: Pointer = { ...nothing, ...before, generation: claim.generation + 1 };
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
    throw new ComposeError('refused', `${reasonOf(error)}; nothing was changed.`, { cause: error });
  }
}
