import { type PageIndex, shardFile } from '../../compose/reuse/pageIndex.ts';
import { type ReleaseSource, releaseFile, storedRelease } from '../../format/releaseSource.ts';
import { filesNamedIn, isPinned, mapOf } from '../../stores/fileKinds.ts';
import type { Store } from '../../stores/store.ts';
import { inParallel } from '../../support/inParallel.ts';
import type { Change } from '../changes/change.ts';
import { generationFiles, type Pointer } from '../pointer.ts';

/** How many generations stay. Publishers never fall so far behind. */
const KEPT_GENERATIONS = 50;

/** How long files stay listed before a prune removes them, in milliseconds. */
export const GRACE_MS = 3_600_000;

/**
 * A first prune lists unused files, releases take theirs off the list, and a later prune removes
 * the others.
 */
export async function pruningAfter(
  store: Store,
  pointer: Pointer,
  { index, sources }: { index: PageIndex; sources: readonly ReleaseSource[] },
  change: Change,
  now: number,
) {
  const used = new Set([...pointer.index.map(shardFile), ...sources.flatMap(filesOf)]);
  const { since = '', files = [] } = pointer.unused ?? {};
  const listed = files.filter((path) => !used.has(path));
  const listing = (since: string, files: string[]) =>
    files.length > 0 ? { since, files } : undefined;
  if (
    change.kind !== 'prune' ||
    (listed.length > 0 && now - Date.parse(since) < (change.grace ?? GRACE_MS))
  )
    return { removed: [], unused: listing(since, listed) };
  const present = await store.list();
  const kept = await keptFiles(store, pointer, index, present);
  const unused = present.filter(
    (path) => /^(assets|vendor|embed|releases|maps)\//.test(path) && !kept.has(path),
  );
  const rest = unused.filter((path) => !listed.includes(path));
  const removed = unused.filter((path) => listed.includes(path));
  return { removed, unused: listing(new Date(now).toISOString(), rest) };
}

/** A preview also has the source maps of modules. */
const filesOf = ({ release }: ReleaseSource): string[] => [
  ...Object.keys(release.files),
  ...Object.keys(release.files).map(mapOf),
  releaseFile(release.name, release.id),
];

async function keptFiles(
  store: Store,
  pointer: Pointer,
  index: PageIndex,
  present: readonly string[],
) {
  const removed = (pointer.removed ?? []).map((each) => [each.section, each] as const);
  const sections = [...Object.entries(pointer.sections), ...removed];
  const released = await inParallel(sections, ([name, { history }]) =>
    inParallel(history, async ({ release }) => filesOf(await storedRelease(store, name, release))),
  );
  const pages = present.filter(
    (path) => /^(?!releases\/).*\.(html|xml|txt|webmanifest|json)$/.test(path) || isPinned(path),
  );
  const named = await inParallel(pages, async (path) =>
    filesNamedIn((await store.read(path)) ?? ''),
  );
  const generations = (await generationFiles(store)).slice(-KEPT_GENERATIONS);
  const shards = pointer.index.map(shardFile);
  return new Set([
    ...released.flat(2),
    ...named.flat(),
    ...shards,
    ...generations,
    ...index.keys(),
  ]);
}
