import { hashOf } from '@ringside/shared/build/hash';
import { composeSite } from '../../compose/composeSite.ts';
import { pageFile } from '../../compose/pageFile.ts';
import { type PageIndex, pinnedIn, readIndex } from '../../compose/reuse/pageIndex.ts';
import { loadSite } from '../../format/loadSite.ts';
import { faultOf, storedRelease, storedReleases } from '../../format/releaseSource.ts';
import type { Site } from '../../format/site.ts';
import type { Store } from '../../stores/store.ts';
import { reasonOf } from '../../support/ComposeError.ts';
import { inParallel } from '../../support/inParallel.ts';
import { isCopied, livePointer, POINTER_FILE, type Pointer } from '../pointer.ts';
import { addressesIn } from './addresses.ts';

/**
 * Everything that is wrong with a site, one line each. Composes the pages again and compares them byte for byte, compares
 * every file of every stored release with its hash, and checks every URL in every page.
 */
export async function verify(store: Store): Promise<string[]> {
  const pointer = await livePointer(store);
  const faults: string[] = [];
  if (pointer.publishing)
    faults.push('A publish is under way or was interrupted; releasing again finishes it.');
  else if (!(await isCopied(store, pointer))) faults.push(`${POINTER_FILE} is not the newest generation`);
  try {
    const index = await readIndex(store, pointer.index);
    faults.push(...(await releaseFaults(store, pointer)));
    const site = await loadSite(await storedReleases(store, pointer.sections), pointer);
    for (const file of await filesUnlike(index, site, new Map()))
      faults.push(`${file} is not what the live releases give`);
    faults.push(...(await fileFaults(store, index)));
  } catch (error) {
    faults.push(reasonOf(error));
  }
  return faults;
}

/** Checks every file of every release in the site's history. Releases share files. */
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
          faults.set(path, fault ? `${path} ${fault}` : bytes && (await store.checkCopies?.(path, bytes)));
        });
      } catch (error) {
        faults.set(`${name} ${id}`, reasonOf(error));
      }
  return [...faults.values()].filter((fault) => fault !== undefined);
}

/** The composed files of a site that differ from an index, or are only in one of them. Files in `known` with the same key are not rendered. */
export async function filesUnlike(index: PageIndex, site: Site, known: PageIndex): Promise<string[]> {
  const composed = new Map<string, string>();
  for await (const { path, entry } of composeSite(site, { known, pinned: pinnedIn(index) }))
    composed.set(path, entry.hash);
  const files = new Set([...index.keys(), ...composed.keys()]);
  return [...files].filter((file) => index.get(file)?.hash !== composed.get(file));
}

/** Checks that composed files match the index, that there are no other pages, and that everything they name exists. */
async function fileFaults(store: Store, index: PageIndex): Promise<string[]> {
  const present = new Set(await store.list());
  const pages = [...present].filter((path) => path.endsWith('.html'));
  const damaged = await damagedFiles(store, index);
  const named = await inParallel(pages, async (path) => {
    if (!index.has(path)) return [`${path} belongs to no live release`];
    if (damaged.has(path)) return [];
    return addressesIn(Buffer.from((await store.read(path)) ?? '').toString())
      .filter((address) => !present.has(address.slice(1)) && !present.has(pageFile(address)))
      .map((address) => `${path} names ${address}, which does not exist`);
  });
  return [...damaged.values(), ...named.flat()];
}

/** Composed files that differ from the index, each with its defect. */
export async function damagedFiles(store: Store, index: PageIndex): Promise<Map<string, string>> {
  const faults = await inParallel(index, async ([path, { hash }]) => {
    const bytes = await store.read(path);
    const fault = !bytes
      ? `${path} is missing`
      : hashOf(bytes) !== hash
        ? `${path} is not what was composed`
        : await store.checkCopies?.(path, bytes);
    return fault ? [[path, fault] as const] : [];
  });
  return new Map(faults.flat());
}
