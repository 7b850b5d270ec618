import { readPage } from '../page/index.ts';

/** A host may have minified it. */
const MAIN = /<main id=["']?main\b[^>]*>([\s\S]*?)<\/main>/;

/** How long a page may take to load. */
const TIMEOUT_MS = 10_000;

/**
 * Fetches a page of the site, without cookies.
 *
 * @param site the origin that pictures and files come from
 * @returns the page's data, and the HTML inside its `main` as composition wrote it
 * @throws when the network fails, the site has no such page, or it takes over ten seconds
 */
export async function fetchEmbeddablePage(url: string, site: string) {
  const headers = { accept: 'text/html' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { headers, credentials: 'omit', signal });
  if (response.status !== 200) throw new Error(`ringside: ${url} responded with status ${response.status}.`);
  // In the page's data, too: React takes the URLs of pictures that it renders later from there.
  const text = (await response.text()).replace(/(?<=["'=\s])\/(?=assets\/)/g, `${site}/`);
  const page = readPage(text);
  const main = MAIN.exec(text)?.[1];
  if (!page || main === undefined) throw new Error(`ringside: ${url} is not a page of the site.`);
  return { data: page.data, main };
}
