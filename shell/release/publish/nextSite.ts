import { CONTRACT_VERSION, type Release } from '@ringside/shared/contract';
import { shadowFile } from '../compose/partners/shadowStyle.ts';
import { type Entry, partFile, partsOf, pinnedIn } from '../compose/reuse/pageIndex.ts';
import { type ReleaseSource, storedRelease, storedReleases } from '../format/releaseSource.ts';
import { isPinned } from '../stores/fileKinds.ts';
import type { PreparedFile, Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import type { Change, Offered, Resolved } from './change.ts';
import { liveIndex } from './liveIndex.ts';
import { pruningAfter } from './maintenance/prune.ts';
import { damagedFiles } from './maintenance/verify.ts';
import { noSite, type Pointer } from './pointer.ts';
import { put, uploadReleases } from './upload.ts';
import type { World } from './world.ts';

/** New files come first, so that no changed page links to a missing one; removals come last. */
export interface Step {
  path: string;
  turn: 'new' | 'changed' | 'removed';
  file?: PreparedFile;
}

const SAMPLE = 10;
const ORIGIN = 'https://ringside.example';
/** Far more changes than happen while a publisher runs. */
const NAMED_CHANGES = 100;
/** For how many generations a killed publisher's files are checked. */
const LATE_GENERATIONS = 20;

/** Composes the next site, and uploads what never changes. Fills `steps`, whose files need to be discarded. */
export async function nextSiteOf(
  store: Store,
  { compose, now }: World,
  before: Pointer | undefined,
  change: Change,
  resolved: Resolved,
  steps: Step[],
) {
  const offered: Partial<Offered> = 'sources' in change ? change : {};
  if (offered.onto !== undefined && offered.onto !== before?.generation)
    throw new ComposeError(
      'outdated-preview',
      `${store.name} is being changed. Make the preview again.`,
    );
  const live = Object.entries(resolved(before?.sections ?? {}));
  // Sorted, so that equal sites have equal pointers.
  const sections = Object.fromEntries(live.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (!before && !sections.shell) throw noSite(store.name);
  const sources = await storedReleases(store, sections, offered.sources);
  const { index: old, damage } = await liveIndex(store, before, compose);
  const generation = (before?.generation ?? 0) + 1;
  const isRepair = change.kind === 'repair';
  /** They may be wrong now, or be written late. */
  const claimed = [...(before?.publishing?.files ?? []), ...((isRepair && change.files) || [])];
  const overtaken = [...(before?.overtaken ?? []), { generation, files: claimed }].filter(
    (late) => late.files.length > 0 && generation - late.generation < LATE_GENERATIONS,
  );
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
  const isLive = ({ release: { name, id } }: ReleaseSource) =>
    before?.sections[name]?.release === id;
  /** Releasing what is live again checks the whole site and repairs it. */
  const isRepeat = change.kind === 'release' && change.sources.every(isLive);
  const isAllDoubtful = isRepeat || damage !== undefined || (isRepair && !change.files);
  const doubtful = overtaken
    .flatMap(({ files }) => files)
    .concat(isAllDoubtful ? [...old.keys()] : []);
  const damaged = await damagedFiles(store, old, doubtful);
  const known = new Map([...old].filter(([file]) => !damaged.has(file)));
  const present = [...old.keys(), ...damaged.keys()];
  const shown = new Set(present.filter((file) => damaged.get(file) !== `${file} is missing`));

  const index = new Map<string, Entry>();
  /** No page names these yet. They are never removed with a page. */
  const early = new Map<string, Uint8Array>();
  const pinned = new Map([...pinnedIn(old), ...(change.kind === 'preview' ? change.pinned : [])]);
  const styles = sources.flatMap(({ release: { style } }) => (style ? [shadowFile(style)] : []));
  // Only those of live releases can be composed again.
  for (const path of styles) if (damaged.has(path)) pinned.delete(path);
  await inParallel(compose(sources, pointer, { known, pinned }), async ({ path, entry, bytes }) => {
    index.set(path, entry);
    if (bytes && isPinned(path)) early.set(path, bytes);
    else if (bytes) {
      const file = await store.prepare(path, bytes);
      steps.push({ path, turn: shown.has(path) ? 'changed' : 'new', file });
    }
  });
  for (const path of shown) if (!index.has(path)) steps.push({ path, turn: 'removed' });
  const releases = sources.filter((source) => offered.sources?.includes(source) || !isLive(source));
  const replaced = await releasesBefore(store, before, releases);
  await uploadReleases(store, releases, replaced, isRepeat);
  const parts = partsOf(index);
  for (const [hash, text] of parts)
    if (damage || !before?.index.includes(hash)) early.set(partFile(hash), text);
  await inParallel(early, ([path, bytes]) => put(store, path, bytes));
  const after = { ...pointer, index: [...parts.keys()] };
  const { removed, unused } = await pruningAfter(store, after, { index, sources }, change, now());
  const pages = [...index].filter(([, { elements }]) => elements);
  return {
    after: { ...after, unused },
    removed,
    done: {
      pages: pages.length,
      rendered: pages.filter(([path, entry]) => entry !== known.get(path)).length,
      written: steps.filter(({ path }) => index.get(path)?.elements).length,
      removed: steps.filter(({ turn }) => turn === 'removed').length,
    },
  };
}

/** What was live of the sections that change. A damaged one counts as none, so that more files are compared. */
async function releasesBefore(
  store: Store,
  before: Pointer | undefined,
  next: readonly ReleaseSource[],
): Promise<Release[]> {
  const found = await inParallel(next, async ({ release: { name } }) => {
    const id = before?.sections[name]?.release;
    if (!id) return [];
    try {
      return [(await storedRelease(store, name, id)).release];
    } catch (error) {
      if (error instanceof ComposeError) return [];
      throw error;
    }
  });
  return found.flat();
}
