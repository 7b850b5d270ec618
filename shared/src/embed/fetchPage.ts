import type { PageData } from '../contract/index.ts';

/** A composed page, taken apart. */
export interface EmbeddablePage {
  data: PageData;
  /** What stands in `main`, as compose wrote it. */
  markup: string;
  /** The page's own style: all that its HTML uses, of every section on it. */
  style: string;
}

/** How long a page may take, in milliseconds. */
const DEADLINE = 10_000;

/** Compose writes exactly these. */
const STYLE = /<style data-style="[^"]*">([\s\S]*?)<\/style>/;
const MAIN = /<main id="main">([\s\S]*?)<\/main>/;
const DATA = /<script type="application\/json" id="ringside-page">([\s\S]*?)<\/script>/;

/** Elements that ask for the same page at the same time share the answer. */
const asked = new Map<string, Promise<EmbeddablePage>>();

/**
 * A page of the site, without cookies. It is read as text: a parser would apply the partner's policy to its style.
 *
 * @param site the origin that pictures and files come from
 * @throws when the network fails, the site has no such page, or it takes over ten seconds
 */
export function fetchPage(url: string, site: string): Promise<EmbeddablePage> {
  const known = asked.get(url);
  if (known) return known;
  const page = request(url, site).finally(() => asked.delete(url));
  asked.set(url, page);
  return page;
}

async function request(url: string, site: string): Promise<EmbeddablePage> {
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(DEADLINE) });
  if (!response.ok) throw new Error(`ringside: ${url} answered with status ${response.status}.`);
  const text = await response.text();
  const [, style = ''] = STYLE.exec(text) ?? [];
  const [, markup] = MAIN.exec(text) ?? [];
  const [, data] = DATA.exec(text) ?? [];
  if (!markup || !data) throw new Error(`ringside: ${url} is no page of the site.`);
  // Pictures that React draws later have their addresses from here.
  const whole = data.replace(/(?<=["\s])\/(?=assets\/)/g, `${site}/`);
  return { data: JSON.parse(whole) as PageData, markup, style };
}
