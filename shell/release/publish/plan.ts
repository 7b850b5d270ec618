import { CONTRACT_VERSION } from '@ringside/shared/contract';
import { shadowFile } from '../compose/partners/shadowStyle.ts';
import {
  type Entry,
  type PageIndex,
  pinnedIn,
  shardFile,
  shardsOf,
} from '../compose/reuse/pageIndex.ts';
import { type ReleaseSource, storedReleases } from '../format/releaseSource.ts';
import { isImmutable } from '../stores/fileKinds.ts';
import type { PreparedFile, Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import type { Change, Offered, Resolved } from './changes/change.ts';
import type { Environment } from './environment.ts';
import { liveIndex } from './liveIndex.ts';
import { pruningAfter } from './maintenance/prune.ts';
import { damagedFiles, type Fault } from './maintenance/verify.ts';
import { isSamePointer, type LiveSections, noSite, type Pointer } from './pointer.ts';

/** A change with its name, and what it was resolved to. */
export interface Request {
  name: string;
  change: Change;
  resolved: Resolved;
}

/** What a change does to a site, in values. Nothing that a visitor sees has changed yet. */
export interface Plan {
  before: Pointer | undefined;
  after: Pointer;
  /** The releases whose files the site may lack. */
  releases: readonly ReleaseSource[];
  /** Whether these releases are live already. Then each file of the site is checked. */
  isRepeat: boolean;
  /** Files that no page names yet, such as shards of the page index. */
  early: ReadonlyMap<string, Uint8Array>;
  steps: readonly Step[];
  /** Unused files that a prune removes. */
  removed: readonly string[];
  /** Whether there is anything to do. */
  isNew: boolean;
  counts: Record<'pages' | 'rendered' | 'written' | 'removed', number>;
}

/**
 * A file to show or to remove. New files come first, so that no changed page links to a missing
 * one.
 */
export interface Step {
  path: string;
  turn: 'new' | 'changed' | 'removed';
  file?: PreparedFile;
}

const SAMPLE = 10;
const ORIGIN = 'https://ringside.example';
/** How many changes a generation names: far more than happen while a publisher runs. */
const NAMED_CHANGES = 100;
/** For how many changes the files of a killed publisher are checked. */
const LATE_CHANGES = 20;

/**
 * Applies a change to a site, composes the next one, and prepares its files. The caller discards
 * those that it does not show.
 * @throws ComposeError when the releases do not fit, or the change does not apply any more
 */
export async function plan(
  store: Store,
  environment: Environment,
  before: Pointer | undefined,
  request: Request,
): Promise<Plan> {
  const { change } = request;
  const sections = sectionsAfter(store, before, request);
  const sources = await storedReleases(store, sections, offeredBy(change).sources);
  const isLive = ({ release: { name, id } }: ReleaseSource) =>
    before?.sections[name]?.release === id;
  const isRepeat = change.kind === 'release' && change.sources.every(isLive);

  const next = nextPointer(before, request, sections, environment.now());
  const found = await findFiles(store, environment, before, change, { ...next, isRepeat });
  const pinned = pinnedAfter(change, sources, found);
  const composed = await composeFiles(store, found, (known) =>
    environment.compose(sources, next, { known, pinned }),
  );

  try {
    const { index, steps } = composed;
    refuseBeside(next.beside, index);
    const shards = shardsOf(index);
    const newShards = [...shards].filter(
      ([hash]) => found.isDerived || !before?.index.includes(hash),
    );
    const early = new Map([
      ...composed.early,
      ...newShards.map(([hash, text]) => [shardFile(hash), text] as const),
    ]);
    const indexed = { ...next, index: [...shards.keys()] };
    const { removed, unused } = await pruningAfter(
      store,
      indexed,
      { index, sources },
      change,
      environment.now(),
    );
    const after = { ...indexed, unused };
    const isNew = !before || !isSamePointer(before, after) || steps.length + removed.length > 0;
    const offered = offeredBy(change).sources ?? [];
    const releases = sources.filter((source) => offered.includes(source) || !isLive(source));
    const counts = countsOf(index, found.known, steps);
    return { before, after, releases, isRepeat, early, steps, removed, isNew, counts };
  } catch (error) {
    await discard(composed.steps);
    throw error;
  }
}

/** Removes prepared files that were not shown. */
export async function discard(steps: readonly Step[]): Promise<void> {
  await inParallel(steps, async ({ file }) => file?.discard?.());
}

const offeredBy = (change: Change): Partial<Offered> => ('sources' in change ? change : {});

function sectionsAfter(
  store: Store,
  before: Pointer | undefined,
  { change, resolved }: Request,
): LiveSections {
  const { onto } = offeredBy(change);
  if (onto !== undefined && onto !== before?.generation)
    throw new ComposeError(
      'outdated-preview',
      `${store.name} is being changed. Make the preview again.`,
    );
  const live = Object.entries(resolved(before?.sections ?? {}));
  // The sections are sorted, so that equal sites have equal pointers.
  const sections = Object.fromEntries(live.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (!before && !sections.shell) throw noSite(store.name);
  return sections;
}

/** The next pointer, without what composing finds out. */
function nextPointer(
  before: Pointer | undefined,
  { name, change }: Request,
  sections: LiveSections,
  now: number,
): Omit<Pointer, 'index'> {
  const { origin, sample, beside } = offeredBy(change);
  const generation = (before?.generation ?? 0) + 1;
  const repaired = change.kind === 'repair' ? (change.files ?? []) : [];
  /** Files that another publisher claimed may be wrong now, or be written late. */
  const claimed = [...(before?.publishing?.files ?? []), ...repaired];
  const changes = [...(before?.changes?.slice(1 - NAMED_CHANGES) ?? []), name];
  const overtaken = [...(before?.overtaken ?? []), { generation, change: name, files: claimed }];
  // A long release renews its claim more often than others publish, so generations do not count.
  const recentChanges = changes.slice(-LATE_CHANGES);
  const isRecent = ({ change, generation: by }: (typeof overtaken)[number]) =>
    change ? recentChanges.includes(change) : isRecentGeneration(by, generation);
  return {
    contract: CONTRACT_VERSION,
    generation,
    origin: origin || before?.origin || ORIGIN,
    sections,
    changes,
    removed: removedAfter(before, change, sections, now),
    preview: change.kind === 'preview' ? change.preview : before?.preview,
    sample: sample ?? before?.sample ?? SAMPLE,
    beside: besideAfter(before, beside),
    overtaken: overtaken.filter((late) => late.files.length > 0 && isRecent(late)),
    unused: before?.unused,
  };
}

/** Compares generations: an older tool listed files without the name of a change. */
const isRecentGeneration = (late: number, generation: number) => generation - late < LATE_CHANGES;

/** Remembers a section that is gone, so that its releases stay known until a prune forgets them. */
function removedAfter(
  before: Pointer | undefined,
  change: Change,
  sections: LiveSections,
  now: number,
): Pointer['removed'] {
  const known = before?.removed ?? [];
  if (change.kind === 'prune') {
    const isSpared = (section: string) => (release: { release: string }) =>
      change.spared?.has(`${section} ${release.release}`);
    const kept = known.flatMap((each) => {
      const history = each.history.filter(isSpared(each.section));
      return history.length > 0 ? [{ ...each, history }] : [];
    });
    return kept.length > 0 ? kept : undefined;
  }
  if (change.kind === 'preview') return before?.removed;
  const until = new Date(now).toISOString();
  const gone = Object.entries(before?.sections ?? {}).filter(([section]) => !sections[section]);
  const all = [...known, ...gone.map(([section, live]) => ({ ...live, section, until }))];
  return all.length > 0 ? all : undefined;
}

const besideAfter = (
  before: Pointer | undefined,
  given: Offered['beside'],
): string[] | undefined => (given ? [...given].sort() : before?.beside);

/** Some file systems ignore case. */
function refuseBeside(beside: readonly string[] = [], index: PageIndex): void {
  const own = new Set(beside.map((path) => path.toLowerCase()));
  const taken = [...index.keys()].find((path) => own.has(path.toLowerCase()));
  if (taken)
    throw new ComposeError(
      'duplicate-file',
      `${taken} is a file that the operator keeps beside the site. Rename the page or file, or release with another list: --beside.`,
    );
}

/** What a site has, as far as it may be trusted. */
interface Found {
  index: PageIndex;
  /** Whether the stored index was damaged, and derived again. */
  isDerived: boolean;
  /** The files that are as they were composed. */
  known: PageIndex;
  damaged: ReadonlyMap<string, Fault>;
  /** The files that exist, also if they are damaged. */
  shown: ReadonlySet<string>;
}

/** Reads the page index, and those of its files that may be damaged or written late. */
async function findFiles(
  store: Store,
  { compose }: Environment,
  before: Pointer | undefined,
  change: Change,
  { overtaken = [], isRepeat }: Pick<Pointer, 'overtaken'> & { isRepeat: boolean },
): Promise<Found> {
  const { index, damage } = await liveIndex(store, before, compose);
  const isDerived = damage !== undefined;
  const isAllDoubtful = isRepeat || isDerived || (change.kind === 'repair' && !change.files);
  const late = overtaken.flatMap(({ files }) => files);
  const doubtful = isAllDoubtful ? [...late, ...index.keys()] : late;
  const damaged = await damagedFiles(store, index, doubtful);
  const known = new Map([...index].filter(([file]) => !damaged.has(file)));
  const present = [...index.keys(), ...damaged.keys()];
  const shown = new Set(present.filter((file) => damaged.get(file)?.code !== 'missing-file'));
  return { index, isDerived, known, damaged, shown };
}

/** Embed files and styles that partners' pages name, so that they stay as they are. */
function pinnedAfter(
  change: Change,
  sources: readonly ReleaseSource[],
  { index, damaged }: Found,
): PageIndex {
  const pinned = new Map([...pinnedIn(index), ...(change.kind === 'preview' ? change.pinned : [])]);
  const styles = sources.flatMap(({ release: { style } }) => (style ? [shadowFile(style)] : []));
  // Only stylesheets of live releases can be composed again.
  for (const path of styles) if (damaged.has(path)) pinned.delete(path);
  return pinned;
}

/** Prepares each file as soon as it is composed, because all of them would fill the memory. */
async function composeFiles(
  store: Store,
  { known, shown }: Found,
  compose: (known: PageIndex) => ReturnType<Environment['compose']>,
) {
  const index = new Map<string, Entry>();
  const early = new Map<string, Uint8Array>();
  const steps: Step[] = [];
  try {
    await inParallel(compose(known), async ({ path, entry, bytes }) => {
      index.set(path, entry);
      if (bytes && isImmutable(path)) early.set(path, bytes);
      else if (bytes) {
        const file = await store.prepare(path, bytes);
        steps.push({ path, turn: shown.has(path) ? 'changed' : 'new', file });
      }
    });
  } catch (error) {
    await discard(steps);
    throw error;
  }
  // Open tabs may still ask for a file whose URL never means anything else, until it is pruned.
  for (const path of shown)
    if (!index.has(path) && !isImmutable(path)) steps.push({ path, turn: 'removed' });
  return { index, early, steps };
}

function countsOf(index: PageIndex, known: PageIndex, steps: readonly Step[]): Plan['counts'] {
  const pages = [...index].filter(([, { elements }]) => elements);
  return {
    pages: pages.length,
    rendered: pages.filter(([path, entry]) => entry !== known.get(path)).length,
    written: steps.filter(({ path }) => index.get(path)?.elements).length,
    removed: steps.filter(({ turn }) => turn === 'removed').length,
  };
}
