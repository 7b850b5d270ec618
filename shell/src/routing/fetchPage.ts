import type { PageData, StyleAddress } from '@ringside/shared/contract';
import { type PageAnswer, readPage, requestPage } from '@ringside/shared/page';
import { parsePage } from './trusted.ts';

export interface FetchedPage {
  data: PageData;
  /** What its first view needs of them. */
  style: string;
  /** The whole stylesheets of everything on the page. */
  styles: readonly StyleAddress[];
  /** The page as a document, whose nodes go to the one who takes it; the next one gets another. */
  take(): Document;
}

/** Somebody else's page at an address of this site, such as a network's page to sign in to: for the browser to show. */
export class ForeignPage extends Error {}

/**
 * How long what was fetched may be shown without asking again. The pages of a static site change when it is released, and
 * one of another release than the tab is noticed before it is shown.
 */
const FRESH_MS = 300_000;
/** How many pages are kept, and how many that are text yet. */
const MAX_KEPT = 20;
/** How long a page may take to load in full. */
const TIMEOUT_MS = 30_000;
/** The same for one that is prefetched: who presses its link meanwhile waits for it, and then asks anew. */
const PREFETCH_TIMEOUT_MS = 5000;

/** What is kept of addresses by their path and query. */
type Kept<Value> = Map<string, { promise: Promise<Value>; at: number }>;
const pages: Kept<FetchedPage> = new Map();
/** Prefetched. Reading a page and its style takes time, and most are never asked for. */
const texts: Kept<PageAnswer> = new Map();

const keyOf = ({ pathname, search }: URL | Location) => pathname + search;

/**
 * The composed page at an address of this site, as a document. "Not found" is a page like any other. What cannot be had
 * anew is taken from what was fetched before, however old: better than nothing to read.
 *
 * @throws {ForeignPage} when somebody else's page came
 * @throws when no page came
 */
export function fetchPage(url: URL): Promise<FetchedPage> {
  const key = keyOf(url);
  const fresh = freshOf(pages, key);
  if (fresh) return fresh.promise;
  const known = pages.get(key);
  const ahead = freshOf(texts, key);
  texts.delete(key);
  // What was prefetched and is no page is asked for anew.
  const asked = ahead
    ? ahead.promise.then((answer) => read(url, answer)).catch(() => request(url))
    : request(url);
  const promise = asked.catch((error: unknown) => {
    if (!known || error instanceof ForeignPage) throw error;
    // As old as it is, so that the next one to ask asks the network.
    pages.set(key, known);
    return known.promise;
  });
  keep(pages, key, promise, ahead?.at);
  promise.catch(() => pages.delete(key));
  return promise;
}

/** Whether a page is shown, kept or on its way: it need not be prefetched. */
export function isKept(url: URL): boolean {
  const key = keyOf(url);
  return key === keyOf(location) || Boolean(freshOf(pages, key) ?? freshOf(texts, key));
}

/** Fetches the text of a page, after all that somebody waits for, and resolves when it is there or has failed. */
export async function prefetch(url: URL): Promise<void> {
  const promise = ask(url, { priority: 'low', signal: AbortSignal.timeout(PREFETCH_TIMEOUT_MS) });
  keep(texts, keyOf(url), promise);
  // Who asks for the page asks once more.
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

/** Asks the network, and where it has no page to give the browser's memory. */
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

/** "Not found" is a page like any other. */
function read(url: URL, { status, text }: PageAnswer): FetchedPage {
  const page = readPage(text);
  if (!page) {
    // A page of ours that was cut has its style.
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
