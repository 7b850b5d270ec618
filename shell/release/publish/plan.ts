import { type PageIndex, pinnedIn, readIndex } from '../compose/pageIndex.ts';
import { loadSection } from '../format/loadSection.ts';
import { type ReleaseSource, storedRelease } from '../format/releaseSource.ts';
import { createSite, type Site } from '../format/site.ts';
import type { Store } from '../stores/store.ts';
import { damagedFiles } from './maintenance/damagedFiles.ts';
import type { LiveSections, Pointer } from './pointer.ts';

/** What is to be live, as a function of what is: it is asked again whenever somebody else was faster. */
export interface Change {
  sections(live: LiveSections): LiveSections;
  /** Releases that may not be in the store yet. */
  offered?: readonly ReleaseSource[];
  /** Where the site lives; as before unless given. */
  origin?: string;
  /** Runs while nobody else changes the site, after its pages are as they should be. */
  cleanUp?(pointer: Pointer): Promise<void>;
}

/** Everything needed to compose a site anew. */
export interface Plan {
  sections: LiveSections;
  sources: readonly ReleaseSource[];
  site: Site;
  /** What is surely in the store. */
  known: PageIndex;
  /** Pinned embed files that were ever composed: they stay, whatever is live. */
  pinned: PageIndex;
  /** Every composed file that may be in the store. */
  files: ReadonlySet<string>;
  /** What is offered is live already: whoever says it again wants the site checked and mended. */
  isRepeat: boolean;
}

const ORIGIN = 'https://ringside.example';

/**
 * Finds out what a change asks for.
 *
 * @param suspects composed files that may not be as the index says
 */
export async function planOf(
  store: Store,
  before: Pointer | undefined,
  change: Change,
  suspects: readonly string[],
): Promise<Plan> {
  const live = before?.sections ?? {};
  const sections = change.sections(live);
  const offered = change.offered ?? [];
  const isRepeat = offered.length > 0 && sections === live;
  const [sources, index] = await Promise.all([
    Promise.all(
      Object.entries(sections).map(([name, { release }]) => sourceOf(store, offered, name, release)),
    ),
    readIndex(store, before?.index ?? []),
  ]);
  const loaded = await Promise.all(sources.map(loadSection));
  const doubtful = new Set([
    ...suspects,
    ...(before?.unsettled?.files ?? []),
    ...(isRepeat ? await damagedFiles(store, index) : []),
  ]);
  return {
    sections,
    sources,
    site: createSite(loaded, change.origin ?? before?.origin ?? ORIGIN),
    known: new Map([...index].filter(([file]) => !doubtful.has(file))),
    pinned: pinnedIn(index),
    files: new Set([...index.keys(), ...doubtful]),
    isRepeat,
  };
}

async function sourceOf(
  store: Store,
  offered: readonly ReleaseSource[],
  name: string,
  id: string,
): Promise<ReleaseSource> {
  const here = offered.find(({ release }) => release.name === name && release.id === id);
  return here ?? storedRelease(store, name, id);
}
