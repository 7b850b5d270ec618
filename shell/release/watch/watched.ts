import type { Release } from '@ringside/shared/contract';
import { ELEMENT_PAGES } from '../compose/page/patternOf.ts';
import { storedRelease } from '../format/releaseSource.ts';
import { livePointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';

/** A section with the releases that its beacons may name. */
export interface Watched {
  section: string;
  releases: readonly KnownRelease[];
  /** The numbers of the live release and of the one before it, -1 if that is not known. */
  live: number;
  before: number;
}

interface KnownRelease {
  release: string;
  since: number;
  /** The hashes by which beacons name it. */
  hashes: ReadonlySet<string>;
}

/** The sections to compare, and the patterns of the site's pages. */
export async function watchedSections(
  store: Store,
  of: Store | undefined,
): Promise<{ watched: Watched[]; pages: Set<string> }> {
  const pointer = await livePointer(store);
  const pages = new Set(['/404', ELEMENT_PAGES]);
  const watched = await inParallel(
    Object.entries(pointer.sections),
    async ([section, { release, since, history }]) => {
      const before = of
        ? pointer.preview?.live[section]
        : history.find((past) => past.release === release)?.before;
      const past = history.map((each) => (each.release === release ? { release, since } : each));
      const known = await inParallel(past, async (each) => {
        const stored = (await storedRelease(store, section, each.release)).release;
        if (each.release === release) for (const route of stored.routes) pages.add(route).add(`${route}/404`);
        return [{ release: each.release, since: Date.parse(each.since), hashes: hashesOf(stored) }];
      });
      // The live site has the release before a preview's. A pruned release has no description left.
      const elsewhere =
        of &&
        before &&
        before !== release &&
        (await storedRelease(of, section, before).catch(() => undefined));
      const releases = [
        ...(elsewhere
          ? [{ release: elsewhere.release.id, since: 0, hashes: hashesOf(elsewhere.release) }]
          : []),
        ...known.flat(),
      ];
      const numberOf = (id: string | undefined) => releases.findIndex((each) => each.release === id);
      return {
        section,
        releases,
        live: numberOf(release),
        before: before === release ? -1 : numberOf(before),
      };
    },
  );
  return { watched, pages };
}

/** The hashes in the names of a release's files, and its id. */
const hashesOf = ({ id, files }: Release): Set<string> =>
  new Set([id, ...Object.keys(files).flatMap((path) => /-([\w-]{8})\.\w+$/.exec(path)?.[1] ?? [])]);

/**
 * The number of the release that a beacon names, -1 for none. If the page's files are the same in several, the time
 * decides.
 */
export function numberIn({ releases }: Watched, version: string, at: number): number {
  const [, ...parts] = version.split('.');
  const named = releases.filter(({ hashes }) => parts.every((hash) => hashes.has(hash)));
  const then = named.filter(({ since }) => since <= at).sort((a, b) => b.since - a.since)[0] ?? named[0];
  return then ? releases.indexOf(then) : -1;
}
