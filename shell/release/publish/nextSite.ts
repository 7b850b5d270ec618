import { type PageIndex, pinnedIn, readIndex } from '../compose/pageIndex.ts';
import { loadSection } from '../format/loadSection.ts';
import { type ReleaseSource, storedRelease } from '../format/releaseSource.ts';
import { createSite, type Site } from '../format/site.ts';
import type { Store } from '../stores/store.ts';
import { Refusals } from '../support/Refusals.ts';
import { damagedFiles } from './maintenance/damagedFiles.ts';
import type { LiveSections, Pointer } from './pointer.ts';

/**
 * Describes what should be live as a function of what is live. It is called again whenever another publisher was
 * faster.
 */
export interface Change {
  sections(live: LiveSections, before?: Pointer): LiveSections;
  /** Releases that may not be in the store yet. */
  offered?: readonly ReleaseSource[];
  /** The site's public address; unchanged unless given. */
  origin?: string;
  /** Makes the target a preview. A preview stays a preview. */
  preview?: Pointer['preview'];
  /** Pinned embed files that were copied to the target, in addition to those in its index. */
  pinned?: PageIndex;
  /** Runs after the pages are written, while nobody else can change the site. */
  cleanUp?(pointer: Pointer): Promise<void>;
}

/** Everything needed to compose the site again. */
export interface NextSite {
  sections: LiveSections;
  preview: Pointer['preview'];
  sources: readonly ReleaseSource[];
  site: Site;
  /** Files that are certainly in the store as the index says. */
  known: PageIndex;
  /** Every pinned embed file ever composed. They stay, whatever is live. */
  pinned: PageIndex;
  /** Every composed file that may be in the store. */
  files: ReadonlySet<string>;
  /** Whether the offered releases are live already. Releasing them again means: check the site and repair it. */
  isRepeat: boolean;
}

const ORIGIN = 'https://ringside.example';

/**
 * Works out what a change requires.
 *
 * @param dirtyFiles composed files that may differ from the index
 */
export async function nextSiteOf(
  store: Store,
  before: Pointer | undefined,
  change: Change,
  dirtyFiles: readonly string[],
): Promise<NextSite> {
  const live = before?.sections ?? {};
  const sections = change.sections(live, before);
  const offered = change.offered ?? [];
  const isRepeat = offered.length > 0 && sections === live;
  const refusals = new Refusals();
  const all = async <Result>(steps: readonly Promise<Result>[]): Promise<Result[]> => {
    const results = await Promise.all(steps.map((step) => refusals.collect(step)));
    refusals.throwFound();
    return results as Result[];
  };
  const [sources, index] = await Promise.all([
    all(Object.entries(sections).map(([name, { release }]) => sourceOf(store, offered, name, release))),
    readIndex(store, before?.index ?? []),
  ]);
  const loaded = await all(sources.map(loadSection));
  const doubtful = new Set([
    ...dirtyFiles,
    ...(before?.publishing?.files ?? []),
    ...(isRepeat ? await damagedFiles(store, index) : []),
  ]);
  const preview = change.preview ?? before?.preview;
  return {
    sections,
    preview,
    sources,
    site: createSite(loaded, change.origin ?? before?.origin ?? ORIGIN, preview !== undefined),
    known: new Map([...index].filter(([file]) => !doubtful.has(file))),
    pinned: new Map([...pinnedIn(index), ...(change.pinned ?? [])]),
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
