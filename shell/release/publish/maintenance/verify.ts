import { isSameHash } from '@ringside/shared/build/hash';
import type { ComposedFile } from '../../compose/output/WrittenFiles.ts';
import { type PageIndex, pinnedIn } from '../../compose/reuse/pageIndex.ts';
import { fileDefect, storedRelease, storedReleases } from '../../format/releaseSource.ts';
import { filesNamedIn } from '../../stores/fileKinds.ts';
import type { Store } from '../../stores/store.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { inParallel } from '../../support/inParallel.ts';
import { copyFault, damagedFiles, type Fault, faultOf } from '../damagedFiles.ts';
import { composeReleases } from '../environment.ts';
import { liveIndex } from '../liveIndex.ts';
import { isCopied, livePointer, POINTER_FILE, type Pointer } from '../pointer.ts';

export const UNFINISHED = 'A change is under way or was interrupted. Releasing again completes it.';

/** Every defect of a site. */
export async function verify(store: Store, compose = composeReleases): Promise<Fault[]> {
  const pointer = await livePointer(store);
  const faults: Fault[] = [];
  if (pointer.publishing) faults.push({ code: 'unfinished', message: UNFINISHED });
  else if (!(await isCopied(store, pointer)))
    faults.push(faultOf('outdated-pointer', POINTER_FILE, 'is not the newest generation'));

  try {
    const { index, damage } = await liveIndex(store, pointer, compose);
    if (damage) faults.push(refusalOf(damage));
    faults.push(...(await releaseFaults(store, pointer)));
    const sources = await storedReleases(store, pointer.sections);
    const files = compose(sources, pointer, { known: new Map(), pinned: pinnedIn(index) });
    for (const path of await filesUnlike(index, files))
      faults.push(faultOf('outdated-file', path, 'is not what the live releases give'));
    faults.push(...(await fileFaults(store, index, pointer.beside)));
  } catch (error) {
    faults.push(refusalOf(error));
  }
  return faults;
}

/** A store that does not respond is no defect of the site. */
function refusalOf(error: unknown): Fault {
  if (error instanceof ComposeError) return { code: error.code, message: error.message };
  throw error;
}

/** Checks every file in the site's history. Releases share files. */
async function releaseFaults(store: Store, pointer: Pointer): Promise<Fault[]> {
  const faults = new Map<string, Fault | undefined>();
  for (const [name, { history }] of Object.entries(pointer.sections))
    for (const { release: id } of history)
      try {
        const { release } = await storedRelease(store, name, id);
        const files = Object.keys(release.files).filter((path) => !faults.has(path));
        await inParallel(files, async (path) => {
          const bytes = await store.read(path);
          const defect = fileDefect(release, path, bytes);
          const code = bytes ? 'changed-file' : 'missing-file';
          faults.set(
            path,
            defect ? faultOf(code, path, defect) : bytes && (await copyFault(store, path, bytes)),
          );
        });
      } catch (error) {
        faults.set(`${name} ${id}`, refusalOf(error));
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

/**
 * Composed files that differ from the index, pages that are not in it, and files that pages name
 * but that are missing.
 */
async function fileFaults(
  store: Store,
  index: PageIndex,
  beside: readonly string[] = [],
): Promise<Fault[]> {
  const present = new Set(await store.list());
  const gone = beside.filter((path) => !present.has(path));
  const pages = [...present].filter((path) => path.endsWith('.html') && !beside.includes(path));
  const damaged = await damagedFiles(store, index, [...index.keys(), ...pages]);
  const named = await inParallel(pages, async (path) => {
    const files = damaged.has(path) ? [] : filesNamedIn((await store.read(path)) ?? '');
    const missing = files.filter((file) => !present.has(file));
    return missing.map((file) => ({
      code: 'missing-file' as const,
      message: `${path} names /${file}, which does not exist`,
      path: file,
    }));
  });
  const lost = gone.map((path) => ({
    code: 'missing-file' as const,
    message: `${path}, which the operator keeps beside the site, is missing`,
    path,
  }));
  return [...damaged.values(), ...named.flat(), ...lost];
}
