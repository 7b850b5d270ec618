import { CONTRACT_VERSION } from '@ringside/shared/contract';
import { pinnedIn, readIndex } from '../compose/reuse/pageIndex.ts';
import { loadSite } from '../format/loadSite.ts';
import { type ReleaseSource, storedReleases } from '../format/releaseSource.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { type Change, type Offered, sectionsAfter } from './change.ts';
import { damagedFiles } from './maintenance/verify.ts';
import type { LiveSections, Pointer } from './pointer.ts';

/** Everything needed to compose a site, and to publish it. */
export type NextSite = Awaited<ReturnType<typeof nextSiteOf>>;

/** The default share of visits that a site measures, in percent. */
const SAMPLE = 10;

const ORIGIN = 'https://ringside.example';

/** Works out what a change requires. */
export async function nextSiteOf(store: Store, before: Pointer | undefined, change: Change) {
  const after = Object.entries(sectionsAfter(change, withoutEarlier(before), store.name));
  // Sorted, so that the pointer's text depends only on what is live.
  const sections: LiveSections = Object.fromEntries(after.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (!before && !sections.shell)
    throw new ComposeError(
      'no-shell',
      `there is no site at ${store.name}. Check the path, or start a site there: release all of it, with its shell.`,
    );
  const offered: Partial<Offered> = 'sources' in change ? change : {};
  const [sources, index] = await Promise.all([
    storedReleases(store, sections, offered.sources),
    readIndex(store, before?.index ?? []),
  ]);
  /** The next pointer. Composing gives its index. */
  const pointer: Omit<Pointer, 'index'> = {
    contract: CONTRACT_VERSION,
    generation: (before?.generation ?? 0) + 1,
    origin: offered.origin || before?.origin || ORIGIN,
    sections,
    preview: change.kind === 'preview' ? change.preview : before?.preview,
    sample: offered.sample ?? before?.sample ?? SAMPLE,
  };
  const site = await loadSite(sources, pointer);
  const isLive = ({ release: { name, id } }: ReleaseSource) => before?.sections[name]?.release === id;
  /** Whether the offered releases are live already. Releasing them again means: check the site and repair it. */
  const isRepeat = change.kind === 'release' && change.sources.every(isLive);
  /** Files in the store that may differ from the index. */
  const doubtful = new Set([
    ...(change.kind === 'repair' ? change.files : []),
    ...(before?.publishing?.files ?? []),
    ...(isRepeat ? (await damagedFiles(store, index)).keys() : []),
  ]);
  return {
    pointer,
    site,
    known: new Map([...index].filter(([file]) => !doubtful.has(file))),
    /** Every pinned embed file ever composed. They are never removed. */
    pinned: new Map([...pinnedIn(index), ...(change.kind === 'preview' ? change.pinned : [])]),
    /** Every composed file that may be in the store. */
    files: new Set([...index.keys(), ...doubtful]),
    /** Releases whose files may be missing in the store. */
    releases: sources.filter((source) => isRepeat || !isLive(source)),
    isRepeat,
  };
}

/** Releases of an earlier contract cannot be live again, so no section's history has them. */
function withoutEarlier(pointer: Pointer | undefined): Pointer | undefined {
  if (!pointer || pointer.contract === CONTRACT_VERSION) return pointer;
  const live = Object.entries(pointer.sections);
  const sections = Object.fromEntries(live.map(([name, section]) => [name, { ...section, history: [] }]));
  return { ...pointer, sections };
}
