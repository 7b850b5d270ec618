import type { Entry } from '../compose/reuse/pageIndex.ts';
import { isPinned } from '../stores/fileKinds.ts';
import type { Staging } from '../stores/Staging.ts';
import { inParallel } from '../support/inParallel.ts';
import type { composed } from './liveIndex.ts';
import type { NextSite } from './nextSite.ts';

export async function composeChanges(nextSite: NextSite, staging: Staging, compose: typeof composed) {
  const index = new Map<string, Entry>();
  /** Pinned files that the site lacks. They may be uploaded early, because no page names them yet, and are never removed. */
  const pinned = new Map<string, Uint8Array>();
  let rendered = 0;
  await inParallel(compose(nextSite.sources, nextSite.pointer, nextSite), async ({ path, entry, bytes }) => {
    index.set(path, entry);
    if (entry.elements && entry !== nextSite.known.get(path)) rendered += 1;
    if (bytes && isPinned(path)) pinned.set(path, bytes);
    else if (bytes) await staging.add(path, bytes, !nextSite.files.has(path));
  });
  const removed = [...nextSite.files].filter((file) => !index.has(file));
  await inParallel(removed, (file) => staging.add(file));
  const isPage = (file: string) => index.get(file)?.elements !== undefined;
  const done = {
    pages: [...index.keys()].filter(isPage).length,
    rendered,
    written: staging.paths.filter(isPage).length,
    removed: removed.length,
  };
  return { index, pinned, done };
}
