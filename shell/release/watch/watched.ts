import { ELEMENT_PAGES } from '../compose/page/patternOf.ts';
import { storedRelease } from '../format/releaseSource.ts';
import { livePointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';

/** The number of the live release: releases are numbered from the newest on. */
export const LIVE = 0;

/** A section with the releases that its beacons may name. */
export interface Watched {
  section: string;
  releases: readonly KnownRelease[];
  /** The number of the release before the live one, -1 if that is not known. */
  before: number;
}

export interface KnownRelease {
  release: string;
  since: number;
  /** The hashes in the names of its files, and its id. */
  hashes: ReadonlySet<string>;
}

/** The sections of a site, and each page that a beacon may name with its name in sentences. */
export async function watchedSections(store: Store, of: Store | undefined) {
  const pointer = await livePointer(store);
  const pages = ['/404', ELEMENT_PAGES];
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
      const { release } = (await (each === live ? stored : stored.catch(() => undefined))) ?? {};
      if (!release) return [];
      if (each === live) pages.push(...release.routes.flatMap((route) => [route, `${route}/404`]));
      const hashes = Object.keys(release.files).flatMap((path) => /-([\w-]{8})\.\w+$/.exec(path)?.[1] ?? []);
      const since = Date.parse(each.since);
      return [{ release: release.id, since, hashes: new Set([release.id, ...hashes]) }];
    });
    const sorted = releases.flat().sort((a, b) => b.since - a.since);
    const isBefore = ({ release }: KnownRelease, index: number) => index > LIVE && release === before;
    return { section, releases: sorted, before: sorted.findIndex(isBefore) };
  });
  return { watched, places: new Map(pages.map((page) => [page, `on ${page}`])) };
}

/** The number of the release of a section that a beacon names. If several have the same files, the time decides. */
export function sideOf({ section, releases }: Watched, names: readonly string[][], at: number) {
  const parts = names.find(([name]) => name === section)?.slice(1);
  if (!parts) return undefined;
  const isShown = ({ hashes }: KnownRelease) => parts.every((hash) => hashes.has(hash));
  const then = releases.findIndex((each) => each.since <= at && isShown(each));
  return then < 0 ? releases.findIndex(isShown) : then;
}
