import { ELEMENT_PAGES } from '../compose/page/patternOf.ts';
import { storedRelease } from '../format/releaseSource.ts';
import { livePointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';

/** Releases are numbered from the newest on. */
export const LIVE = 0;

export type Watched = Awaited<ReturnType<typeof watchedSections>>['watched'][number];

/** Sections with the releases that beacons may name, and each page's name in sentences. */
export async function watchedSections(store: Store, of: Store | undefined) {
  const pointer = await livePointer(store);
  const places = new Map(['/404', ELEMENT_PAGES].map((page) => [page, `on ${page}`]));
  const watched = await inParallel(Object.entries(pointer.sections), async ([section, live]) => {
    // The live site has the release before a preview's.
    const replaced = of
      ? pointer.preview?.live[section]
      : live.history.find(({ release }) => release === live.release)?.before;
    const past = live.history.filter(({ release }) => release !== live.release);
    const known = of && replaced ? [...past, { release: replaced, since: '1970', from: of }] : past;
    const releases = await inParallel([live, ...known], async (each) => {
      const stored = storedRelease('from' in each ? each.from : store, section, each.release);
      // Without an older release, the others can still be compared.
      const found = await (each === live ? stored : stored.catch(() => undefined));
      if (!found) return [];
      const { routes, files } = found.release;
      const hashes = Object.keys(files).flatMap(
        (path) => /-([\w-]{8})\.\w+$/.exec(path)?.[1] ?? [],
      );
      const since = Date.parse(each.since);
      return [{ release: each.release, since, routes, hashes: new Set([each.release, ...hashes]) }];
    });
    const sorted = releases.flat().sort((a, b) => b.since - a.since);
    for (const route of sorted[LIVE]?.routes ?? [])
      for (const page of [route, `${route}/404`]) places.set(page, `on ${page}`);
    const before = sorted.findIndex((each, index) => index > LIVE && each.release === replaced);
    return { section, releases: sorted, before };
  });
  return { watched, places };
}

/** The number of the release that a beacon names. Of several with the same files, the time decides. */
export function sideOf({ section, releases }: Watched, names: readonly string[][], at: number) {
  const parts = names.find(([name]) => name === section)?.slice(1);
  if (!parts) return undefined;
  const isShown = ({ hashes }: Watched['releases'][number]) =>
    parts.every((hash) => hashes.has(hash));
  const then = releases.findIndex((each) => each.since <= at && isShown(each));
  return then < 0 ? releases.findIndex(isShown) : then;
}
