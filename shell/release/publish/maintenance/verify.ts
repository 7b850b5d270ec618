import { hashOf, isSameHash } from '@ringside/shared/build/hash';
import type { ComposedFile } from '../../compose/output/WrittenFiles.ts';
import { type Entry, type PageIndex, pinnedIn } from '../../compose/reuse/pageIndex.ts';
import { fileDefect, storedRelease, storedReleases } from '../../format/releaseSource.ts';
import { filesNamedIn } from '../../stores/fileKinds.ts';
import type { Store } from '../../stores/store.ts';
import { ComposeError, type Refusal } from '../../support/ComposeError.ts';
import { inParallel } from '../../support/inParallel.ts';
import { composeReleases, liveIndex } from '../liveIndex.ts';
import { isCopied, livePointer, POINTER_FILE, type Pointer } from '../pointer.ts';

/** The codes of what `verify` finds, in `docs/build-a-section.md`. */
export const FAULTS = [
  'unfinished',
  'outdated-pointer',
  'missing-file',
  'changed-file',
  'outdated-file',
  'unknown-file',
  'damaged-copy',
] as const;

/** A defect of a site. That of a release or of the page index has the code of its refusal. */
export interface Fault {
  code: (typeof FAULTS)[number] | Refusal;
  message: string;
  /** The file, unless the defect is of a whole release. */
  path?: string;
}

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

const faultOf = (code: Fault['code'], path: string, what: string): Fault => ({
  code,
  message: `${path} ${what}`,
  path,
});

/** A store that does not respond is no defect of the site. */
function refusalOf(error: unknown): Fault {
  if (error instanceof ComposeError) return { code: error.code, message: error.message };
  throw error;
}

/** A defect in how a file is stored. */
async function copyFault(store: Store, path: string, bytes: Uint8Array) {
  const message = await store.checkCopies?.(path, bytes);
  return message === undefined ? undefined : ({ code: 'damaged-copy', message, path } as const);
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

/** Files that differ from the index or are not in it, each with its defect. */
export async function damagedFiles(store: Store, index: PageIndex, paths: Iterable<string>) {
  const faults = await inParallel(new Set(paths), async (path) => {
    const fault = await damageOf(store, path, index.get(path));
    return fault ? [[path, fault] as const] : [];
  });
  return new Map(faults.flat());
}

async function damageOf(store: Store, path: string, entry?: Entry): Promise<Fault | undefined> {
  const bytes = await store.read(path);
  if (!bytes) return entry && faultOf('missing-file', path, 'is missing');
  if (!entry) {
    const what = `belongs to no live release. If it is yours, list it in a release: --beside ${path}`;
    return faultOf('unknown-file', path, what);
  }
  if (!isSameHash(hashOf(bytes), entry.hash))
    return faultOf('changed-file', path, 'is not what was composed');
  return copyFault(store, path, bytes);
}
