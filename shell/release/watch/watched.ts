import type { Release } from '@ringside/shared/contract';
import { ELEMENT_PAGES } from '../compose/page/patternOf.ts';
import { storedRelease } from '../format/releaseSource.ts';
import { livePointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';

/** A section whose live release replaced another. */
export interface Watched {
  section: string;
  release: string;
  before: string;
  since: number;
  /** The hashes by which beacons name each of the two. */
  hashes: readonly [before: ReadonlySet<string>, now: ReadonlySet<string>];
}

/** The sections to compare, and the patterns of the site's pages. */
export async function watchedSections(
  store: Store,
  of: Store | undefined,
): Promise<{ watched: Watched[]; pages: Set<string> }> {
  const pointer = await livePointer(store);
  const pages = new Set(['/404', ELEMENT_PAGES]);
  const watched: Watched[] = [];
  for (const [section, { release, since, history }] of Object.entries(pointer.sections)) {
    const now = (await storedRelease(store, section, release)).release;
    for (const route of now.routes) pages.add(route).add(`${route}/404`);
    const before = of
      ? pointer.preview?.live[section]
      : history.find((past) => past.release === release)?.before;
    // A pruned release has no description left.
    const old =
      before &&
      before !== release &&
      (await storedRelease(of ?? store, section, before).catch(() => undefined));
    if (!before || !old) continue;
    const hashes = [hashesOf(old.release), hashesOf(now)] as const;
    watched.push({ section, release, before, since: Date.parse(since), hashes });
  }
  return { watched, pages };
}

/** The hashes in the names of a release's files, and its id. */
const hashesOf = ({ id, files }: Release): Set<string> =>
  new Set([id, ...Object.keys(files).flatMap((path) => /-([\w-]{8})\.\w+$/.exec(path)?.[1] ?? [])]);

/**
 * Which of the two releases a beacon names: 0, 1, or -1 for neither. If the page's files are the same in both, the time
 * decides.
 */
export function sideOf({ hashes: [before, now], since }: Watched, version: string, at: number): number {
  const [, ...parts] = version.split('.');
  const isBefore = parts.every((hash) => before.has(hash));
  const isNow = parts.every((hash) => now.has(hash));
  if (isBefore && isNow) return at < since ? 0 : 1;
  return isNow ? 1 : isBefore ? 0 : -1;
}
