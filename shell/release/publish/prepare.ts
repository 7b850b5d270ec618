import { CONTRACT_VERSION } from '@ringside/shared/contract';
import { composeSite } from '../compose/composeSite.ts';
import { indexParts, writeIndex } from '../compose/pageIndex.ts';
import type { ReleaseSource } from '../format/releaseSource.ts';
import { isPinned } from '../stores/fileKinds.ts';
import type { Staging, Store } from '../stores/store.ts';
import type { NextSite } from './nextSite.ts';
import type { Pointer } from './pointer.ts';
import { readyUpload } from './upload.ts';

/** A prepared change: visitors see nothing of it yet, and everything that pages and pointer need is in the store. */
export interface Prepared {
  next: Pointer;
  /** Composed files that will be written or removed. */
  touched: readonly string[];
  done: Done;
}

/** What publishing does, in numbers. */
export interface Done {
  /** Pages of the site. */
  pages: number;
  /** Pages that had to be rendered to find out whether they differ. */
  rendered: number;
  /** Pages that were written. */
  written: number;
  /** Composed files that are no longer part of the site. */
  removed: number;
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
  const written: string[] = [];
  const pinned: [path: string, bytes: Buffer][] = [];
  const { index, rendered, pages } = await composeSite(wanted.site, wanted, async (path, bytes) => {
    // Pinned files are written at once. Nobody can know their addresses yet, and they must never be removed again.
    if (isPinned(path)) pinned.push([path, bytes]);
    else {
      written.push(path);
      await staging.write(path, bytes);
    }
  });
  const removed = [...wanted.files].filter((file) => !index.has(file));
  for (const file of removed) staging.remove(file);
  const parts = indexParts(index);
  const isNew = ({ release: { name, id } }: ReleaseSource) => before?.sections[name]?.release !== id;
  const uploads: (() => Promise<number>)[] = [];
  for (const source of wanted.sources) {
    if (isNew(source) || wanted.isRepeat) uploads.push(await readyUpload(store, source, wanted.isRepeat));
  }
  let bytes = 0;
  for (const upload of uploads) bytes += await upload();
  for (const [path, content] of pinned) bytes += await store.write(path, content);
  bytes += await writeIndex(store, parts);
  const next: Pointer = {
    contract: CONTRACT_VERSION,
    generation: (before?.generation ?? 0) + 1,
    origin: wanted.site.origin,
    sections: { ...wanted.sections },
    index: [...parts.keys()],
    preview: wanted.preview,
  };
  const pagesWritten = written.filter((file) => index.get(file)?.elements).length;
  const done = { pages, rendered, written: pagesWritten, removed: removed.length, bytes };
  return { next, touched: [...written, ...removed], done };
}
