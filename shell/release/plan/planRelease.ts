import type { ReleaseSource } from '../format/releaseSource.ts';
import { readPointer } from '../publish/pointer.ts';
import { publishReleases } from '../publish/publish.ts';
import { isPinned } from '../stores/fileKinds.ts';
import { overlayStore } from '../stores/overlay.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError, type Refusal } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import { type PageChange, pageChanges } from './pageChanges.ts';

/** What a release would do; `ringside plan --json` prints it. */
export interface ReleasePlan {
  target: string;
  goesThrough: boolean;
  /** Why the release would be refused. */
  refusal?: { rule: Refusal; message: string };
  releases: readonly { section: string; release: string; replaces?: string }[];
  pages: readonly PageChange[];
  /** Files that would be written, pages and the tool's own included, and their bytes before compression. */
  files: number;
  bytes: number;
  /** Pinned embed files among them, which stay as long as the site. */
  pinned: readonly string[];
}

/**
 * Finds out what a release would do by doing it to a copy in memory: the target is only read.
 *
 * @throws what `publishReleases` throws, a refusal of the releases aside
 */
export async function planRelease(
  store: Store,
  offered: readonly ReleaseSource[],
  origin?: string,
): Promise<ReleasePlan> {
  const overlay = overlayStore(store);
  const before = await readPointer(store);
  const releases = offered.map(({ release: { name, id } }) => {
    const replaces = before?.sections[name]?.release;
    return { section: name, release: id, ...(replaces && { replaces }) };
  });
  const plan = { target: store.name, releases };
  try {
    await publishReleases(overlay, offered, origin);
  } catch (error) {
    if (!(error instanceof ComposeError)) throw error;
    const refusal = { rule: error.code, message: error.message };
    return { ...plan, goesThrough: false, refusal, pages: [], files: 0, bytes: 0, pinned: [] };
  }
  const written = await inParallel(overlay.written, async ([path, bytes]) => {
    const old = await store.read(path);
    return old && Buffer.from(bytes).equals(old) ? [] : [{ path, bytes: bytes.length }];
  });
  const files = written.flat();
  return {
    ...plan,
    goesThrough: true,
    pages: await pageChanges(store, overlay),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    pinned: files.map(({ path }) => path).filter(isPinned),
  };
}
