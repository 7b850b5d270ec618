/** What a server answered to the request for a page. */
export interface PageAnswer {
  status: number;
  text: string;
}

/** A composed page, taken apart as text. */
export interface PageText {
  /** The JSON of its {@link PageData}. */
  json: string;
  /** What its first view needs of the stylesheets of everything on it. */
  style: string;
  /** The document without its style. */
  html: string;
}

/** Composition writes exactly these. */
const STYLE = /<style data-style="">([\s\S]*?)<\/style>/;
const DATA = /<script type="application\/json" id="ringside-page">([\s\S]*?)<\/script>/;

/**
 * Fetches a page as text: a parser would apply the policy of the page that asks to the style of the one that comes.
 *
 * @throws when the network fails
 */
export async function requestPage(url: string, options?: RequestInit): Promise<PageAnswer> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, ...options });
  return { status: response.status, text: await response.text() };
}

/** Takes the text of a page apart; undefined when it is no page of the site, or not all of it. */
export function readPage(text: string): PageText | undefined {
  const [tag = '', style = ''] = STYLE.exec(text) ?? [];
  // It is the last part of a page: one that was cut has none.
  const json = DATA.exec(text)?.[1];
  return json === undefined ? undefined : { json, style, html: text.replace(tag, '') };
}
