import type { Entry } from '../compose/reuse/pageIndex.ts';
import { isPinned } from '../stores/fileKinds.ts';
import type { Staging } from '../stores/Staging.ts';
import { inParallel } from '../support/inParallel.ts';
import type { composed } from './liveIndex.ts';
import type { NextSite } from './nextSite.ts';

export async function composeChanges(nextSite: NextSite, staging: Staging, compose: typeof composed) {
  const { sources, pointer, known, files } = nextSite;
  const index = new Map<string, Entry>();
  /** No page names these yet, so they are uploaded early. */
  const pinned = new Map<string, Uint8Array>();
  let rendered = 0;
  await inParallel(compose(sources, pointer, nextSite), async ({ path, entry, bytes }) => {
    index.set(path, entry);
    if (entry.elements && entry !== known.get(path)) rendered += 1;
    if (bytes && isPinned(path)) pinned.set(path, bytes);
    else if (bytes) await staging.add(path, bytes, !files.has(path));
  });
  const removed = [...files].filter((file) => !index.has(file));
  for (const file of removed) staging.remove(file);
  const isPage = (file: string) => index.get(file)?.elements !== undefined;
  const done = {
    pages: [...index.keys()].filter(isPage).length,
    rendered,
    written: staging.paths.filter(isPage).length,
    removed: removed.length,
  };
  return { index, pinned, done };
}
