import { type FetchedPage, isAsComposed, readPage } from '@ringside/shared/internal/page';

/** How long a page stays fresh. Navigation notices a page of another release. */
const FRESH_MS = 300_000;
const MAX_PAGES = 20;
const TIMEOUT_MS = 30_000;
/** A click waits for a prefetch, and sends another request if it fails. */
const PREFETCH_TIMEOUT_MS = 5000;
/** Status codes that pass by themselves: timeout, too early, too many requests. */
const PASSING = [408, 425, 429];

/** A last path part with a dot is a file, not a page. */
const FILE = /\.[^/]+$/;

/**
 * Whether this document can show a page. Only the browser can find a text fragment (`#:~:text=`).
 */
export const isPage = ({ origin, pathname, hash }: URL | HTMLAnchorElement): boolean =>
  origin === location.origin &&
  !FILE.test(pathname) &&
  !/^\/embed(\/|$)/.test(pathname) &&
  !hash.includes(':~:');

/** A page, or undefined if only the browser can show it. */
type Fetched = Promise<FetchedPage | undefined>;

/** Pages by path and query. */
const pages = new Map<string, { page: Fetched; at: number }>();

const keyOf = ({ pathname, search }: URL | Location) => pathname + search;

/**
 * Returns a page from this tab's memory while it is fresh, else from the network, else from the
 * memory or the browser's cache, however old.
 * @throws when there is no page
 */
export function fetchPage(url: URL, options?: RequestInit): Fetched {
  const key = keyOf(url);
  const known = freshPage(key);
  if (known) return known.catch(() => fetchPage(url));

  const older = pages.get(key);
  const page = request(key, { signal: AbortSignal.timeout(TIMEOUT_MS), ...options }).catch(
    (error) => {
      // The age of the old page stays the same, so the next call sends a request.
      if (older) pages.set(key, older);
      if (options) throw error;
      return older?.page ?? request(key, { cache: 'only-if-cached', mode: 'same-origin' });
    },
  );

  pages.delete(key);
  pages.set(key, { page, at: performance.now() });
  const [oldest = ''] = pages.keys();
  if (pages.size > MAX_PAGES) pages.delete(oldest);

  page.catch(() => pages.get(key)?.page === page && pages.delete(key));
  return page;
}

/** A click on the link reports a failure. */
export const prefetch = (url: URL): Promise<unknown> =>
  fetchPage(url, { priority: 'low', signal: AbortSignal.timeout(PREFETCH_TIMEOUT_MS) }).catch(
    () => {},
  );

export const isShown = (url: URL): boolean => keyOf(url) === keyOf(location);

export const isKnown = (url: URL): boolean => isShown(url) || freshPage(keyOf(url)) !== undefined;

function freshPage(key: string): Fetched | undefined {
  const known = pages.get(key);
  return known && performance.now() - known.at < FRESH_MS ? known.page : undefined;
}

async function request(path: string, options: RequestInit): Fetched {
  // A path may begin with two slashes.
  const url = location.origin + path;
  const response = await fetch(url, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
    ...options,
  });
  const { status } = response;
  if (isDownload(response)) {
    await response.body?.cancel();
    return undefined;
  }
  const text = await response.text();
  if (isAsComposed(text)) return readPage(text);
  // The browser shows anything else, except errors that pass by themselves, and an empty page.
  if (status >= 500 || PASSING.includes(status) || (status === 200 && !text.trim()))
    throw new Error(path);
  return undefined;
}

/** A download is left to the browser, because it may be long, and the browser requests it again. */
const isDownload = ({ ok, headers }: Response): boolean =>
  ok &&
  (/^attachment/i.test(headers.get('content-disposition') ?? '') ||
    !/\bhtml\b/i.test(headers.get('content-type') ?? 'html'));
