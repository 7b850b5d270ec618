import type { Store } from '../stores/store.ts';
import { ComposeError, type Refusal, reasonOf, unfinished } from '../support/ComposeError.ts';
import { type Change, resolve } from './changes/change.ts';
import { type Claim, claim, LEASE_MS, Overtaken, waitForTurn } from './claim.ts';
import { thisEnvironment } from './environment.ts';
import { discard, type Plan, plan } from './plan.ts';
import {
  copyPointer,
  type LiveSections,
  POINTER_FILE,
  type Pointer,
  readPointer,
} from './pointer.ts';
import { show } from './show.ts';
import { upload } from './upload.ts';

export type Published = Plan['counts'] & {
  sections: LiveSections;
  unused: Pointer['unused'];
  /** How many bytes were sent. */
  bytes: number;
  /** The files that a prune removed. */
  pruned: readonly string[];
  /** Whether anything changed. */
  isNew: boolean;
};

/**
 * Changes a site exactly once. `docs/protocol.md` has a table of these eight steps, and of what
 * happens when one of them fails.
 * @param lease when to take over a claim that is not renewed, in milliseconds
 * @throws ComposeError when the releases do not fit, before anything is live
 */
export async function publish(
  store: Store,
  change: Change,
  lease = LEASE_MS,
  environment = thisEnvironment,
): Promise<Published> {
  const name = environment.name();
  const seen = await readPointer(store);
  const resolved = resolve(change, seen, store.name, environment.now());

  // Another attempt follows when another publisher was faster.
  for (;;) {
    const before = await waitForTurn(store, environment, lease);
    const planned = await unlessOvertaken(store, before, change, () =>
      plan(store, environment, before, { name, change, resolved }),
    );
    if (!planned) continue;

    try {
      const uploaded = await unlessOvertaken(store, before, change, () => upload(store, planned));
      if (!uploaded) continue;
      const failure = planned.isNew ? await carryOut(store, environment, planned) : undefined;
      // Another publisher was faster than our claim. If it took our claim over instead, the change
      // is live, and only its pages need repair.
      if (failure instanceof Overtaken && !failure.newest.changes?.includes(name)) continue;

      const files = planned.steps.map(({ path }) => path);
      const repair = () => publish(store, { kind: 'repair', files }, lease, environment);
      await settle(store, change, failure, repair);
      return publishedBy(store, planned, failure);
    } finally {
      await discard(planned.steps);
    }
  }
}

/**
 * Claims the site, shows what is planned, and ends the claim.
 * @returns nothing; or a refusal, after which the old state is live and pages are wrong; or
 *   `Overtaken`
 */
async function carryOut(
  store: Store,
  environment: Parameters<typeof claim>[1],
  planned: Plan,
): Promise<Error | undefined> {
  let held: Claim | undefined;
  try {
    held = await claim(store, environment, planned);
    const refusal = await show(store, held, planned);
    await end(held, planned, refusal);
    return refusal;
  } catch (error) {
    if (error instanceof Overtaken) return error;
    throw error;
  } finally {
    held?.drop();
  }
}

/**
 * Ends a claim with the new state, or after a refusal with the old one, whose files may be written
 * late.
 */
async function end(held: Claim, { before, after, steps }: Plan, refusal?: Error): Promise<void> {
  if (!refusal) return held.end(after);
  const { changes, overtaken = [], generation, unused } = after;
  const files = steps.map(({ path }) => path);
  // The files of this change leave the list of unused ones, because pages have named them.
  const late = {
    changes,
    overtaken: [...overtaken, { generation, change: changes?.at(-1), files }],
    unused,
  };
  const old = before ?? { ...after, sections: {}, index: [], removed: undefined };
  await held.end({ ...old, publishing: undefined, ...late });
}

/**
 * Copies the pointer, and repairs what an attempt that failed has left.
 * @throws ComposeError `refused`, `half-published`
 */
async function settle(
  store: Store,
  change: Change,
  failure: Error | undefined,
  repair: () => Promise<unknown>,
): Promise<void> {
  const isRefused = failure !== undefined && !(failure instanceof Overtaken);
  const live = isRefused ? 'the old state is live' : 'the change is live';
  await copyPointer(store).catch(unfinished(`${live}, but copying it to ${POINTER_FILE} failed`));
  if (!failure) return;

  // The next publisher repairs what a repair cannot.
  if (isRefused && change.kind === 'repair') throw failure;
  const what = isRefused ? 'restoring the old pages' : 'repairing the change, which is live,';
  await repair().catch(unfinished(`${reasonOf(failure)}; ${what} failed, too`));
  if (isRefused)
    throw new ComposeError('refused', `${reasonOf(failure)}. Nothing was changed.`, {
      cause: failure,
    });
}

const publishedBy = (
  store: Store,
  { after: { sections, unused }, removed, isNew, counts }: Plan,
  failure: Error | undefined,
): Published => ({
  ...counts,
  sections,
  unused,
  bytes: store.sent,
  pruned: failure ? [] : removed,
  isNew,
});

/**
 * A step's value, or undefined if it failed because another publisher was faster, who may have
 * removed what it needs.
 */
async function unlessOvertaken<Value>(
  store: Store,
  before: Pointer | undefined,
  change: Change,
  step: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await step();
  } catch (error) {
    // If the store fails now, too, the first failure is the one to report.
    const newest = await readPointer(store).catch(() => before);
    if (newest?.generation === before?.generation) throw explained(change, error);
    return undefined;
  }
}

/** Pages of other sections need what a change takes away. */
const USES: readonly Refusal[] = ['dead-link', 'unknown-element', 'unknown-variant'];

function explained(change: Change, error: unknown): unknown {
  if (!(error instanceof ComposeError) || !USES.includes(error.code)) return error;
  if (change.kind !== 'remove' && change.kind !== 'rollback') return error;
  const message =
    change.kind === 'remove'
      ? `${change.section} is still linked or shown by other sections. First release these pages without it.`
      : `other sections link to or show what that release of ${change.section} does not have. First roll these pages' sections back, or release them without it.`;
  return Object.assign(new ComposeError('still-used', message), {
    others: [error, ...error.others],
  });
}
