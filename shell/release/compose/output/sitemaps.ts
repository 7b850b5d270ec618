import { escapeHtml } from '@ringside/shared/contract';

/** How many URLs one sitemap may have. */
const MAX_ADDRESSES = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The sitemap of some pages: each path with the day on which its content last changed, if that is known. Above the limit of one file it yields several files, with `sitemap.xml` as their index.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function* sitemaps(
  origin: string,
  pages: ReadonlyMap<string, string | undefined>,
  max = MAX_ADDRESSES,
): Generator<readonly [file: string, text: string]> {
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  if (sorted.length <= max) {
    yield ['sitemap.xml', listOf('urlset', 'url', origin, sorted)];
    return;
  }
  const files: [path: string, modified?: string][] = [];
  for (let first = 0; first < sorted.length; first += max) {
    const file = `sitemap-${files.length + 1}.xml`;
    files.push([`/${file}`]);
    yield [file, listOf('urlset', 'url', origin, sorted.slice(first, first + max))];
  }
  yield ['sitemap.xml', listOf('sitemapindex', 'sitemap', origin, files)];
}

function listOf(
  list: string,
  entry: string,
  origin: string,
  pages: readonly (readonly [path: string, modified?: string])[],
): string {
  const entries = pages.map(([path, modified]) => {
    const day = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `<${entry}><loc>${escapeHtml(origin + path)}</loc>${day}</${entry}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${list}>\n`,
  ].join('\n');
}
