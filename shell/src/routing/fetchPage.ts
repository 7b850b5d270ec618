import type { PageData, StyleAddress } from '@ringside/shared/contract';
import { type PageAnswer, readPage, requestPage } from '@ringside/shared/page';
import { parsePage } from './trusted.ts';

export interface FetchedPage {
  data: PageData;
  /** The rules of those stylesheets that its HTML uses. */
  style: string;
  /** The whole stylesheets of everything on the page. */
  styles: readonly StyleAddress[];
  /** The page as a document. Each call returns another one, because the caller moves its nodes. */
  take(): Document;
}

/** Thrown for a page that is not ours at an address of this site, such as the sign-in page of a network. The browser shows it. */
export class ForeignPage extends Error {}

/**
 * How long a fetched page may be shown without another request. The pages of a static site change only with a release, and
 * navigation notices a page of another release before it shows it.
 */
const FRESH_MS = 300_000;
/** How many pages are kept, and how many prefetched texts. */
const MAX_KEPT = 20;
/** How long a page may take to load. */
const TIMEOUT_MS = 30_000;
/** The same for a prefetched page. A click on its link waits for it, and sends another request if it fails. */
const PREFETCH_TIMEOUT_MS = 5000;

/** Results by path and query. */
type Kept<Value> = Map<string, { promise: Promise<Value>; at: number }>;
const pages: Kept<FetchedPage> = new Map();
/** Prefetched pages, not parsed yet: parsing takes time, and most of them are never opened. */
const texts: Kept<PageAnswer> = new Map();

const keyOf = ({ pathname, search }: URL | Location) => pathname + search;

/**
 * The composed page at an address of this site, as a document. A "not found" page is a page like any other. If the request
 * fails, an earlier result is used, however old: an old page is better than none.
 *
 * @throws {ForeignPage} when the answer is a page that is not ours
 * @throws when there is no page
 */
export function fetchPage(url: URL): Promise<FetchedPage> {
  const key = keyOf(url);
  const fresh = freshOf(pages, key);
  if (fresh) return fresh.promise;
  const known = pages.get(key);
  const ahead = freshOf(texts, key);
  texts.delete(key);
  // If the prefetched answer is no page, it is requested again.
  const asked = ahead
    ? ahead.promise.then((answer) => read(url, answer)).catch(() => request(url))
    : request(url);
  const promise = asked.catch((error: unknown) => {
    if (!known || error instanceof ForeignPage) throw error;
    // It keeps its age, so that the next call sends a request.
    pages.set(key, known);
    return known.promise;
  });
  keep(pages, key, promise, ahead?.at);
  promise.catch(() => pages.delete(key));
  return promise;
}

/** Whether a page is shown, kept or being fetched, so that it need not be prefetched. */
export function isKept(url: URL): boolean {
  const key = keyOf(url);
  return key === keyOf(location) || Boolean(freshOf(pages, key) ?? freshOf(texts, key));
}

/** Fetches the text of a page with low priority. Resolves when that has succeeded or failed. */
export async function prefetch(url: URL): Promise<void> {
  const promise = ask(url, { priority: 'low', signal: AbortSignal.timeout(PREFETCH_TIMEOUT_MS) });
  keep(texts, keyOf(url), promise);
  // A click sends another request.
  await promise.catch(() => undefined);
}

function freshOf<Value>(kept: Kept<Value>, key: string) {
  const known = kept.get(key);
  return known && performance.now() - known.at < FRESH_MS ? known : undefined;
}

function keep<Value>(kept: Kept<Value>, key: string, promise: Promise<Value>, at = performance.now()): void {
  kept.delete(key);
  kept.set(key, { promise, at });
  const [oldest = ''] = kept.keys();
  if (kept.size > MAX_KEPT) kept.delete(oldest);
}

/** Fetches a page from the network, or from the browser's cache if that fails. */
async function request(url: URL): Promise<FetchedPage> {
  try {
    return read(url, await ask(url));
  } catch (error) {
    if (error instanceof ForeignPage) throw error;
    return ask(url, { cache: 'only-if-cached', mode: 'same-origin' })
      .then((answer) => read(url, answer))
      .catch(() => Promise.reject(error));
  }
}

const ask = (url: URL, options?: RequestInit): Promise<PageAnswer> =>
  requestPage(keyOf(url), { signal: AbortSignal.timeout(TIMEOUT_MS), ...options });

/** Parses an answer. A "not found" page is a page like any other. */
function read(url: URL, { status, text }: PageAnswer): FetchedPage {
  const page = readPage(text);
  if (!page) {
    // A page of ours that was cut off has its style, which comes first.
    const isForeign = status === 200 && text.trim() !== '' && !text.includes('<style data-style=');
    throw new (isForeign ? ForeignPage : Error)(`@ringside/shell: ${url.pathname} is no page of this site.`);
  }
  const { html, style } = page;
  const data = JSON.parse(page.json) as PageData;
  const { runtime, modules, styles = [] } = data;
  let ready: Document | undefined = parsePage(html);
  return {
    data,
    styles: [runtime, ...Object.values(modules)].flatMap((module) => module.style ?? []).concat(styles),
    style,
    take() {
      const document = ready ?? parsePage(html);
      ready = undefined;
      return document;
    },
  };
}
