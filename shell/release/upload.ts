import { inParallel } from './inParallel.ts';
import { faultOf, type ReleaseSource, releaseFile, releaseText } from './releaseSource.ts';
import type { Store } from './stores/store.ts';

/**
 * Uploads the files of a release that the store lacks. `release.json` comes last, so a release that has one is whole.
 *
 * @param thorough also uploads files whose bytes are not what they should be, which takes reading them
 * @throws ComposeError `damaged-release` when a file is missing and `source` is the store itself
 */
export async function upload(store: Store, source: ReleaseSource, thorough = false): Promise<number> {
  const { release } = source;
  const missing = await missingFiles(store, source, thorough);
  const sent = await inParallel(missing, async (path) => store.write(path, await source.read(path)));
  const last = releaseFile(release.name, release.id);
  const text = releaseText(release);
  const kept = await store.read(last);
  if (!kept || (thorough && !text.equals(kept))) sent.push(await store.write(last, text));
  return sent.reduce((sum, bytes) => sum + bytes, 0);
}

/** Files of a release that the store lacks, or, when thorough, has otherwise. */
async function missingFiles(store: Store, { release }: ReleaseSource, thorough: boolean): Promise<string[]> {
  const folders = [`assets/${release.name}`, 'vendor', 'embed', `releases/${release.name}/parts`];
  const present = new Set((await inParallel(folders, (folder) => store.list(folder))).flat());
  const isFine = async (path: string) =>
    present.has(path) && !(thorough && faultOf(release, path, await store.read(path)));
  const checked = await inParallel(Object.keys(release.files), async (path) =>
    (await isFine(path)) ? [] : [path],
  );
  return checked.flat();
}
