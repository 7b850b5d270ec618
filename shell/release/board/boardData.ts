import { quantile, sum } from 'd3-array';
import { storedRelease } from '../format/releaseSource.ts';
import { packed } from '../preview/pageChanges.ts';
import { livePointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';
import { FIGURES, valueIn } from '../watch/compare/figures.ts';
import type { ReadViews } from '../watch/readViews.ts';
import { judge } from '../watch/watch.ts';

export type BoardSection = Awaited<ReturnType<typeof boardSections>>[number];

const MIN_VIEWS = 30;

/** Each section's releases, oldest first, with their figures. */
export async function boardSections(store: Store, read: ReadViews | undefined) {
  const { sections } = await livePointer(store);
  const judged = read && judge(read).sections;
  return inParallel(
    Object.entries(sections),
    async ([section, { history, takenBack = [], owner, lock, ...live }]) => {
      const last = history.findIndex(({ release }) => release === live.release);
      const releases = await inParallel(history.entries(), async ([index, past]) => {
        const isBack = index > last || takenBack.includes(past.release);
        const state = index === last ? 'live' : isBack ? 'rolled back' : 'replaced';
        const script = await scriptOf(store, section, past.release);
        return { ...past, state, script, ...figuresOf(read, section, past.release) };
      });
      return {
        section,
        owner,
        lock,
        releases,
        watched: judged?.find((each) => each.section === section),
      };
    },
  );
}

/** Bytes after brotli, React included. */
async function scriptOf(store: Store, section: string, id: string): Promise<number> {
  const { release } = await storedRelease(store, section, id);
  const files = Object.values(release.modules).flatMap(({ file, imports }) => [file, ...imports]);
  return sum(
    await inParallel(new Set(files), async (file) => packed((await store.read(file)) ?? '')),
  );
}

function figuresOf(read: ReadViews | undefined, section: string, release: string) {
  const index = read?.watched.findIndex((each) => each.section === section) ?? -1;
  const side = read?.watched[index]?.releases.findIndex((each) => each.release === release);
  const views =
    read?.observations.filter(({ sides }) => side !== undefined && sides[index] === side) ?? [];
  const measured = FIGURES.filter(({ vital, limit }) => !vital || !limit).flatMap((figure) => {
    const values = views.flatMap((view) => valueIn(view, figure, index) ?? []);
    if (values.length < MIN_VIEWS) return [];
    // Agresti and Coull: two more of each kind widen the interval of a rare share.
    const share = figure.vital ? 0.75 : (sum(values) + 2) / (values.length + 4);
    const far = 1.96 * Math.sqrt((share * (1 - share)) / values.length);
    const at = (each: number) =>
      figure.vital ? (quantile(values, each) ?? 0) : 100 * Math.max(0, each);
    const value = figure.vital ? at(share) : (100 * sum(values)) / values.length;
    return [{ ...figure, value, low: at(share - far), high: at(share + far) }];
  });
  return { views: views.length, measured };
}
