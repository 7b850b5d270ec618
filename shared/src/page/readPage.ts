import type { PageData } from '../contract/index.ts';

export interface FetchedPage {
  data: PageData;
  style: string;
  html: string;
}

/** A host may have minified them. */
const STYLE = /<style data-style\b[^>]*>([\s\S]*?)<\/style>/;
const DATA = /<script\b[^>]*\bid=["']?ringside-page\b[^>]*>([\s\S]*?)<\/script>/;

/**
 * A parser would apply the policy of the current page to the style.
 * @returns undefined if it is not a page of the site
 */
export function readPage(text: string): FetchedPage | undefined {
  const [tag = '', style = ''] = STYLE.exec(text) ?? [];
  const json = DATA.exec(text)?.[1];
  if (json === undefined) return undefined;
  return { data: JSON.parse(json) as PageData, style, html: text.replace(tag, '') };
}

/** The last comment of a page has the number of characters before it. */
export function isAsComposed(text: string): boolean {
  const length = text.lastIndexOf('<!--');
  return text.slice(length) === `<!--${length}-->`;
}
