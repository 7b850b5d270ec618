import { partFile, partsOf } from '../compose/reuse/pageIndex.ts';
import { faultOf, releaseFile } from '../format/releaseSource.ts';
import { created, type Store, write } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';
import type { NextSite } from './nextSite.ts';

/**
 * Uploads what never changes: the files of releases, pinned files, the index. Returns the shards of the index.
 *
 * @throws ComposeError `damaged-release` before anything is uploaded
 */
export async function upload(
  store: Store,
  { releases, isRepeat, pinned, index, shards = [] }: NextSite,
): Promise<string[]> {
  const missing: string[][] = [];
  for (const { release, read } of releases) {
    const folders = [`assets/${release.name}`, 'vendor', 'embed', `releases/${release.name}/parts`];
    const present = new Set((await inParallel(folders, store.list)).flat());
    const checked = await inParallel(Object.keys(release.files), async (path) => {
      if (present.has(path) && !(isRepeat && faultOf(release, path, await store.read(path)))) return [];
      await read(path);
      return [path];
    });
    missing.push(checked.flat());
  }
  for (const [place, { release, read }] of releases.entries()) {
    // Read again, because all files of a first release would fill the memory.
    await inParallel(missing[place] ?? [], async (path) => put(store, path, await read(path)));
    // It comes last, so a release that has one is complete.
    const last = releaseFile(release.name, release.id);
    const text = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
    if (!text.equals((await store.read(last)) ?? Buffer.of())) await put(store, last, text);
  }
  for (const [path, content] of pinned) await put(store, path, content);
  const parts = partsOf(index);
  const changed = [...parts].filter(([hash]) => !shards.includes(hash));
  await inParallel(changed, ([hash, text]) => put(store, partFile(hash), text));
  return [...parts.keys()];
}

/** A file that is there already stays, unless it is damaged. Everybody writes the same bytes there. */
async function put(store: Store, path: string, bytes: Uint8Array): Promise<void> {
  if (!Buffer.from(bytes).equals(await created(store, path, bytes))) await write(store, path, bytes);
}
