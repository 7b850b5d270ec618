import { CONTRACT_VERSION } from '@ringside/shared/contract';
import { type PageIndex, pinnedIn, readIndex } from '../compose/reuse/pageIndex.ts';
import { loadSite } from '../format/loadSite.ts';
import { type ReleaseSource, storedRelease } from '../format/releaseSource.ts';
import type { Site } from '../format/site.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { allOf } from '../support/Refusals.ts';
import { type Change, sectionsAfter } from './change.ts';
import { damagedFiles } from './maintenance/damagedFiles.ts';
import type { Pointer } from './pointer.ts';

/** Everything needed to compose a site, and to publish it. */
export interface NextSite {
  /** The next pointer. Composing gives its index. */
  pointer: Omit<Pointer, 'index'>;
  site: Site;
  /** Files in the store that certainly match the index. */
  known: PageIndex;
  /** Every pinned embed file ever composed. They are never removed. */
  pinned: PageIndex;
  /** Every composed file that may be in the store. */
  files: ReadonlySet<string>;
  /** Releases whose files may be missing in the store. */
  releases: readonly ReleaseSource[];
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
  const offered: Partial<Extract<Change, { kind: 'release' | 'preview' }>> =
    'sources' in change ? change : {};
  const open = (name: string, id: string) => {
    const here = offered.sources?.find(({ release }) => release.name === name && release.id === id);
    return here ?? storedRelease(store, name, id);
  };
  const [sources, index] = await Promise.all([
    allOf(Object.entries(sections).map(async ([name, { release }]) => open(name, release))),
    readIndex(store, before?.index ?? []),
  ]);
  const pointer = {
    contract: CONTRACT_VERSION,
    generation: (before?.generation ?? 0) + 1,
    origin: offered.origin || before?.origin || ORIGIN,
    sections: { ...sections },
    preview: change.kind === 'preview' ? change.preview : before?.preview,
    sample: offered.sample ?? before?.sample ?? SAMPLE,
  };
  const site = await loadSite(sources, pointer);
  const isRepeat = change.kind === 'release' && sections === before?.sections;
  const doubtful = new Set([
    ...(change.kind === 'repair' ? change.files : []),
    ...(before?.publishing?.files ?? []),
    ...(isRepeat ? (await damagedFiles(store, index)).keys() : []),
  ]);
  const copied = change.kind === 'preview' ? change.pinned : [];
  return {
    pointer,
    site,
    known: new Map([...index].filter(([file]) => !doubtful.has(file))),
    pinned: new Map([...pinnedIn(index), ...copied]),
    files: new Set([...index.keys(), ...doubtful]),
    releases: sources.filter(
      ({ release }) => isRepeat || before?.sections[release.name]?.release !== release.id,
    ),
    isRepeat,
  };
}
