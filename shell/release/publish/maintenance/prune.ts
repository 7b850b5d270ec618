import { type PageIndex, partFile } from '../../compose/reuse/pageIndex.ts';
import { type ReleaseSource, releaseFile, storedRelease } from '../../format/releaseSource.ts';
import { isPinned } from '../../stores/fileKinds.ts';
import type { Store } from '../../stores/store.ts';
import { inParallel } from '../../support/inParallel.ts';
import { type Claim, Overtaken } from '../Claim.ts';
import type { Change } from '../change.ts';
import { generationFiles, type Pointer } from '../pointer.ts';
import { filesNamedIn } from './urls.ts';

/** How many generations of the pointer remain: far more than a publisher can fall behind. */
const KEPT_GENERATIONS = 50;

/** How long unused files stay after a prune has listed them, in milliseconds: an hour. */
export const GRACE_MS = 3_600_000;

const FOLDERS = ['assets', 'vendor', 'embed', 'releases'];

/**
 * What a change removes, and what it lists as unused. A first prune lists files, which then count as absent: a
 * release that needs one uploads it again. A later prune removes those still unused.
 */
export async function pruningAfter(
  store: Store,
  pointer: Pointer,
  { index, sources }: { index: PageIndex; sources: readonly ReleaseSource[] },
  change: Change,
  now: number,
): Promise<{ removed: string[]; unused: Pointer['unused'] }> {
  const used = new Set([...pointer.index.map(partFile), ...sources.flatMap(filesOf)]);
  const files = pointer.unused?.files.filter((path) => !used.has(path)) ?? [];
  const listed = pointer.unused && files.length > 0 ? { ...pointer.unused, files } : undefined;
  if (change.kind !== 'prune') return { removed: [], unused: listed };
  const kept = await keptFiles(store, pointer, index);
  const present = (await inParallel(FOLDERS, (folder) => store.list(folder))).flat();
  const unused = present.filter((path) => !kept.has(path));
  // A wrong clock shortens the grace time, which is for people; the list alone protects other publishers.
  const isDue = listed && now - Date.parse(listed.since) >= (change.grace ?? GRACE_MS);
  if (listed && !isDue) return { removed: [], unused: listed };
  const removed = unused.filter((path) => listed?.files.includes(path));
  const rest = unused.filter((path) => !removed.includes(path));
  return {
    removed,
    unused: rest.length > 0 ? { since: new Date(now).toISOString(), files: rest } : undefined,
  };
}

const filesOf = ({ release }: ReleaseSource): string[] => [
  ...Object.keys(release.files),
  releaseFile(release.name, release.id),
];

/** Removes unused files while a claim holds. Deletions that were under way when it was lost are put right. */
export async function removeUnused(store: Store, paths: readonly string[], claim: Claim): Promise<void> {
  const underWay = new Map<string, Uint8Array>();
  try {
    await inParallel(paths, async (path) => {
      const bytes = await store.read(path);
      await claim.hold();
      if (bytes) underWay.set(path, bytes);
      await store.remove(path);
      await claim.hold();
      underWay.delete(path);
    });
  } catch (error) {
    if (error instanceof Overtaken) await inParallel(underWay, ([path, bytes]) => store.write(path, bytes));
    throw error;
  }
}

async function keptFiles(store: Store, pointer: Pointer, index: PageIndex): Promise<Set<string>> {
  const releases = Object.entries(pointer.sections).flatMap(([name, { history }]) =>
    history.map(({ release }) => [name, release] as const),
  );
  const files = await inParallel(releases, async ([name, id]) =>
    filesOf(await storedRelease(store, name, id)),
  );
  const pages = (await store.list()).filter(
    (path) => /^(?!releases\/).*\.(html|xml|txt|webmanifest|json)$/.test(path) || isPinned(path),
  );
  const named = await inParallel(pages, async (path) =>
    filesNamedIn(Buffer.from((await store.read(path)) ?? '').toString()),
  );
  const generations = (await generationFiles(store)).slice(-KEPT_GENERATIONS);
  const shards = pointer.index.map(partFile);
  return new Set([...files.flat(), ...named.flat(), ...shards, ...generations, ...index.keys()]);
}
