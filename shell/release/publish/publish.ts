import type { Store } from '../stores/store.ts';
import { ComposeError, type Refusal, reasonOf } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import { type Change, resolve } from './change.ts';
import { type Claim, claim, idlePointer, LEASE_MS, Overtaken } from './claim.ts';
import { removeUnused } from './maintenance/prune.ts';
import { nextSiteOf, type Step } from './nextSite.ts';
import { copyPointer, isSamePointer, POINTER_FILE, type Pointer, readPointer } from './pointer.ts';
import { thisWorld, type World } from './world.ts';

export type Published = Awaited<ReturnType<typeof publish>>;

/**
 * Changes a site exactly once. The README has a table of these steps, and of what happens when one of them fails.
 * @param lease when to take over a claim that is not renewed, in milliseconds
 * @throws ComposeError when the releases do not fit, before anything is live
 */
export async function publish(store: Store, change: Change, lease = LEASE_MS, world = thisWorld) {
  const name = world.name();
  const resolved = resolve(change, await readPointer(store), store.name, world.now());
  // Another attempt follows when another publisher was faster.
  for (;;) {
    const before = await idlePointer(store, world, lease);
    const steps: Step[] = [];
    try {
      const next = await nextSiteOf(store, world, before, change, resolved, steps).catch(
        async (error) => {
          // Others may have removed what the site at that time had.
          if ((await readPointer(store))?.generation === before?.generation)
            throw explained(change, error);
        },
      );
      if (!next) continue;
      const { removed, done } = next;
      const after = { ...next.after, changes: [...next.after.changes, name] };
      const isNew = !before || !isSamePointer(before, after) || steps.length + removed.length > 0;
      const files = steps.map(({ path }) => path);
      const failure = isNew
        ? await show(store, world, steps, { before, after, removed })
        : undefined;
      // The change is live, too, if our claim was taken over before we read it back.
      if (failure instanceof Overtaken && !failure.newest.changes?.includes(name)) continue;
      const isRefused = failure !== undefined && !(failure instanceof Overtaken);
      const live = isRefused ? 'the old state is live' : 'the change is live';
      await copyPointer(store).catch(
        unfinished(`${live}, but copying it to ${POINTER_FILE} failed`),
      );
      // The next publisher repairs what a repair cannot.
      if (isRefused && change.kind === 'repair') throw failure;
      const what = isRefused ? 'restoring the old pages' : 'repairing the change, which is live,';
      const repair = () => publish(store, { kind: 'repair', files }, lease, world);
      if (failure) await repair().catch(unfinished(`${reasonOf(failure)}; ${what} failed, too`));
      if (isRefused)
        throw new ComposeError('refused', `${reasonOf(failure)}. Nothing was changed.`, {
          cause: failure,
        });
      const { sections, unused } = after;
      return {
        ...done,
        sections,
        unused,
        bytes: store.sent,
        pruned: failure ? [] : removed,
        isNew,
      };
    } finally {
      await inParallel(steps, async ({ file }) => file?.discard?.());
    }
  }
}

const unfinished = (what: string) => (error: unknown) => {
  const message = `${what}: ${reasonOf(error)}. No page is damaged. Run the command again.`;
  throw new ComposeError('half-published', message, { cause: error });
};

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

/**
 * Claims the site, shows what is prepared, removes what is unused, and ends the claim.
 * @returns nothing; or a refusal, after which the old state is live and pages are wrong; or `Overtaken`
 */
async function show(
  store: Store,
  world: World,
  steps: readonly Step[],
  {
    before,
    after,
    removed,
  }: { before: Pointer | undefined; after: Pointer; removed: readonly string[] },
): Promise<Error | undefined> {
  const { changes, overtaken = [], generation, unused } = after;
  const files = steps.map(({ path }) => path);
  let refusal: Error | undefined;
  try {
    await claim(store, world, before, after, files, async (held) => {
      refusal = await place(store, held, steps).catch((error: Error) => error);
      // The files of this change leave the list of unused ones, because pages have named them.
      const late = { changes, overtaken: [...overtaken, { generation, files }], unused };
      if (refusal)
        return { ...after, sections: {}, index: [], ...before, publishing: undefined, ...late };
      // After a refusal, others wait until the claim is over, because the removal may still happen.
      await removeUnused(store, removed, held);
      return after;
    });
    return refusal;
  } catch (error) {
    if (error instanceof Overtaken) return error;
    throw error;
  }
}

async function place(store: Store, held: Claim, steps: readonly Step[]): Promise<undefined> {
  for (const turn of ['new', 'changed', 'removed']) {
    const due = steps.filter((step) => step.turn === turn);
    await inParallel(due, async ({ path, file }) => {
      await held.hold();
      await (file ? file.place() : store.remove(path));
    });
  }
}
