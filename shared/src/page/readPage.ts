import { PAGE_DATA_ID, type PageData } from '../contract/index.ts';

export interface FetchedPage {
  data: PageData;
  style: string;
  html: string;
}

/**
 * White space and quotation marks are optional in these patterns, because a host may have minified
 * the page.
 */
const STYLE = /<style data-style\b[^>]*>([\s\S]*?)<\/style>/;
const DATA = new RegExp(`<script\\b[^>]*\\bid=["']?${PAGE_DATA_ID}\\b[^>]*>([^<]*)</script>`, 'y');

/**
 * Splits the text of a page into style, data and document. Composing writes the style before
 * `main`, and writes the data after everything that a section wrote, so the last data script is the
 * page's own. The style is cut out of the text, because a parser would apply the current page's
 * policy to it.
 * @returns undefined if the text is not a page of the site
 */
export function readPage(text: string): FetchedPage | undefined {
  const json = lastData(text);
  if (json === undefined) return undefined;
  const head = text.slice(0, Math.max(0, text.indexOf('<main')));
  const [tag = '', style = ''] = STYLE.exec(head) ?? [];
  return { data: JSON.parse(json) as PageData, style, html: text.replace(tag, '') };
}

/** Finds the last data script. A host may have added other scripts after it. */
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
 * Returns the element with the page's data. No section can imitate this element, because everything
 * that a section writes is in `main`.
 */
export const pageDataTag = (page: Document): Element | null =>
  page.querySelector(`body > #${PAGE_DATA_ID}`);

/**
 * Whether a page's text is unchanged. The last comment of a page says how many characters come
 * before the comment.
 */
export function isAsComposed(text: string): boolean {
  const length = text.lastIndexOf('<!--');
  return text.slice(length) === `<!--${length}-->`;
}
