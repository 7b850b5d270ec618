import type { PageData, StyleAddress } from '../contract/index.ts';
import { parseMarkup } from '../islands/parseMarkup.ts';
import { readPage } from '../page/index.ts';
import { absoluteAssets, absoluteValue } from './absoluteUrls.ts';
import { fontsReady } from './shadow/fonts.ts';
import type { EmbedSource } from './shadow/islands.ts';
import { shadowStyle } from './shadow/style.ts';

/** Quotation marks are optional, because a host may have minified the page. */
const MAIN = /<main id=["']?main\b[^>]*>([\s\S]*?)<\/main>/;

const TIMEOUT_MS = 10_000;

/**
 * Fetches a page, and everything that the page needs in a shadow root.
 * @param links the origin of the site that links open
 * @param wasFollowed whether the reader followed a link inside the element
 * @throws when the network fails, when the page or a style does not exist, or after ten seconds
 */
export async function fetchEmbeddablePage(
  path: string,
  source: EmbedSource,
  links: string,
  wasFollowed: boolean,
) {
  const { site } = source;
  const { href } = new URL(path, site);
  const headers = { accept: 'text/html' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(href, { headers, credentials: 'omit', signal });
  if (response.status !== 200)
    throw new Error(`ringside: ${href} responded with status ${response.status}.`);
  const text = absoluteAssets(await response.text(), site);
  const page = readPage(text);
  const main = MAIN.exec(text)?.[1];
  if (!page || main === undefined) throw new Error(`ringside: ${href} is not a page of the site.`);
  const sheets = await stylesOf(page.data, source);
  await fontsReady(main);
  const nodes = parseMarkup(main, (name, value) => absoluteValue({ site, links }, name, value));
  return { path, wasFollowed, data: page.data, sheets, nodes };
}

/**
 * Fetches the stylesheets of a page, and those of the script's own views, which may belong to
 * another release.
 * @throws when the stylesheet of the shell or of the section cannot be loaded. Failures of other
 *   stylesheets are only reported
 */
async function stylesOf(
  { runtime, modules, styles = [] }: PageData,
  { module, site }: EmbedSource,
): Promise<CSSStyleSheet[]> {
  const load = (style?: StyleAddress) => style && shadowStyle(new URL(style.href, site).href, site);
  const required = [runtime, module].map(({ style }) => load(style));
  const others = [...Object.values(modules).map(({ style }) => style), ...styles].map((style) =>
    load(style)?.catch((error: unknown) => console.error(error)),
  );
  const sheets = new Set(await Promise.all([...required, ...others]));
  return [...sheets].filter((sheet) => sheet instanceof CSSStyleSheet);
}
