import { PAGE_DATA_ID, type PageData } from '../contract/index.ts';

export interface FetchedPage {
  data: PageData;
  style: string;
  html: string;
}

/** A host may have minified them. */
const STYLE = /<style data-style\b[^>]*>([\s\S]*?)<\/style>/;
const DATA = new RegExp(`<script\\b[^>]*\\bid=["']?${PAGE_DATA_ID}\\b[^>]*>([^<]*)</script>`, 'y');

/**
 * Composing places the style before `main` and the data behind everything that a section wrote, so the last data
 * script is the page's own. A parser would apply the policy of the current page to the style.
 * @returns undefined if it is not a page of the site
 */
export function readPage(text: string): FetchedPage | undefined {
  const json = lastData(text);
  if (json === undefined) return undefined;
  const head = text.slice(0, Math.max(0, text.indexOf('<main')));
  const [tag = '', style = ''] = STYLE.exec(head) ?? [];
  return { data: JSON.parse(json) as PageData, style, html: text.replace(tag, '') };
}

/** A host may have added scripts behind it. */
function lastData(text: string): string | undefined {
  let at = text.lastIndexOf('<script');
  while (at >= 0) {
    DATA.lastIndex = at;
    const [, json] = DATA.exec(text) ?? [];
    if (json !== undefined) return json;
    at = at > 0 ? text.lastIndexOf('<script', at - 1) : -1;
  }
  return undefined;
}

/**
 * The element with the data of the shown page, or of a parsed one. No section can imitate it: what sections write is
 * in `main`.
 */
export const pageDataTag = (page: Document): Element | null =>
  page.querySelector(`body > #${PAGE_DATA_ID}`);

/** The last comment of a page has the number of characters before it. */
export function isAsComposed(text: string): boolean {
  const length = text.lastIndexOf('<!--');
  return text.slice(length) === `<!--${length}-->`;
}
