import { type FetchedPage, readPage } from '@ringside/shared/page';

/** Thrown for a response that only the browser can show: a redirect, or a page that is not ours. */
export class ForeignPage extends Error {}

/**
 * How long a fetched page may be shown without another request. The pages of a static site change only with a release, and
 * navigation notices a page of another release before it shows it.
 */
const FRESH_MS = 300_000;
/** How many pages are remembered. */
const MAX_PAGES = 20;
/** How long a page may take to load. */
const TIMEOUT_MS = 30_000;
/** The same for a prefetched page. A click on its link waits for it, and sends another request if it fails. */
const PREFETCH_TIMEOUT_MS = 5000;
/** Client errors that pass by themselves: a timeout, too early, too many requests. */
const PASSING = [408, 425, 429];

/** Pages by path and query. */
const pages = new Map<string, { page: Promise<FetchedPage>; at: number }>();

const keyOf = ({ pathname, search }: URL | Location) => pathname + search;

/**
 * A composed page of this site: from this tab's memory while it is fresh, else from the network. If that fails, from the tab's
 * memory or the browser's cache, however old: an old page is better than none. A "not found" page is a page like any other.
 *
 * @throws {ForeignPage} when only the browser can show the response
 * @throws when there is no page
 */
export function fetchPage(url: URL, options?: RequestInit): Promise<FetchedPage> {
  const key = keyOf(url);
  const known = freshPage(key);
  // A prefetch that is under way may fail.
  if (known) return known.catch(() => fetchPage(url));
  const older = pages.get(key);
  const page = request(key, { signal: AbortSignal.timeout(TIMEOUT_MS), ...options }).catch(
    (error: unknown) => {
      if (error instanceof ForeignPage || options) throw error;
      if (older) {
        // Its age stays the same, so that the next call sends a request.
        pages.set(key, older);
        return older.page;
      }
      return request(key, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() =>
        Promise.reject(error),
      );
    },
  );
  pages.delete(key);
  pages.set(key, { page, at: performance.now() });
  const [oldest = ''] = pages.keys();
  if (pages.size > MAX_PAGES) pages.delete(oldest);
  page.catch(() => pages.get(key)?.page === page && pages.delete(key));
  return page;
}

/** Fetches a page with low priority. Resolves when that has succeeded or failed; a click reports the failure. */
export const prefetch = (url: URL): Promise<unknown> =>
  fetchPage(url, { priority: 'low', signal: AbortSignal.timeout(PREFETCH_TIMEOUT_MS) }).catch(() => {});

/** Whether a page is shown, remembered or being fetched, so that it need not be prefetched. */
export const isKnown = (url: URL): boolean =>
  keyOf(url) === keyOf(location) || freshPage(keyOf(url)) !== undefined;

function freshPage(key: string): Promise<FetchedPage> | undefined {
  const known = pages.get(key);
  return known && performance.now() - known.at < FRESH_MS ? known.page : undefined;
}

async function request(path: string, options: RequestInit): Promise<FetchedPage> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual', ...options });
  const { status, type } = response;
  const text = await response.text();
  const page = readPage(text);
  if (page) return page;
  const isError = status >= 400 && status < 500 && !PASSING.includes(status);
  // A page of ours that was cut off has its style, which comes first.
  const isOther = status === 200 && text.trim() !== '' && !text.includes('<style data-style=');
  const isForeign = type === 'opaqueredirect' || isError || isOther;
  throw new (isForeign ? ForeignPage : Error)(`ringside: ${path} is not a page of this site.`);
}
