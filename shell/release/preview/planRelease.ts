import { type AwaitedName, awaitedOn } from '../format/awaited.ts';
import { changedStarts } from '../format/changedStarts.ts';
import type { ReleaseSource } from '../format/releaseSource.ts';
import { type Pointer, readPointer } from '../publish/pointer.ts';
import { publish } from '../publish/publish.ts';
import { isPinned } from '../stores/fileKinds.ts';
import { overlayStore } from '../stores/overlay.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import { type RefusalReport, refusalsOf } from '../workspace/refusalReports.ts';
import { type PageChange, pageComparison } from './pageChanges.ts';

export interface ReleasePlan {
  target: string;
  goesThrough: boolean;
  /** The reasons to refuse the release, at most twenty. */
  refusals: readonly RefusalReport[];
  releases: readonly { section: string; release: string; replaces?: string }[];
  pages: readonly PageChange[];
  files: number;
  bytes: number;
  largest?: { path: string; size: number } | undefined;
  pinned: readonly string[];
  /** The names for which live sections would still wait. */
  awaited: readonly AwaitedName[];
  /** A sentence for each page and element that would start by itself, or no longer. */
  starts: readonly string[];
}

/** Releases to a copy in memory. Refusals are in the plan, other errors are thrown. */
export async function planRelease(
  store: Store,
  offered: readonly ReleaseSource[],
  origin?: string,
): Promise<ReleasePlan> {
  const overlay = overlayStore(store);

  const before = await readPointer(store);
  const releases = offered.map(({ release: { name, id } }) => {
    const replaces = before?.sections[name]?.release;
    return { section: name, release: id, ...(replaces && { replaces }) };
  });
  const plan = {
    target: store.name,
    releases,
    pages: [],
    files: 0,
    bytes: 0,
    pinned: [],
    awaited: [],
    starts: [],
  };

  let sections: Pointer['sections'];
  try {
    ({ sections } = await publish(overlay, { kind: 'release', sources: offered, origin }));
  } catch (error) {
    if (!(error instanceof ComposeError)) throw error;
    return { ...plan, goesThrough: false, refusals: await refusalsOf(error) };
  }

  const compare = pageComparison(overlay.read);
  const changes = await inParallel([...overlay.changes.keys()].sort(), async (path) => {
    const [old, now] = [await store.read(path), overlay.changes.get(path)];
    const isSame = old && now ? Buffer.from(old).equals(now) : old === now;
    if (isSame) return [];
    return [
      { path, now, page: path.endsWith('.html') ? await compare(path, old, now) : undefined },
    ];
  });
  const files = changes
    .flat()
    .flatMap(({ path, now }) => (now ? [{ path, size: now.length }] : []));
  return {
    ...plan,
    goesThrough: true,
    refusals: [],
    pages: changes.flat().flatMap(({ page }) => page ?? []),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    largest: files.toSorted((a, b) => b.size - a.size)[0],
    pinned: files.map(({ path }) => path).filter(isPinned),
    awaited: await awaitedOn(overlay, sections),
    starts: await changedStarts(store, before?.sections ?? {}, offered),
  };
}
