import { PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';
import { pagePath } from '../compose/pageFile.ts';
import { copies } from '../stores/copies.ts';
import { filesNamedIn } from '../stores/fileKinds.ts';
import type { Store } from '../stores/store.ts';
import { inParallel } from '../support/inParallel.ts';
import { BUDGETS } from './budgets.ts';
import { textDiff, visibleText } from './visibleText.ts';

export interface PageChange {
  path: string;
  change: 'new' | 'changed' | 'removed';
  text: readonly string[];
  before?: PageSize;
  after?: PageSize;
  exceeds: readonly Excess[];
}

interface Excess {
  budget: keyof PageSize;
  by: number;
  grew: Parts;
}

export interface PageSize {
  html: number;
  script: number;
}

type Parts = Readonly<Record<string, number>>;

export function pageComparison(read: Store['read']) {
  const scripts = new Map<string, Promise<number>>();

  function scriptSize(path: string): Promise<number> {
    const size = scripts.get(path) ?? read(path).then((bytes) => (bytes ? packed(bytes) : 0));
    scripts.set(path, size);
    return size;
  }

  async function scriptParts(html: string): Promise<Parts> {
    const unused = unusedRouter(html);
    const modules = filesNamedIn(html).filter(
      (file) => /^(assets|vendor)\/.*\.js$/.test(file) && `/${file}` !== unused,
    );
    const sizes = await inParallel(modules, scriptSize);
    return Object.fromEntries(
      modules.map((file, index) => [
        file.replace(/-([\w-]{8}|[A-Za-z0-9]{16,22})\.js$/, ''),
        sizes[index] ?? 0,
      ]),
    );
  }

  async function sizeOf(html: string): Promise<PageSize> {
    const scripts = Object.values(await scriptParts(html));
    return { html: await packed(html), script: scripts.reduce((sum, size) => sum + size, 0) };
  }

  return async (file: string, old?: Uint8Array, now?: Uint8Array): Promise<PageChange> => {
    const [oldHtml, newHtml] = [old, now].map((bytes) => bytes && Buffer.from(bytes).toString());
    const before = oldHtml ? await sizeOf(oldHtml) : undefined;
    const after = newHtml ? await sizeOf(newHtml) : undefined;
    const exceeds: Excess[] = [];
    for (const budget of ['html', 'script'] as const) {
      const by = (after?.[budget] ?? 0) - BUDGETS[budget];
      if (by <= 0 || (before && before[budget] > BUDGETS[budget])) continue;
      const partsOf = budget === 'html' ? htmlParts : scriptParts;
      const [oldParts, parts] = [await partsOf(oldHtml ?? ''), await partsOf(newHtml ?? '')];
      const grown = Object.entries(parts).map(
        ([name, size]) => [name, size - (oldParts[name] ?? 0)] as const,
      );
      const grew = grown.filter(([, more]) => more > 0).sort(([, a], [, b]) => b - a);
      exceeds.push({ budget, by, grew: Object.fromEntries(grew) });
    }
    return {
      path: pagePath(file),
      change: !old ? 'new' : now ? 'changed' : 'removed',
      text: textDiff(visibleText(oldHtml ?? ''), visibleText(newHtml ?? '')),
      before,
      after,
      exceeds,
    };
  };
}

async function htmlParts(html: string): Promise<Parts> {
  const style = html.match(/<style data-style="">.*?<\/style>/s)?.[0] ?? '';
  const data = html.match(/<script type="application\/json".*?<\/script>/s)?.[0] ?? '';
  const markup = html.replace(style, '').replace(data, '');
  return {
    style: await packed(style),
    data: await packed(data),
    'text and markup': await packed(markup),
  };
}

export const packed = async (content: string | Uint8Array): Promise<number> =>
  (await copies['.br'].pack(Buffer.from(content))).length;

/**
 * The router is not counted: without an island, a page loads it only after a link to a page with
 * one.
 */
function unusedRouter(html: string): string | undefined {
  const [, json] =
    new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`, 's').exec(
      html,
    ) ?? [];
  if (!json) return undefined;
  const { roots, layout = [], router } = JSON.parse(json) as PageData;
  return roots.length + layout.length > 0 ? undefined : router.href;
}
