/** The parts of a composed page, as text. */
export interface PageText {
  /** The JSON of its {@link PageData}. */
  json: string;
  /** The rules that its HTML uses. */
  style: string;
  /** The document without its style. */
  html: string;
}

/** Composition writes exactly these. */
const STYLE = /<style data-style="">([\s\S]*?)<\/style>/;
const DATA = /<script type="application\/json" id="ringside-page">([\s\S]*?)<\/script>/;

/**
 * Splits the text of a page into its parts. A parser would apply the policy of the current page to the style of this one.
 *
 * @returns undefined if it is not a page of the site, or is incomplete
 */
export function readPage(text: string): PageText | undefined {
  const [tag = '', style = ''] = STYLE.exec(text) ?? [];
  // It is the last part of a page, so a page that was cut off has none.
  const json = DATA.exec(text)?.[1];
  return json === undefined ? undefined : { json, style, html: text.replace(tag, '') };
}
