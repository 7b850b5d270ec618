import { hashOf, isSameHash } from '@ringside/shared/build/hash';
import type { ComposedFile } from '../../compose/composeSite.ts';
import { type Entry, type PageIndex, pinnedIn } from '../../compose/reuse/pageIndex.ts';
import { faultOf, storedRelease, storedReleases } from '../../format/releaseSource.ts';
import { filesNamedIn } from '../../stores/fileKinds.ts';
import type { Store } from '../../stores/store.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { inParallel } from '../../support/inParallel.ts';
import { composed, liveIndex } from '../liveIndex.ts';
import { isCopied, livePointer, POINTER_FILE, type Pointer } from '../pointer.ts';

export const UNFINISHED = 'A change is under way or was interrupted. Releasing again completes it.';

/** Every defect of a site, one line each. */
export async function verify(store: Store, compose = composed): Promise<string[]> {
  const pointer = await livePointer(store);
  const faults: string[] = [];
  if (pointer.publishing) faults.push(UNFINISHED);
  else if (!(await isCopied(store, pointer)))
    faults.push(`${POINTER_FILE} is not the newest generation`);
  try {
    const { index, damage } = await liveIndex(store, pointer, compose);
    if (damage) faults.push(damage.message);
    faults.push(...(await releaseFaults(store, pointer)));
    const sources = await storedReleases(store, pointer.sections);
    const files = compose(sources, pointer, { known: new Map(), pinned: pinnedIn(index) });
    for (const file of await filesUnlike(index, files))
      faults.push(`${file} is not what the live releases give`);
    faults.push(...(await fileFaults(store, index, pointer.beside)));
  } catch (error) {
    faults.push(defectOf(error));
  }
  return faults;
}

/** A store that does not respond is no defect of the site. */
function defectOf(error: unknown): string {
  if (error instanceof ComposeError) return error.message;
  throw error;
}

/** Checks every file in the site's history. Releases share files. */
async function releaseFaults(store: Store, pointer: Pointer): Promise<string[]> {
  const faults = new Map<string, string | undefined>();
  for (const [name, { history }] of Object.entries(pointer.sections))
    for (const { release: id } of history)
      try {
        const { release } = await storedRelease(store, name, id);
        const files = Object.keys(release.files).filter((path) => !faults.has(path));
        await inParallel(files, async (path) => {
          const bytes = await store.read(path);
          const fault = faultOf(release, path, bytes);
          faults.set(
            path,
            fault ? `${path} ${fault}` : bytes && (await store.checkCopies?.(path, bytes)),
          );
        });
      } catch (error) {
        faults.set(`${name} ${id}`, defectOf(error));
      }
  return [...faults.values()].filter((fault) => fault !== undefined);
}

/** The composed files that differ from an index, or are only in one of them. */
export async function filesUnlike(
  index: PageIndex,
  site: AsyncIterable<ComposedFile>,
): Promise<string[]> {
  const hashes = new Map<string, string>();
  for await (const { path, entry } of site) hashes.set(path, entry.hash);
  const files = new Set([...index.keys(), ...hashes.keys()]);
  return [...files].filter((file) => !isSameHash(index.get(file)?.hash, hashes.get(file)));
}

/** Composed files that differ from the index, pages that are not in it, and files that pages name but that are missing. */
async function fileFaults(
  store: Store,
  index: PageIndex,
  beside: readonly string[] = [],
): Promise<string[]> {
  const present = new Set(await store.list());
  const gone = beside.filter((path) => !present.has(path));
  const pages = [...present].filter((path) => path.endsWith('.html') && !beside.includes(path));
  const damaged = await damagedFiles(store, index, [...index.keys(), ...pages]);
  const named = await inParallel(pages, async (path) => {
    const files = damaged.has(path) ? [] : filesNamedIn((await store.read(path)) ?? '');
    const missing = files.filter((file) => !present.has(file));
    return missing.map((file) => `${path} names /${file}, which does not exist`);
  });
  const lost = gone.map((path) => `${path}, which the operator keeps beside the site, is missing`);
  return [...damaged.values(), ...named.flat(), ...lost];
}

/** Files that differ from the index or are not in it, each with its defect. */
export async function damagedFiles(store: Store, index: PageIndex, paths: Iterable<string>) {
  const faults = await inParallel(new Set(paths), async (path) => {
    const fault = await damageOf(store, path, index.get(path));
    return fault ? [[path, fault] as const] : [];
  });
  return new Map(faults.flat());
}

async function damageOf(store: Store, path: string, entry?: Entry): Promise<string | undefined> {
  const bytes = await store.read(path);
  if (!bytes) return entry && `${path} is missing`;
  if (!entry)
    return `${path} belongs to no live release. If it is yours, list it in a release: --beside ${path}`;
  if (!isSameHash(hashOf(bytes), entry.hash)) return `${path} is not what was composed`;
  return store.checkCopies?.(path, bytes);
}
