import { readFileSync } from 'node:fs';
import type { Site } from '../../format/site.ts';
import { cacheControl } from '../../stores/fileKinds.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { escapeHtml } from '../html.ts';
import { framingRules } from './framing.ts';

/** For hosts that read it: Netlify, Cloudflare Pages and those that copied the format. */
const HEADERS = readFileSync(new URL('../../hosting/_headers', import.meta.url), 'utf8');

/** A section's files may lie anywhere but here, and are no pages. */
const RESERVED =
  /^(assets|vendor|releases)\/|^embed\/[^/]+\.js$|^sections\.json$|^_|(^|\/)\.|^\/|^(?!embed\/).*\.html$/;

/** What a site holds besides the files at fixed addresses. */
export interface Contents {
  /** Every page. */
  paths: readonly string[];
  /** Every "not found" page. */
  missing: readonly string[];
  /** Embed files, those of the live releases first. */
  cached: readonly string[];
}

/** Files at fixed addresses that are no pages: those of the sections, the sitemap, what hosts read. */
export function* siteFiles(
  site: Site,
  { paths, missing, cached }: Contents,
): Generator<readonly [string, string]> {
  yield ['_headers', headers(paths, cached)];
  yield ['_redirects', redirects(missing)];
  yield ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`];
  yield ['sitemap.xml', sitemap(site.origin, paths)];
  for (const { release, server, content } of site.sections) {
    for (const [path, text] of Object.entries(server.files?.(site.origin, content) ?? {})) {
      if (RESERVED.test(path))
        throw new ComposeError('reserved-file', `${release.name} must not write ${path}.`);
      yield [path, text];
    }
  }
}

/** Cloudflare Pages reads 100 rules; pinned files that find no room are asked for again at each view. */
const MOST_RULES = 100;

/**
 * A rule for each page's part of the site, which says who may frame it, and for each embed file: these hosts know `*` at
 * the end of an address only, and join the values of all rules that fit, so none may fit two.
 */
function headers(paths: readonly string[], cached: readonly string[]): string {
  const everywhere = HEADERS + framingRules(paths);
  const room = MOST_RULES - (everywhere.match(/^\//gm)?.length ?? 0);
  const rules = [...new Set(cached)]
    .slice(0, room)
    .map((path) => `\n/${path}\n  Cache-Control: ${cacheControl(path)}\n`);
  return everywhere + rules.join('');
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
