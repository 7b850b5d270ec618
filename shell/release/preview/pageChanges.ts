import { PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';
import { pagePath } from '../compose/pageFile.ts';
import { filesNamedIn } from '../publish/maintenance/addresses.ts';
import { copies } from '../stores/copies.ts';
import type { Overlay } from '../stores/overlay.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';
import { BUDGETS } from './budgets.ts';
import { textDiff, visibleText } from './visibleText.ts';

/** The changes of a page. */
export interface PageChange {
  path: string;
  change: 'new' | 'changed' | 'removed';
  /** Lines of text that would be removed or added. Empty if only URLs, style or data differ. */
  text: readonly string[];
  before?: PageSize;
  after?: PageSize;
  /** The budgets that the page exceeds and did not exceed before. */
  exceeds: readonly Excess[];
}

interface Excess {
  budget: keyof PageSize;
  /** By how many bytes. */
  by: number;
  /** The parts that grew, with their additional bytes after brotli. */
  grew: Readonly<Record<string, number>>;
}

/** Sizes in bytes after brotli. */
export interface PageSize {
  html: number;
  /** All modules that the page refers to and can need. */
  script: number;
}

/** Compressed sizes by name. */
type Parts = ReadonlyMap<string, number>;

/** The pages that a change in memory would write or remove, by URL. */
export async function pageChanges(store: Store, overlay: Overlay): Promise<PageChange[]> {
  const scripts = new Map<string, Promise<number>>();
  const packed = async (path: string, bytes: Uint8Array) => (await copies['.br'].pack(path, bytes)).length;

  function scriptSize(path: string): Promise<number> {
    const size = scripts.get(path) ?? overlay.read(path).then((bytes) => (bytes ? packed(path, bytes) : 0));
    scripts.set(path, size);
    return size;
  }

  /** The modules of a page by name without hash. */
  async function scriptParts(bytes: Uint8Array): Promise<Parts> {
    const html = Buffer.from(bytes).toString();
    const unused = unusedRouter(html);
    const modules = [...new Set(filesNamedIn(html))].filter(
      (file) => /^(assets|vendor)\/.*\.js$/.test(file) && `/${file}` !== unused,
    );
    const sizes = await inParallel(modules, scriptSize);
    return new Map(modules.map((file, index) => [file.replace(/-[^-]{8}\.js$/, ''), sizes[index] ?? 0]));
  }

  /** The parts of a page's HTML. */
  async function htmlParts(path: string, bytes: Uint8Array): Promise<Parts> {
    const html = Buffer.from(bytes).toString();
    const style = html.match(/<style data-style="">.*?<\/style>/s)?.[0] ?? '';
    const data = html.match(/<script type="application\/json".*?<\/script>/s)?.[0] ?? '';
    const parts = { style, data, 'text and markup': html.replace(style, '').replace(data, '') };
    const sizes = Object.entries(parts).map(async ([name, text]) => {
      return [name, await packed(path, Buffer.from(text))] as const;
    });
    return new Map(await Promise.all(sizes));
  }

  const partsOf = (kind: keyof PageSize, path: string, bytes: Uint8Array | undefined) =>
    !bytes ? new Map<string, number>() : kind === 'html' ? htmlParts(path, bytes) : scriptParts(bytes);

  async function sizeOf(path: string, bytes: Uint8Array): Promise<PageSize> {
    const scripts = [...(await scriptParts(bytes)).values()];
    return { html: await packed(path, bytes), script: scripts.reduce((sum, size) => sum + size, 0) };
  }

  async function excesses(
    path: string,
    [before, after]: readonly (Uint8Array | undefined)[],
    sizes: { before?: PageSize; after?: PageSize },
  ): Promise<Excess[]> {
    const isAbove = (kind: keyof PageSize, size?: PageSize) => (size?.[kind] ?? 0) > BUDGETS[kind];
    const exceeded = (['html', 'script'] as const).filter(
      (kind) => isAbove(kind, sizes.after) && !isAbove(kind, sizes.before),
    );
    return inParallel(exceeded, async (budget) => {
      const [old, now] = await Promise.all([before, after].map((bytes) => partsOf(budget, path, bytes)));
      const grown = [...(now ?? [])].map(([name, size]) => [name, size - (old?.get(name) ?? 0)] as const);
      return {
        budget,
        by: (sizes.after?.[budget] ?? 0) - BUDGETS[budget],
        grew: Object.fromEntries(grown.filter(([, more]) => more > 0).sort(([, a], [, b]) => b - a)),
      };
    });
  }

  const files = [...overlay.written.keys(), ...overlay.removed].filter((path) => path.endsWith('.html'));
  const changes = await inParallel(files.sort(), async (path): Promise<PageChange[]> => {
    const [before, after] = await Promise.all([store.read(path), overlay.read(path)]);
    if (!before && !after) return [];
    if (before && after && Buffer.from(before).equals(after)) return [];
    const text = textDiff(...([before, after].map(textOf) as [string[], string[]]));
    const sizes = {
      ...(before && { before: await sizeOf(path, before) }),
      ...(after && { after: await sizeOf(path, after) }),
    };
    return [
      {
        path: pagePath(path),
        change: !before ? 'new' : after ? 'changed' : 'removed',
        text,
        ...sizes,
        exceeds: await excesses(path, [before, after], sizes),
      },
    ];
  });
  return changes.flat();
}

/** The URL of the router on a page without a page root: it loads after a link to a page that has one. */
function unusedRouter(html: string): string | undefined {
  const [, json] =
    new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  if (!json) return undefined;
  const { roots, router } = JSON.parse(json) as PageData;
  return roots.some((root) => 'page' in root) ? undefined : router.href;
}

const textOf = (bytes: Uint8Array | undefined): string[] =>
  bytes ? visibleText(Buffer.from(bytes).toString()) : [];
