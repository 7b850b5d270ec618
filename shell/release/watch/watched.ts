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
  /** The numbers of the live release, which is the first, and of the one before it, -1 if that is not known. */
  live: number;
  before: number;
}

interface KnownRelease {
  release: string;
  since: number;
  hashes: ReadonlySet<string>;
}

export async function watchedSections(
  store: Store,
  of: Store | undefined,
): Promise<{ watched: Watched[]; pages: Set<string> }> {
  const pointer = await livePointer(store);
  const pages = new Set(['/404', ELEMENT_PAGES]);
  const watched = await inParallel(Object.entries(pointer.sections), async ([section, live]) => {
    // The live site has the release before a preview's.
    const before = of
      ? pointer.preview?.live[section]
      : live.history.find(({ release }) => release === live.release)?.before;
    const past = live.history.filter(({ release }) => release !== live.release);
    const known = of && before ? [...past, { release: before, since: '1970', from: of }] : past;
    const releases = await inParallel([live, ...known], async (each): Promise<KnownRelease[]> => {
      const stored = storedRelease('from' in each ? each.from : store, section, each.release);
      // Without an older release, the others can still be compared.
      const release = await (each === live ? stored : stored.catch(() => undefined));
      if (each === live)
        for (const route of release?.release.routes ?? []) pages.add(route).add(`${route}/404`);
      const { since, release: id } = each;
      return release ? [{ release: id, since: Date.parse(since), hashes: hashesOf(release.release) }] : [];
    });
    const numbered = releases.flat();
    return {
      section,
      releases: numbered,
      live: 0,
      before: numbered.findIndex(({ release }, index) => index > 0 && release === before),
    };
  });
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
