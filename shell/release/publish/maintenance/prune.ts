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

type Unused = Pointer['unused'];
const listing = (since: string, files: string[]): Unused =>
  files.length > 0 ? { since, files } : undefined;

/** The list of unused files after a change, without those that the live releases need. */
export function stillUnused(pointer: Pointer, sources: readonly ReleaseSource[]): Unused {
  const used = new Set([...pointer.index.map(shardFile), ...sources.flatMap(filesOf)]);
  const { since = '', files = [] } = pointer.unused ?? {};
  return listing(
    since,
    files.filter((path) => !used.has(path)),
  );
}

/**
 * Returns what a prune removes, and the next list of unused files. A first prune lists them,
 * releases take theirs off the list, and a later prune removes the others.
 */
export async function prunedBy(
  store: Store,
  { grace = GRACE_MS }: Extract<Change, { kind: 'prune' }>,
  pointer: Pointer,
  { index, sources }: { index: PageIndex; sources: readonly ReleaseSource[] },
  now: number,
): Promise<{ removed: readonly string[]; unused: Unused }> {
  const listed = stillUnused(pointer, sources);
  if (listed && now - Date.parse(listed.since) < grace) return { removed: [], unused: listed };
  const present = await store.list();
  const kept = await keptFiles(store, pointer, index, present);
  const unused = present.filter(
    (path) => /^(assets|vendor|embed|releases|maps)\//.test(path) && !kept.has(path),
  );
  const isListed = (path: string) => listed?.files.includes(path) ?? false;
  const rest = unused.filter((path) => !isListed(path));
  return { removed: unused.filter(isListed), unused: listing(new Date(now).toISOString(), rest) };
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
