import type { PageData } from '../contract/index.ts';

/** A composed page that was fetched, split into its parts. */
export interface FetchedPage {
  data: PageData;
  /** The rules that its HTML uses. */
  style: string;
  /** The document without its style. */
  html: string;
}

/** As composition writes them, or as a host minified them. */
const STYLE = /<style data-style\b[^>]*>([\s\S]*?)<\/style>/;
const DATA = /<script\b[^>]*\bid=["']?ringside-page\b[^>]*>([\s\S]*?)<\/script>/;

/**
 * Splits the text of a page into its parts. A parser would apply the policy of the current page to the style of this one.
 *
 * @returns undefined if it is not a page of the site, or is incomplete
 */
export function readPage(text: string): FetchedPage | undefined {
  const [tag = '', style = ''] = STYLE.exec(text) ?? [];
  // It is the last part of a page, so a page that was cut off has none.
  const json = DATA.exec(text)?.[1];
  if (json === undefined) return undefined;
  return { data: JSON.parse(json) as PageData, style, html: text.replace(tag, '') };
}
