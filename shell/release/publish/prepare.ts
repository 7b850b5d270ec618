import { CONTRACT_VERSION } from '@ringside/shared/contract';
import { composeSite } from '../compose/composeSite.ts';
import { type Entry, indexParts, writeIndex } from '../compose/pageIndex.ts';
import type { ReleaseSource } from '../format/releaseSource.ts';
import { isPinned } from '../stores/fileKinds.ts';
import type { Staging, Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';
import type { NextSite } from './nextSite.ts';
import type { Pointer } from './pointer.ts';
import { missingFiles, upload } from './upload.ts';

/** A prepared change: visitors see nothing of it yet, and everything that pages and pointer need is in the store. */
export interface Prepared {
  next: Pointer;
  /** Composed files that will be written or removed. */
  touched: readonly string[];
  done: Done;
}

/** The extent of a publish, in numbers. */
export interface Done {
  /** Pages of the site. */
  pages: number;
  /** Pages that had to be rendered to find out whether they differ. */
  rendered: number;
  /** Pages that were written. */
  written: number;
  /** Composed files that are no longer part of the site. */
  removed: number;
  /** Files that were pruned. */
  pruned: readonly string[];
  /** Bytes sent to the store. */
  bytes: number;
}

/**
 * Composes the site before anything is uploaded, so that releases that do not fit are refused first.
 *
 * @throws ComposeError
 */
export async function prepare(
  store: Store,
  staging: Staging,
  before: Pointer | undefined,
  wanted: NextSite,
): Promise<Prepared> {
  const index = new Map<string, Entry>();
  const written: string[] = [];
  const pinned: [path: string, bytes: Buffer][] = [];
  let rendered = 0;
  await inParallel(composeSite(wanted.site, wanted), async ({ path, entry, bytes, isRendered }) => {
    index.set(path, entry);
    if (isRendered) rendered += 1;
    // Pinned files are written at once. Their URLs are not public yet, and they must never be removed again.
    if (bytes && isPinned(path)) pinned.push([path, bytes]);
    else if (bytes) {
      written.push(path);
      await staging.write(path, bytes);
    }
  });
  const removed = [...wanted.files].filter((file) => !index.has(file));
  for (const file of removed) staging.remove(file);
  const uploads: [source: ReleaseSource, files: string[]][] = [];
  for (const source of wanted.sources) {
    const isNew = before?.sections[source.release.name]?.release !== source.release.id;
    if (isNew || wanted.isRepeat) uploads.push([source, await missingFiles(store, source, wanted.isRepeat)]);
  }
  // Nothing is refused from here on.
  let bytes = 0;
  for (const [source, files] of uploads) bytes += await upload(store, source, files);
  for (const [path, content] of pinned) bytes += await store.write(path, content);
  const parts = indexParts(index);
  bytes += await writeIndex(store, parts);
  const next: Pointer = {
    contract: CONTRACT_VERSION,
    generation: (before?.generation ?? 0) + 1,
    origin: wanted.site.origin,
    sections: { ...wanted.sections },
    index: [...parts.keys()],
    preview: wanted.preview,
    sample: wanted.sample,
  };
  const isPage = (file: string) => index.get(file)?.elements !== undefined;
  const done = {
    pages: [...index.keys()].filter(isPage).length,
    rendered,
    written: written.filter(isPage).length,
    removed: removed.length,
    pruned: [],
    bytes,
  };
  return { next, touched: [...written, ...removed], done };
}
