import { composeSite } from '../../compose/composeSite.ts';
import { pageFile } from '../../compose/pageFile.ts';
import { type PageIndex, pinnedIn, readIndex } from '../../compose/pageIndex.ts';
import { loadSection } from '../../format/loadSection.ts';
import { faultOf, storedRelease } from '../../format/releaseSource.ts';
import { createSite } from '../../format/site.ts';
import type { Store } from '../../stores/store.ts';
import { reasonOf } from '../../support/ComposeError.ts';
import { inParallel } from '../../support/inParallel.ts';
import { isCopied, POINTER_FILE, type Pointer } from '../pointer.ts';
import { addressesIn } from './addresses.ts';
import { faultOfFile } from './damagedFiles.ts';
import { livePointer } from './status.ts';

/**
 * Everything that is wrong with a site, one line each. Composes the pages again from the live releases and compares
 * them byte for byte, compares every file of every stored release with its hash, and checks every URL in every
 * page.
 */
export async function verify(store: Store): Promise<string[]> {
  const pointer = await livePointer(store);
  const present = new Set(await store.list());
  const faults = await pointerFaults(store, pointer);
  try {
    const index = await readIndex(store, pointer.index);
    faults.push(...(await releaseFaults(store, pointer)));
    faults.push(...(await composedFaults(store, pointer, index)));
    faults.push(...(await fileFaults(store, present, index)));
  } catch (error) {
    faults.push(reasonOf(error));
  }
  return faults;
}

async function pointerFaults(store: Store, pointer: Pointer): Promise<string[]> {
  if (pointer.publishing) return ['A publish is under way or was interrupted; releasing again finishes it.'];
  return (await isCopied(store, pointer)) ? [] : [`${POINTER_FILE} is not the newest generation`];
}

/** Checks every file of every release in the site's history. */
async function releaseFaults(store: Store, pointer: Pointer): Promise<string[]> {
  const faults: string[] = [];
  const checked = new Set<string>();
  for (const [name, { history }] of Object.entries(pointer.sections)) {
    for (const { release: id } of history) {
      try {
        const { release } = await storedRelease(store, name, id);
        const files = Object.keys(release.files).filter((path) => !checked.has(path));
        for (const path of files) checked.add(path);
        const found = await inParallel(files, async (path) => {
          const bytes = await store.read(path);
          const fault = faultOf(release, path, bytes);
          return fault ? `${path} ${fault}` : bytes && (await store.checkCopies?.(path, bytes));
        });
        faults.push(...found.filter((fault) => fault !== undefined));
      } catch (error) {
        faults.push(reasonOf(error));
      }
    }
  }
  return faults;
}

/** Checks that the live releases give exactly the pages in the index. */
async function composedFaults(store: Store, pointer: Pointer, index: PageIndex): Promise<string[]> {
  const live = Object.entries(pointer.sections);
  const sources = await Promise.all(live.map(([name, { release }]) => storedRelease(store, name, release)));
  const site = createSite(
    await Promise.all(sources.map(loadSection)),
    pointer.origin,
    pointer.preview !== undefined,
    pointer.sample,
  );
  const composed = new Map<string, string>();
  for await (const { path, entry } of composeSite(site, { known: new Map(), pinned: pinnedIn(index) }))
    composed.set(path, entry.hash);
  const files = new Set([...index.keys(), ...composed.keys()]);
  return [...files]
    .filter((file) => index.get(file)?.hash !== composed.get(file))
    .map((file) => `${file} is not what the live releases give`);
}

/**
 * Checks that every composed file matches the index, that there are no other pages, and that everything pages name
 * exists.
 */
async function fileFaults(store: Store, present: ReadonlySet<string>, index: PageIndex): Promise<string[]> {
  const strays = [...present].filter((path) => path.endsWith('.html') && !index.has(path));
  const found = await inParallel(index, async ([path, { hash }]) => {
    const fault = await faultOfFile(store, path, hash);
    if (fault) return [fault];
    if (!path.endsWith('.html')) return [];
    const html = Buffer.from((await store.read(path)) ?? '').toString();
    return addressesIn(html)
      .filter((address) => !present.has(address.slice(1)) && !present.has(pageFile(address)))
      .map((address) => `${path} names ${address}, which does not exist`);
  });
  return [...strays.map((path) => `${path} belongs to no live release`), ...found.flat()];
}
