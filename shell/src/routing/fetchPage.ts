import { PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';
import { constructedSheet } from './constructedSheet.ts';
import { parsePage } from './trusted.ts';

export interface FetchedPage {
  url: string;
  document: Document;
  data: PageData;
  /** The page's style by the name compose gave it. */
  style: { name: string; sheet: CSSStyleSheet };
}

/** Somebody else's page at an address of this site, such as a network's page to sign in to: for the browser to show. */
export class ForeignPage extends Error {}

/** Compose writes exactly this. Taken out before parsing, or the running page's policy would block and report it. */
const STYLE = /<style data-style="([^"]*)">([\s\S]*?)<\/style>/;

/** How long a fetched page may be shown without asking again, in milliseconds. */
const FRESH = 30_000;
/** How many pages are kept. */
const KEPT = 20;
/** How long a page may take to come whole before it counts as lost, in milliseconds. */
const PATIENCE = 30_000;

const pages = new Map<string, { promise: Promise<FetchedPage>; at: number }>();

/**
 * The composed page at an address of this site, as a document. "Not found" is a page like any other. What cannot be had
 * anew is taken from what was fetched before, however old: better than nothing to read.
 *
 * @throws {ForeignPage} when somebody else's page came
 * @throws when no page came
 */
export function fetchPage(url: URL): Promise<FetchedPage> {
  const key = url.pathname + url.search;
  const known = pages.get(key);
  if (known && performance.now() - known.at < FRESH) return known.promise;
  const promise = request(url).catch((error: unknown) => {
    if (!known || error instanceof ForeignPage) throw error;
    return known.promise;
  });
  pages.delete(key);
  pages.set(key, { promise, at: performance.now() });
  promise.catch(() => pages.delete(key));
  for (const oldest of pages.keys()) {
    if (pages.size <= KEPT) break;
    pages.delete(oldest);
  }
  return promise;
}

/** Asks the network, and where it has no page to give the browser's memory. */
async function request(url: URL): Promise<FetchedPage> {
  try {
    return await read(url, {});
  } catch (error) {
    if (error instanceof ForeignPage) throw error;
    return await read(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => {
      throw error;
    });
  }
}

async function read(url: URL, how: RequestInit): Promise<FetchedPage> {
  const response = await fetch(url.pathname + url.search, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE),
    ...how,
  });
  const text = await response.text();
  const style = STYLE.exec(text);
  const html = text.replace(STYLE, '');
  const parsed = parsePage(html);
  const data = parsed.getElementById(PAGE_DATA_ID)?.textContent;
  if (!data || !parsed.querySelector('main')) {
    // A page of ours that was cut has its style.
    const isForeign = response.ok && !style && html.trim() !== '';
    throw new (isForeign ? ForeignPage : Error)(`@ringside/shell: ${url.pathname} is no page of this site.`);
  }
  return {
    url: url.href,
    document: parsed,
    data: JSON.parse(data) as PageData,
    style: { name: style?.[1] ?? '', sheet: constructedSheet(style?.[2] ?? '') },
  };
}
