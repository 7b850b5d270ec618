import { type PageIndex, writeIndex } from '../compose/reuse/pageIndex.ts';
import { faultOf, type ReleaseSource, releaseFile } from '../format/releaseSource.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';
import type { NextSite } from './nextSite.ts';

/**
 * Uploads what never changes, so that pages and pointer can name it: the files of releases, pinned files, the index.
 *
 * @returns the shards of the index
 * @throws ComposeError `damaged-release` before anything is uploaded, when a file of a release is not what was built
 */
export async function upload(
  store: Store,
  { releases, isRepeat, isIndexDamaged, pointer }: NextSite,
  pinned: ReadonlyMap<string, Uint8Array>,
  index: PageIndex,
): Promise<string[]> {
  const missing = new Map<ReleaseSource, string[]>();
  const unused = new Set(pointer.unused?.files);
  const list = async (folder: string) => (await store.list(folder)).filter((path) => !unused.has(path));
  for (const source of releases) missing.set(source, await missingFiles(store, list, source, isRepeat));
  for (const [source, files] of missing) await uploadRelease(store, source, files);
  for (const [path, content] of pinned) await store.write(path, content);
  return writeIndex(store, index, isIndexDamaged ? [] : await list('releases/index'));
}

/** The files of a release that the store lacks or, if `isRepeat`, has with wrong bytes. Each of them is checked. */
async function missingFiles(
  store: Store,
  list: Store['list'],
  source: ReleaseSource,
  isRepeat: boolean,
): Promise<string[]> {
  const { release } = source;
  const folders = [`assets/${release.name}`, 'vendor', 'embed', `releases/${release.name}/parts`];
  const present = new Set((await inParallel(folders, list)).flat());
  const checked = await inParallel(Object.keys(release.files), async (path) => {
    if (present.has(path) && !(isRepeat && faultOf(release, path, await store.read(path)))) return [];
    await source.read(path);
    return [path];
  });
  return checked.flat();
}

/** `release.json` comes last, so a release that has one is complete. */
async function uploadRelease(store: Store, source: ReleaseSource, files: readonly string[]): Promise<void> {
  // Read again here, because all files of a first release would fill the memory.
  await inParallel(files, async (path) => store.write(path, await source.read(path)));
  const last = releaseFile(source.release.name, source.release.id);
  const text = Buffer.from(`${JSON.stringify(source.release, null, 2)}\n`);
  if (!text.equals((await store.read(last)) ?? Buffer.of())) await store.write(last, text);
}
