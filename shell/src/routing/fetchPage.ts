import { PAGE_DATA_ID, type PageData, type StyleAddress } from '@ringside/shared/contract';
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

/** Compose writes exactly this. Taken out before parsing, or the running page's policy would block and report it. */
const STYLE = /<style data-style="[^"]*">([\s\S]*?)<\/style>/;

/**
 * How long what was fetched may be shown without asking again, in milliseconds. The pages of a static site change when it is
 * released, and one of another release than the tab is noticed before it is shown.
 */
const FRESH = 300_000;
/** How many pages are kept, and how many that are text yet. */
const KEPT = 20;
/** How long a page may take to come whole before it counts as lost, in milliseconds. */
const PATIENCE = 30_000;

/** The same for one fetched ahead: who presses its link meanwhile waits for it, and then asks anew. */
const AHEAD_PATIENCE = 5000;

/** What is kept of addresses by their path and query. */
type Kept<Value> = Map<string, { promise: Promise<Value>; at: number }>;
/** A page as it came. */
interface Answer {
  ok: boolean;
  text: string;
}

const pages: Kept<FetchedPage> = new Map();
/** Fetched ahead. Reading a page and its style takes time, and most are never asked for. */
const texts: Kept<Answer> = new Map();

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
  // What was fetched ahead and is no page is asked for anew.
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

/** Whether a page is shown, kept or on its way: it need not be fetched ahead. */
export function isHere(url: URL): boolean {
  const key = keyOf(url);
  return key === keyOf(location) || Boolean(freshOf(pages, key) ?? freshOf(texts, key));
}

/** Fetches the text of a page, after all that somebody waits for, and resolves when it has come or failed. */
export async function fetchAhead(url: URL): Promise<void> {
  const promise = bring(url, { priority: 'low', signal: AbortSignal.timeout(AHEAD_PATIENCE) });
  keep(texts, keyOf(url), promise);
  // Who asks for the page asks once more.
  await promise.catch(() => undefined);
}

function freshOf<Value>(kept: Kept<Value>, key: string) {
  const known = kept.get(key);
  return known && performance.now() - known.at < FRESH ? known : undefined;
}

function keep<Value>(kept: Kept<Value>, key: string, promise: Promise<Value>, at = performance.now()): void {
  kept.delete(key);
  kept.set(key, { promise, at });
  const [oldest = ''] = kept.keys();
  if (kept.size > KEPT) kept.delete(oldest);
}

/** Asks the network, and where it has no page to give the browser's memory. */
async function request(url: URL): Promise<FetchedPage> {
  try {
    return read(url, await bring(url));
  } catch (error) {
    if (error instanceof ForeignPage) throw error;
    return bring(url, { cache: 'only-if-cached', mode: 'same-origin' })
      .then((answer) => read(url, answer))
      .catch(() => Promise.reject(error));
  }
}

async function bring(url: URL, how?: RequestInit): Promise<Answer> {
  const response = await fetch(keyOf(url), {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE),
    ...how,
  });
  return { ok: response.ok, text: await response.text() };
}

function read(url: URL, { ok, text }: Answer): FetchedPage {
  const style = STYLE.exec(text);
  const html = text.replace(STYLE, '');
  const parsed = parsePage(html);
  const json = parsed.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json || !parsed.querySelector('main')) {
    // A page of ours that was cut has its style.
    const isForeign = ok && !style && html.trim() !== '';
    throw new (isForeign ? ForeignPage : Error)(`@ringside/shell: ${url.pathname} is no page of this site.`);
  }
  const data = JSON.parse(json) as PageData;
  const { runtime, modules, styles = [] } = data;
  let ready: Document | undefined = parsed;
  return {
    data,
    styles: [runtime, ...Object.values(modules)].flatMap((module) => module.style ?? []).concat(styles),
    style: style?.[1] ?? '',
    take() {
      const document = ready ?? parsePage(html);
      ready = undefined;
      return document;
    },
  };
}
