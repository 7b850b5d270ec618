import { pagePath } from '../compose/pageFile.ts';
import { filesNamedIn } from '../publish/maintenance/addresses.ts';
import { copies } from '../stores/copies.ts';
import type { Overlay } from '../stores/overlay.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';
import { textDiff, visibleText } from './visibleText.ts';

/** The changes of a page. */
export interface PageChange {
  path: string;
  change: 'new' | 'changed' | 'removed';
  /** Lines of text that would be removed or added. Empty if only addresses, style or data differ. */
  text: readonly string[];
  before?: PageSize;
  after?: PageSize;
}

/** Sizes in bytes after brotli. */
export interface PageSize {
  html: number;
  /** All modules that the page refers to. */
  script: number;
}

/** The pages that a change in memory would write or remove, by address. */
export async function pageChanges(store: Store, overlay: Overlay): Promise<PageChange[]> {
  const scripts = new Map<string, Promise<number>>();
  const packed = async (path: string, bytes: Uint8Array) => (await copies['.br'].pack(path, bytes)).length;

  function scriptSize(path: string): Promise<number> {
    const size = scripts.get(path) ?? overlay.read(path).then((bytes) => (bytes ? packed(path, bytes) : 0));
    scripts.set(path, size);
    return size;
  }

  async function sizeOf(path: string, bytes: Uint8Array): Promise<PageSize> {
    const named = filesNamedIn(Buffer.from(bytes).toString());
    const modules = [...new Set(named)].filter((file) => /^(assets|vendor)\/.*\.js$/.test(file));
    const sizes = await inParallel(modules, scriptSize);
    return { html: await packed(path, bytes), script: sizes.reduce((sum, size) => sum + size, 0) };
  }

  const files = [...overlay.written.keys(), ...overlay.removed].filter((path) => path.endsWith('.html'));
  const changes = await inParallel(files.sort(), async (path): Promise<PageChange[]> => {
    const [before, after] = await Promise.all([store.read(path), overlay.read(path)]);
    if (!before && !after) return [];
    if (before && after && Buffer.from(before).equals(after)) return [];
    const text = textDiff(...([before, after].map(textOf) as [string[], string[]]));
    return [
      {
        path: pagePath(path),
        change: !before ? 'new' : after ? 'changed' : 'removed',
        text,
        ...(before && { before: await sizeOf(path, before) }),
        ...(after && { after: await sizeOf(path, after) }),
      },
    ];
  });
  return changes.flat();
}

const textOf = (bytes: Uint8Array | undefined): string[] =>
  bytes ? visibleText(Buffer.from(bytes).toString()) : [];
