import { CONTRACT_VERSION } from '@ringside/shared/contract';
import { pinnedIn } from '../compose/reuse/pageIndex.ts';
import { type ReleaseSource, storedReleases } from '../format/releaseSource.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import type { Change, Offered } from './change.ts';
import { type composed, liveIndex } from './liveIndex.ts';
import { damagedFiles } from './maintenance/verify.ts';
import type { LiveSections, Pointer } from './pointer.ts';

export type NextSite = Awaited<ReturnType<typeof nextSiteOf>>;

const SAMPLE = 10;
const ORIGIN = 'https://ringside.example';
/** Far more changes than happen while a publisher runs. */
const NAMED_CHANGES = 100;
/** For how many generations a killed publisher's files are checked. */
const LATE_GENERATIONS = 20;

export async function nextSiteOf(
  store: Store,
  before: Pointer | undefined,
  change: Change,
  live: LiveSections,
  compose: typeof composed,
) {
  // Sorted, so that equal sites have equal pointers.
  const sections = Object.fromEntries(Object.entries(live).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (!before && !sections.shell)
    throw new ComposeError(
      'no-shell',
      `there is no site at ${store.name}. Check the path, or start a site there: release all of it, with its shell.`,
    );
  const offered: Partial<Offered> = 'sources' in change ? change : {};
  const sources = await storedReleases(store, sections, offered.sources);
  const { index, damage } = await liveIndex(store, before, compose);
  const generation = (before?.generation ?? 0) + 1;
  const isRepair = change.kind === 'repair';
  /** They may be wrong now, or be written late. */
  const overtaken =
    before?.overtaken?.filter((late) => generation - late.generation < LATE_GENERATIONS) ?? [];
  const claimed = [...(before?.publishing?.files ?? []), ...((isRepair && change.files) || [])];
  if (claimed.length > 0) overtaken.push({ generation, files: claimed });
  const pointer = {
    contract: CONTRACT_VERSION,
    generation,
    origin: offered.origin || before?.origin || ORIGIN,
    sections,
    changes: before?.changes?.slice(1 - NAMED_CHANGES) ?? [],
    preview: change.kind === 'preview' ? change.preview : before?.preview,
    sample: offered.sample ?? before?.sample ?? SAMPLE,
    overtaken,
    unused: before?.unused,
  };
  const isLive = ({ release: { name, id } }: ReleaseSource) => before?.sections[name]?.release === id;
  /** Releasing what is live again checks the whole site and repairs it. */
  const isRepeat = change.kind === 'release' && change.sources.every(isLive);
  const isAllDoubtful = isRepeat || damage !== undefined || (isRepair && !change.files);
  const doubtful = overtaken.flatMap(({ files }) => files).concat(isAllDoubtful ? [...index.keys()] : []);
  const damaged = await damagedFiles(store, index, doubtful);
  const isMissing = (file: string) => / is missing$/.test(damaged.get(file) ?? '');
  const replaced = Object.entries(before?.sections ?? {}).flatMap(([name, { release }]) =>
    sections[name]?.release === release ? [] : [[name, release] as const],
  );
  return {
    pointer,
    replaced: Object.fromEntries(replaced),
    sources,
    known: new Map([...index].filter(([file]) => !damaged.has(file))),
    /** Every pinned embed file ever composed. They are never removed. */
    pinned: new Map([...pinnedIn(index), ...(change.kind === 'preview' ? change.pinned : [])]),
    files: new Set([...index.keys(), ...damaged.keys()].filter((file) => !isMissing(file))),
    /** Releases whose files may be missing in the store. */
    releases: isRepair ? [] : sources.filter((source) => isRepeat || !isLive(source)),
    isRepeat,
    isIndexDamaged: damage !== undefined,
  };
}

/** A release of an earlier contract cannot be live again. */
export function withoutEarlier(pointer: Pointer | undefined): Pointer | undefined {
  if (!pointer || pointer.contract === CONTRACT_VERSION) return pointer;
  const live = Object.entries(pointer.sections);
  const sections = Object.fromEntries(live.map(([name, section]) => [name, { ...section, history: [] }]));
  return { ...pointer, sections };
}
