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
  const folders = [`assets/${release.name}`, 'vendor', 'embed', `releases/${release.name}/${release.id}`];
  const present = new Set((await inParallel(folders, (folder) => store.list(folder))).flat());
  const isFine = async (path: string) =>
    present.has(path) && !(thorough && faultOf(release, path, await store.read(path)));
  const sent = await inParallel(Object.keys(release.files), async (path) =>
    (await isFine(path)) ? 0 : store.write(path, await source.read(path)),
  );
  const last = releaseFile(release.name, release.id);
  const text = releaseText(release);
  const isKept =
    present.has(last) && !(thorough && !text.equals((await store.read(last)) ?? new Uint8Array()));
  if (!isKept) sent.push(await store.write(last, text));
  return sent.reduce((sum, bytes) => sum + bytes, 0);
}
