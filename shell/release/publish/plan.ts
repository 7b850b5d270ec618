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
import { type Change, offeredBy, type Request } from './changes/change.ts';
import { damagedFiles, type Fault } from './damagedFiles.ts';
import type { Environment } from './environment.ts';
import { liveIndex } from './liveIndex.ts';
import { prunedBy, stillUnused } from './maintenance/prune.ts';
import { nextPointer } from './nextPointer.ts';
import { isSamePointer, type LiveSections, noSite, type Pointer } from './pointer.ts';

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
    const { removed, unused } =
      change.kind === 'prune'
        ? await prunedBy(store, change, indexed, { index, sources }, environment.now())
        : { removed: [], unused: stillUnused(indexed, sources) };
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

function sectionsAfter(
  store: Store,
  before: Pointer | undefined,
  { change, apply }: Request,
): LiveSections {
  const { onto } = offeredBy(change);
  if (onto !== undefined && onto !== before?.generation)
    throw new ComposeError(
      'outdated-preview',
      `${store.name} is being changed. Make the preview again.`,
    );
  const live = Object.entries(apply(before?.sections ?? {}));
  // The sections are sorted, so that equal sites have equal pointers.
  const sections = Object.fromEntries(live.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (!before && !sections.shell) throw noSite(store.name);
  return sections;
}

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
