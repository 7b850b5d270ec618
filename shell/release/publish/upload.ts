import type { Release } from '@ringside/shared/contract';
import {
  isRelease,
  type ReleaseSource,
  releaseFile,
  usableRelease,
} from '../format/releaseSource.ts';
import { createOrRead, type Store, write } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import type { Plan } from './plan.ts';
import type { Pointer } from './pointer.ts';

/** A file of a release that the site does not have, or has damaged. */
interface Upload {
  release: Release;
  path: string;
  read: ReleaseSource['read'];
  isDamaged: boolean;
}

/**
 * Uploads what never changes: files of releases that are missing, and those that no page names yet.
 * A file that exists counts as present if the live release of its section has the same, or after
 * its bytes were compared. Only damaged files are replaced: those of a release that the site has.
 * @returns the paths of the releases' files that were uploaded
 * @throws ComposeError `damaged-release`, `taken-file`, before anything is uploaded
 */
export async function upload(store: Store, plan: Plan): Promise<string[]> {
  const uploaded = await uploadReleases(store, plan);
  await inParallel(plan.early, ([path, bytes]) => put(store, path, bytes));
  return uploaded;
}

async function uploadReleases(
  store: Store,
  { before, releases, isRepeat }: Plan,
): Promise<string[]> {
  const live = await releasesBefore(store, before, releases);
  const folders = releases.flatMap(({ release: { name } }) => [
    `assets/${name}`,
    `releases/${name}/parts`,
  ]);
  const present = new Set((await inParallel(['vendor', ...folders], store.list)).flat());
  const isLive = ({ files }: Release, path: string) =>
    live.some((each) => each.files[path]?.integrity === files[path]?.integrity);
  const files = releases.flatMap(({ release, read }) =>
    Object.keys(release.files).map((path) => ({ release, path, read })),
  );

  const needed = await inParallel(files, async ({ release, path, read }): Promise<Upload[]> => {
    if (!isRepeat && present.has(path) && isLive(release, path)) return [];
    const found = present.has(path) ? await store.read(path) : undefined;
    const bytes = Buffer.from(await read(path));
    if (found && bytes.equals(found)) return [];
    if (found && !isRepeat && !(await isStored(store, release))) throw taken(store, release, path);
    return [{ release, path, read, isDamaged: found !== undefined }];
  });

  // The files are read again, because all files of a first release would fill the memory.
  const missing = needed.flat();
  await inParallel(missing, async ({ release, path, read, isDamaged }) => {
    const bytes = Buffer.from(await read(path));
    if (isDamaged) await write(store, path, bytes);
    else if (!bytes.equals(await createOrRead(store, path, bytes)))
      throw taken(store, release, path);
  });
  // A release's own file comes last, so a release that has one is complete.
  for (const { release } of releases) await uploadRelease(store, release);
  return missing.map(({ path }) => path);
}

/**
 * Returns the releases that were live of the sections that change. A damaged one counts as none, so
 * that more files are compared.
 */
async function releasesBefore(
  store: Store,
  before: Pointer | undefined,
  next: readonly ReleaseSource[],
): Promise<Release[]> {
  const found = await inParallel(next, async ({ release: { name } }) => {
    const id = before?.sections[name]?.release;
    return id ? usableRelease(store, name, id) : undefined;
  });
  return found.filter((release) => release !== undefined);
}

const textOf = (release: Release) => Buffer.from(`${JSON.stringify(release, null, 2)}\n`);

/**
 * Whether the site has this release, so that its other files are those that it lists, or damaged.
 */
async function isStored(store: Store, release: Release): Promise<boolean> {
  const found = await store.read(releaseFile(release.name, release.id));
  return found !== undefined && textOf(release).equals(found);
}

async function uploadRelease(store: Store, release: Release): Promise<void> {
  const [path, text] = [releaseFile(release.name, release.id), textOf(release)];
  const found = (await store.read(path)) ?? (await createOrRead(store, path, text));
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
async function put(store: Store, path: string, bytes: Uint8Array): Promise<void> {
  if (!Buffer.from(bytes).equals(await createOrRead(store, path, bytes)))
    await write(store, path, bytes);
}
