import { faultOf, type ReleaseSource, releaseFile } from '../format/releaseSource.ts';
import { created, type Store, write } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';

/** Uploads missing and damaged files. @throws ComposeError `damaged-release` before anything is uploaded */
export async function uploadReleases(
  store: Store,
  releases: readonly ReleaseSource[],
  isRepeat: boolean,
) {
  const folders = releases.flatMap(({ release: { name } }) => [
    `assets/${name}`,
    `releases/${name}/parts`,
  ]);
  const present = new Set((await inParallel(['vendor', 'embed', ...folders], store.list)).flat());
  const files = releases.flatMap(({ release, read }) =>
    Object.keys(release.files).map((path) => ({ release, path, read })),
  );
  const missing = await inParallel(files, async ({ release, path, read }) => {
    if (present.has(path) && !(isRepeat && faultOf(release, path, await store.read(path))))
      return [];
    await read(path);
    return [{ path, read }];
  });
  // Read again, because all files of a first release would fill the memory.
  await inParallel(missing.flat(), async ({ path, read }) => put(store, path, await read(path)));
  for (const { release } of releases) {
    // It comes last, so a release that has one is complete.
    const last = releaseFile(release.name, release.id);
    const text = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
    if (!text.equals((await store.read(last)) ?? Buffer.of())) await put(store, last, text);
  }
}

/** A file that is there already stays, unless it is damaged. Everybody writes the same bytes there. */
export async function put(store: Store, path: string, bytes: Uint8Array): Promise<void> {
  if (!Buffer.from(bytes).equals(await created(store, path, bytes)))
    await write(store, path, bytes);
}
