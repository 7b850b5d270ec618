import type { Release } from '@ringside/shared/contract';
import { isRelease, type ReleaseSource, releaseFile } from '../format/releaseSource.ts';
import { created, type Store, write } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';

/** A file of a release that the site does not have, or has damaged. */
interface Upload {
  release: Release;
  path: string;
  read: ReleaseSource['read'];
  isDamaged: boolean;
}

/**
 * Uploads files that are missing. A file that exists counts as present if a release in `live` has the same, or after
 * its bytes were compared. Only damaged files are replaced: those of a release that the site has.
 * @param isRepeat whether the releases are live, so that each of their files may be damaged
 * @throws ComposeError `damaged-release`, `taken-file`, before anything is uploaded
 */
export async function uploadReleases(
  store: Store,
  releases: readonly ReleaseSource[],
  live: readonly Release[],
  isRepeat: boolean,
): Promise<void> {
  const folders = releases.flatMap(({ release: { name } }) => [
    `assets/${name}`,
    `releases/${name}/parts`,
  ]);
  const present = new Set((await inParallel(['vendor', 'embed', ...folders], store.list)).flat());
  const isLive = ({ files }: Release, path: string) =>
    live.some((each) => each.files[path]?.integrity === files[path]?.integrity);
  const files = releases.flatMap(({ release, read }) =>
    Object.keys(release.files).map((path) => ({ release, path, read })),
  );

  const missing = await inParallel(files, async ({ release, path, read }): Promise<Upload[]> => {
    if (!isRepeat && present.has(path) && isLive(release, path)) return [];
    const found = present.has(path) ? await store.read(path) : undefined;
    const bytes = Buffer.from(await read(path));
    if (found && bytes.equals(found)) return [];
    if (found && !isRepeat && !(await isStored(store, release))) throw taken(store, release, path);
    return [{ release, path, read, isDamaged: found !== undefined }];
  });

  // Read again, because all files of a first release would fill the memory.
  await inParallel(missing.flat(), async ({ release, path, read, isDamaged }) => {
    const bytes = Buffer.from(await read(path));
    if (isDamaged) await write(store, path, bytes);
    else if (!bytes.equals(await created(store, path, bytes))) throw taken(store, release, path);
  });
  // A release's own file comes last, so a release that has one is complete.
  for (const { release } of releases) await uploadRelease(store, release);
}

const textOf = (release: Release) => Buffer.from(`${JSON.stringify(release, null, 2)}\n`);

/** Whether the site has this release, so that its other files are those that it lists, or damaged. */
async function isStored(store: Store, release: Release): Promise<boolean> {
  const found = await store.read(releaseFile(release.name, release.id));
  return found !== undefined && textOf(release).equals(found);
}

async function uploadRelease(store: Store, release: Release): Promise<void> {
  const [path, text] = [releaseFile(release.name, release.id), textOf(release)];
  const found = (await store.read(path)) ?? (await created(store, path, text));
  if (text.equals(found)) return;
  if (isRelease(found)) throw taken(store, release, path);
  await write(store, path, text);
}

const taken = (store: Store, { name, id }: Release, path: string): ComposeError =>
  new ComposeError(
    'taken-file',
    `${store.name} has other bytes at ${path} than ${name} ${id}, and keeps them, because pages may name them. Build ${name} again, so that the file's name has its hash. If a failed upload left that file, run ringside prune twice.`,
  );

/** Creates a file whose name tells its content, which only a damaged file can differ from. */
export async function put(store: Store, path: string, bytes: Uint8Array): Promise<void> {
  if (!Buffer.from(bytes).equals(await created(store, path, bytes)))
    await write(store, path, bytes);
}
