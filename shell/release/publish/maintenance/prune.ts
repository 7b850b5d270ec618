import { partFile, readIndex } from '../../compose/reuse/pageIndex.ts';
import { releaseFile, storedRelease } from '../../format/releaseSource.ts';
import { isPinned } from '../../stores/fileKinds.ts';
import type { Store } from '../../stores/store.ts';
import { inParallel } from '../../support/inParallel.ts';
import { GENERATIONS, type Pointer } from '../pointer.ts';
import { filesNamedIn } from './addresses.ts';

/** How many generations of the pointer remain: far more than a publisher can fall behind. */
const KEPT_GENERATIONS = 50;

/** Folders that only releases and the release tool write to. */
const FOLDERS = ['assets', 'vendor', 'embed', 'releases'];

/**
 * Removes what no release in the history needs, and what interrupted publishers left behind. Everything live stays,
 * everything that a page names, and every pinned embed file with what it names. No publisher may be active meanwhile.
 */
export async function removeUnused(store: Store, pointer: Pointer): Promise<string[]> {
  const kept = await keptFiles(store, pointer);
  const present = (await inParallel(FOLDERS, (folder) => store.list(folder))).flat();
  for (const path of (await store.list(GENERATIONS)).slice(-KEPT_GENERATIONS)) kept.add(path);
  const unused = present.filter((path) => !kept.has(path));
  await inParallel(unused, (path) => store.remove(path));
  return unused;
}

async function keptFiles(store: Store, pointer: Pointer): Promise<Set<string>> {
  const releases = Object.entries(pointer.sections).flatMap(([name, { history }]) =>
    history.map(({ release }) => [name, release] as const),
  );
  const files = await inParallel(releases, async ([name, id]) => {
    const { release } = await storedRelease(store, name, id);
    return [...Object.keys(release.files), releaseFile(name, id)];
  });
  const index = await readIndex(store, pointer.index);
  const pages = (await store.list()).filter(
    (path) => /^(?!releases\/).*\.(html|xml|txt|webmanifest|json)$/.test(path) || isPinned(path),
  );
  const named = await inParallel(pages, async (path) =>
    filesNamedIn(Buffer.from((await store.read(path)) ?? '').toString()),
  );
  return new Set([...files.flat(), ...named.flat(), ...pointer.index.map(partFile), ...index.keys()]);
}
