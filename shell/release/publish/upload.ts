import { faultOf, type ReleaseSource, releaseFile, releaseText } from '../format/releaseSource.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';

/**
 * Finds the files of a release that are missing in the store and checks each of them, so that a damaged build is
 * refused before anything is uploaded.
 *
 * @param thorough also reads the files in the store, and treats those with wrong bytes as missing
 * @returns a function that uploads them and returns the bytes sent. `release.json` comes last, so a release that has
 * one is complete
 * @throws ComposeError `damaged-release` when a file is missing or not what was built
 */
export async function readyUpload(
  store: Store,
  source: ReleaseSource,
  thorough = false,
): Promise<() => Promise<number>> {
  const { release } = source;
  const folders = [`assets/${release.name}`, 'vendor', 'embed', `releases/${release.name}/parts`];
  const present = new Set((await inParallel(folders, (folder) => store.list(folder))).flat());
  const isLacking = async (path: string) =>
    !present.has(path) || (thorough && faultOf(release, path, await store.read(path)) !== undefined);
  const checked = await inParallel(Object.keys(release.files), async (path) => {
    if (!(await isLacking(path))) return [];
    await source.read(path);
    return [path];
  });
  const last = releaseFile(release.name, release.id);
  const text = releaseText(release);
  const kept = await store.read(last);

  return async () => {
    // Read again here, because keeping all files of a first release would fill the memory.
    const sent = await inParallel(checked.flat(), async (path) => store.write(path, await source.read(path)));
    if (!kept || !text.equals(kept)) sent.push(await store.write(last, text));
    return sent.reduce((sum, bytes) => sum + bytes, 0);
  };
}
