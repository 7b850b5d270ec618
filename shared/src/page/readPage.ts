import type { PageData } from '../contract/index.ts';

export interface FetchedPage {
  data: PageData;
  style: string;
  html: string;
}

/** As composition writes them, or as a host minified them. */
const STYLE = /<style data-style\b[^>]*>([\s\S]*?)<\/style>/;
const DATA = /<script\b[^>]*\bid=["']?ringside-page\b[^>]*>([\s\S]*?)<\/script>/;

/**
 * Splits the text of a page into its parts. A parser would apply the policy of the current page to the style of this one.
 *
 * @returns undefined if it is not a page of the site
 */
export function readPage(text: string): FetchedPage | undefined {
  const [tag = '', style = ''] = STYLE.exec(text) ?? [];
  const json = DATA.exec(text)?.[1];
  if (json === undefined) return undefined;
  return { data: JSON.parse(json) as PageData, style, html: text.replace(tag, '') };
}

/** Whether a page is exactly as composed: not cut off, and not rewritten by a host. Its last comment has the number of characters before it. */
export function isAsComposed(text: string): boolean {
  const length = text.lastIndexOf('<!--');
  return text.slice(length) === `<!--${length}-->`;
}
