import { escapeHtml } from '../html.ts';

/** How many addresses one sitemap may have. */
const MAX_ADDRESSES = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The sitemap of some pages. Above the limit of one file it yields several files, with `sitemap.xml` as their index.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function* sitemaps(
  origin: string,
  paths: readonly string[],
  max = MAX_ADDRESSES,
): Generator<readonly [file: string, text: string]> {
  const sorted = [...paths].sort();
  if (sorted.length <= max) {
    yield ['sitemap.xml', listOf('urlset', 'url', origin, sorted)];
    return;
  }
  const files: string[] = [];
  for (let first = 0; first < sorted.length; first += max) {
    const file = `sitemap-${files.length + 1}.xml`;
    files.push(`/${file}`);
    yield [file, listOf('urlset', 'url', origin, sorted.slice(first, first + max))];
  }
  yield ['sitemap.xml', listOf('sitemapindex', 'sitemap', origin, files)];
}

function listOf(list: string, entry: string, origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<${entry}><loc>${escapeHtml(origin + path)}</loc></${entry}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${list}>\n`,
  ].join('\n');
}
