import type { Store } from '../stores/store.ts';
import { ComposeError, type Refusal, reasonOf, unfinished } from '../support/ComposeError.ts';
import { type Change, resolve } from './changes/change.ts';
import { type Claim, ClaimLost, claim, LEASE_MS, waitForTurn } from './claim.ts';
import { type Environment, thisEnvironment } from './environment.ts';
import { discard, type Plan, plan } from './plan.ts';
import {
  changeOf,
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
  const name = environment.newChangeName();
  const seen = await readPointer(store);
  const apply = resolve(change, seen, store.name, environment.now());

  // Another attempt follows when another publisher was faster.
  for (;;) {
    const before = await waitForTurn(store, environment, lease);
    const planned = await unlessOvertaken(store, before, change, () =>
      plan(store, environment, before, { name, change, apply }),
    );
    if (!planned) continue;

    try {
      const uploaded = await unlessOvertaken(store, before, change, () => upload(store, planned));
      if (!uploaded) continue;
      const outcome = planned.isNew ? await carryOut(store, environment, planned) : DONE;
      if (outcome.is === 'not begun') continue;

      const files = planned.steps.map(({ path }) => path);
      const repair = () => publish(store, { kind: 'repair', files }, lease, environment);
      await settle(store, change, outcome, repair);
      return publishedBy(store, planned, outcome);
    } finally {
      await discard(planned.steps);
    }
  }
}

/** What became of a planned change. */
type Outcome =
  | { is: 'done' }
  /** Another publisher claimed the site before us. */
  | { is: 'not begun' }
  /** The change is live, and another publisher completes it. We may have written pages late. */
  | { is: 'taken over' }
  /** The old state is live, and some pages are wrong. */
  | { is: 'refused'; refusal: Error };

const DONE: Outcome = { is: 'done' };

/**
 * Claims the site, shows what is planned, and ends the claim.
 * @throws ComposeError `half-published` if the claim stands, so that the next publisher completes
 *   the change
 */
async function carryOut(store: Store, environment: Environment, planned: Plan): Promise<Outcome> {
  let held: Claim | undefined;
  try {
    held = await claim(store, environment, planned);
    const refusal = await show(store, held, planned);
    await held.end(refusal ? oldState(planned) : planned.after);
    return refusal ? { is: 'refused', refusal } : DONE;
  } catch (error) {
    if (error instanceof ClaimLost) {
      const isLive = error.newest.changes?.includes(changeOf(planned.after) ?? '');
      return { is: isLive ? 'taken over' : 'not begun' };
    }
    const isKnown = error instanceof ComposeError && error.code === 'half-published';
    if (!held || isKnown) throw error;
    return unfinished('the next command that changes the site completes this change')(error);
  } finally {
    held?.drop();
  }
}

/** The state before a change that was refused. The change's files may still be written late. */
function oldState({ before, after, steps }: Plan): Pointer {
  const { changes, overtaken = [], generation, unused } = after;
  const files = steps.map(({ path }) => path);
  const old = before ?? { ...after, sections: {}, index: [], removed: undefined };
  return {
    ...old,
    publishing: undefined,
    changes,
    overtaken: [...overtaken, { generation, change: changeOf(after), files }],
    // The files of this change leave the list of unused ones, because pages have named them.
    unused,
  };
}

/**
 * Copies the pointer, and repairs what an attempt that failed has left.
 * @throws ComposeError `refused`, `half-published`
 */
async function settle(
  store: Store,
  change: Change,
  outcome: Outcome,
  repair: () => Promise<unknown>,
): Promise<void> {
  const live = outcome.is === 'refused' ? 'the old state is live' : 'the change is live';
  await copyPointer(store).catch(unfinished(`${live}, but copying it to ${POINTER_FILE} failed`));

  if (outcome.is === 'taken over')
    await repair().catch(
      unfinished('another publisher took over, and repairing the change, which is live, failed'),
    );
  if (outcome.is === 'refused') {
    const { refusal } = outcome;
    // The next publisher repairs what a repair cannot.
    if (change.kind === 'repair') throw refusal;
    const reason = reasonOf(refusal);
    await repair().catch(unfinished(`${reason}; restoring the old pages failed, too`));
    throw new ComposeError('refused', `${reason}. Nothing was changed.`, { cause: refusal });
  }
}

const publishedBy = (
  store: Store,
  { after: { sections, unused }, removed, isNew, counts }: Plan,
  outcome: Outcome,
): Published => ({
  ...counts,
  sections,
  unused,
  bytes: store.sent,
  pruned: outcome.is === 'done' ? removed : [],
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
