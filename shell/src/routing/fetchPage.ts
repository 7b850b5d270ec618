import { PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';
import { parsePage } from './trusted.ts';

export interface FetchedPage {
  url: string;
  document: Document;
  data: PageData;
  /** The page's style by the name compose gave it. */
  style: { name: string; text: string };
}

/** Compose writes exactly this. Taken out before parsing, or the running page's policy would block and report it. */
const STYLE = /<style data-style="([^"]*)">([\s\S]*?)<\/style>/;

/** How long a fetched page may be shown without asking again, in milliseconds. */
const FRESH = 30_000;
/** How many pages are kept. */
const KEPT = 20;

const pages = new Map<string, { promise: Promise<FetchedPage>; at: number }>();

/**
 * The composed page at an address of this site, as a document. "Not found" is a page like any other.
 *
 * @throws when the network fails or the answer is no page of this site
 */
export function fetchPage(url: URL): Promise<FetchedPage> {
  const key = url.pathname + url.search;
  const known = pages.get(key);
  if (known && performance.now() - known.at < FRESH) return known.promise;
  const promise = request(url);
  pages.delete(key);
  pages.set(key, { promise, at: performance.now() });
  promise.catch(() => pages.delete(key));
  for (const oldest of pages.keys()) {
    if (pages.size <= KEPT) break;
    pages.delete(oldest);
  }
  return promise;
}

async function request(url: URL): Promise<FetchedPage> {
  const response = await ask(url);
  const text = await response.text();
  const [, name = '', style = ''] = STYLE.exec(text) ?? [];
  const html = text.replace(STYLE, '');
  const parsed = parsePage(html);
  const data = parsed.getElementById(PAGE_DATA_ID)?.textContent;
  if (!data || !parsed.querySelector('main'))
    throw new Error(`@ringside/shell: ${url.pathname} is no page of this site.`);
  return {
    url: url.href,
    document: parsed,
    data: JSON.parse(data) as PageData,
    style: { name, text: style },
  };
}

/** Asks the network, and where it does not answer the browser's memory, however old: better than nothing to read. */
async function ask({ pathname, search }: URL): Promise<Response> {
  const options = { headers: { accept: 'text/html' } };
  try {
    return await fetch(pathname + search, options);
  } catch {
    return await fetch(pathname + search, { ...options, cache: 'force-cache' });
  }
}
