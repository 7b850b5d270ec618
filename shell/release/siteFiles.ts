import { readFileSync } from 'node:fs';
import { ComposeError } from './ComposeError.ts';
import { escapeHtml } from './document.ts';
import type { Site } from './site.ts';

/** For hosts that read it: Netlify, Cloudflare Pages and those that copied the format. */
const HEADERS = readFileSync(new URL('hosting/_headers', import.meta.url), 'utf8');

/** A section's files may lie anywhere but here, and are no pages. */
const RESERVED = /^(assets|vendor|releases)\/|^sections\.json$|^_|(^|\/)\.|^\/|^(?!embed\/).*\.html$/;

/**
 * Files at fixed addresses that are no pages: those of the sections, the sitemap, what hosts read.
 *
 * @param paths every page
 * @param missing every "not found" page
 */
export function* siteFiles(
  site: Site,
  paths: readonly string[],
  missing: readonly string[],
): Generator<readonly [string, string]> {
  yield ['_headers', HEADERS];
  yield ['_redirects', redirects(missing)];
  yield ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`];
  yield ['sitemap.xml', sitemap(site.origin, paths)];
  for (const { release, server } of site.sections) {
    for (const [path, text] of Object.entries(server.files?.(site.origin) ?? {})) {
      if (RESERVED.test(path))
        throw new ComposeError('reserved-file', `${release.name} must not write ${path}.`);
      yield [path, text];
    }
  }
}

/** Which "not found" page answers where, the nearest first; hosts that find it by themselves skip these lines. */
function redirects(missing: readonly string[]): string {
  const nearest = [...missing].sort((a, b) => b.split('/').length - a.split('/').length || (a < b ? -1 : 1));
  return nearest.map((path) => `${path.replace(/404$/, '*')} ${path}.html 404\n`).join('');
}

/** @see https://www.sitemaps.org/protocol.html */
function sitemap(origin: string, paths: readonly string[]): string {
  const entries = [...paths].sort().map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
