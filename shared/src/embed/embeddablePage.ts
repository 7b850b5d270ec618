import type { PageData } from '../contract/index.ts';
import { once } from '../loading/index.ts';
import { type PageText, readPage, requestPage } from '../page/index.ts';

/** A composed page for a shadow root. */
export interface EmbeddablePage extends Pick<PageText, 'main' | 'style'> {
  data: PageData;
}

/** How long a page may take to load. */
const TIMEOUT_MS = 10_000;

/** Elements that ask for the same page at the same time share the answer. */
const requested = new Map<string, Promise<EmbeddablePage>>();

/**
 * A page of the site, without cookies.
 *
 * @param site the origin that pictures and files come from
 * @throws when the network fails, the site has no such page, or it takes over ten seconds
 */
export function fetchEmbeddablePage(url: string, site: string): Promise<EmbeddablePage> {
  return once(requested, url, () => request(url, site).finally(() => requested.delete(url)));
}

async function request(url: string, site: string): Promise<EmbeddablePage> {
  const { ok, status, text } = await requestPage(url, {
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!ok) throw new Error(`ringside: ${url} answered with status ${status}.`);
  const page = readPage(text);
  if (!page) throw new Error(`ringside: ${url} is no page of the site.`);
  // Pictures that React draws later have their addresses from here.
  const json = page.json.replace(/(?<=["\s])\/(?=assets\/)/g, `${site}/`);
  return { data: JSON.parse(json) as PageData, main: page.main, style: page.style };
}
