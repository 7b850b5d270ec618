import { faultOf, type ReleaseSource, releaseFile, releaseText } from '../format/releaseSource.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';

/**
 * The files of a release that the store lacks. Each of them is checked, so that a damaged build is refused before
 * anything is uploaded.
 *
 * @param thorough also reads the files in the store, and treats those with wrong bytes as missing
 * @throws ComposeError `damaged-release` when a file is missing or not what was built
 */
export async function missingFiles(
  store: Store,
  source: ReleaseSource,
  thorough: boolean,
): Promise<string[]> {
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
  return checked.flat();
}

/** Uploads files of a release. `release.json` comes last, so a release that has one is complete. Returns the bytes sent. */
export async function upload(store: Store, source: ReleaseSource, files: readonly string[]): Promise<number> {
  // Read again here, because all files of a first release would fill the memory.
  const sent = await inParallel(files, async (path) => store.write(path, await source.read(path)));
  const last = releaseFile(source.release.name, source.release.id);
  const [text, stored] = [releaseText(source.release), await store.read(last)];
  if (!stored || !text.equals(stored)) sent.push(await store.write(last, text));
  return sent.reduce((sum, bytes) => sum + bytes, 0);
}
