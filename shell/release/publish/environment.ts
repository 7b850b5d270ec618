import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { composeSite } from '../compose/composeSite.ts';
import type { ComposedFile } from '../compose/output/WrittenFiles.ts';
import type { PageIndex } from '../compose/reuse/pageIndex.ts';
import { loadSite } from '../format/loadSite.ts';
import type { ReleaseSource } from '../format/releaseSource.ts';

/** Composes the site of some releases. Pages that are as in the index `known` are not rendered. */
export async function* composeReleases(
  sources: readonly ReleaseSource[],
  options: Parameters<typeof loadSite>[1],
  reuse: Record<'known' | 'pinned', PageIndex>,
): AsyncGenerator<ComposedFile> {
  if (sources.length > 0) yield* composeSite(await loadSite(sources, options), reuse);
}

/**
 * The clocks, names and composing that publishing uses, apart from a store. The simulation has its
 * own.
 */
export const thisEnvironment = {
  /** Milliseconds that never run backwards, and may stand still while a laptop sleeps. */
  elapsed: () => performance.now(),
  /** The time of day in milliseconds, which may be wrong. */
  now: () => Date.now(),
  sleep: (ms: number, isBackground = false): Promise<void> =>
    setTimeout(ms, undefined, { ref: !isBackground }),
  newChangeName: () => randomUUID().slice(0, 8),
  compose: composeReleases,
};

export type Environment = typeof thisEnvironment;
