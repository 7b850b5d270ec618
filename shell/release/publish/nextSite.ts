import { type PageIndex, pinnedIn, readIndex } from '../compose/pageIndex.ts';
import { loadSection } from '../format/loadSection.ts';
import { type ReleaseSource, storedRelease } from '../format/releaseSource.ts';
import { createSite, type Site } from '../format/site.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { Refusals } from '../support/Refusals.ts';
import { type Change, sectionsAfter } from './change.ts';
import { damagedFiles } from './maintenance/damagedFiles.ts';
import type { LiveSections, Pointer } from './pointer.ts';

/** Everything needed to compose the site again. */
export interface NextSite {
  sections: LiveSections;
  preview: Pointer['preview'];
  sample: number;
  sources: readonly ReleaseSource[];
  site: Site;
  /** Files in the store that certainly match the index. */
  known: PageIndex;
  /** Every pinned embed file ever composed. They are never removed. */
  pinned: PageIndex;
  /** Every composed file that may be in the store. */
  files: ReadonlySet<string>;
  /** Whether the offered releases are live already. Releasing them again means: check the site and repair it. */
  isRepeat: boolean;
}

/** The default share of visits that a site measures, in percent. */
const SAMPLE = 10;

const ORIGIN = 'https://ringside.example';

/** Works out what a change requires. */
export async function nextSiteOf(
  store: Store,
  before: Pointer | undefined,
  change: Change,
): Promise<NextSite> {
  const sections = sectionsAfter(change, before, store.name);
  if (!before && !sections.shell)
    throw new ComposeError(
      'no-shell',
      `there is no site at ${store.name}. Check the path, or start a site there: release all of it, with its shell.`,
    );
  const offered = 'sources' in change ? change.sources : [];
  const isRepeat = change.kind === 'release' && sections === before?.sections;
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
    ...(change.kind === 'repair' ? change.files : []),
    ...(before?.publishing?.files ?? []),
    ...(isRepeat ? await damagedFiles(store, index) : []),
  ]);
  const origin = ('origin' in change && change.origin) || before?.origin || ORIGIN;
  const sample = ('sample' in change ? change.sample : undefined) ?? before?.sample ?? SAMPLE;
  const preview = change.kind === 'preview' ? change.preview : before?.preview;
  const copied = change.kind === 'preview' ? change.pinned : [];
  return {
    sections,
    preview,
    sample,
    sources,
    site: createSite(loaded, origin, preview !== undefined, sample),
    known: new Map([...index].filter(([file]) => !doubtful.has(file))),
    pinned: new Map([...pinnedIn(index), ...copied]),
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
