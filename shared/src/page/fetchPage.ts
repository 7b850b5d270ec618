/** What a server answered to the request for a page. */
export interface PageAnswer {
  ok: boolean;
  status: number;
  text: string;
}

/** A composed page, taken apart as text. */
export interface PageText {
  /** The JSON of its {@link PageData}. */
  json: string;
  /** What its first view needs of the stylesheets of everything on it. */
  style: string;
  /** What stands in `main`. */
  main: string;
  /** The document without its style. */
  html: string;
}

/** Composition writes exactly these. */
const STYLE = /<style data-style="[^"]*">([\s\S]*?)<\/style>/;
const MAIN = /<main id="main">([\s\S]*?)<\/main>/;
const DATA = /<script type="application\/json" id="ringside-page">([\s\S]*?)<\/script>/;

/**
 * Fetches a page as text: a parser would apply the policy of the page that asks to the style of the one that comes.
 *
 * @throws when the network fails
 */
export async function requestPage(url: string, options?: RequestInit): Promise<PageAnswer> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, ...options });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** Takes the text of a page apart; undefined when it is no page of the site, or not all of it. */
export function readPage(text: string): PageText | undefined {
  const [tag = '', style = ''] = STYLE.exec(text) ?? [];
  const main = MAIN.exec(text)?.[1];
  const json = DATA.exec(text)?.[1];
  if (main === undefined || json === undefined) return undefined;
  return { json, style, main, html: text.replace(tag, '') };
}
