import { readFileSync } from 'node:fs';
import type { Site } from '../../format/site.ts';
import { cacheControl } from '../../stores/fileKinds.ts';
import { isIframePage } from '../pagePaths.ts';

/** The headers for Netlify, Cloudflare Pages, and hosts with the same format. */
const HEADERS = readFileSync(new URL('../../hosting/_headers', import.meta.url), 'utf8');

/** Cloudflare Pages reads no more rules. Other pinned files are revalidated. */
const MAX_RULES = 100;

/** Hosts join the values of all matching rules, so no URL may match two. */
export function headers(
  { isPreview }: Site,
  paths: readonly string[],
  cached: readonly string[],
): string {
  const common = isPreview ? HEADERS.replace('/*\n', '/*\n  X-Robots-Tag: noindex\n') : HEADERS;
  const room = MAX_RULES - (common.match(/^\//gm)?.length ?? 0);
  const rules = [
    ...framingRules(paths),
    ...cached.map((path) => `\n/${path}\n  Cache-Control: ${cacheControl(path)}\n`),
  ];
  return common + rules.slice(0, room).join('');
}

/** Only a header can set this part of a page's policy. */
export const framingPolicy = (path: string): string =>
  isIframePage(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/** Browsers apply all matching rules, so none may match every URL. */
function framingRules(paths: readonly string[]): string[] {
  const urls = paths.flatMap((path) => {
    const [, first = ''] = path.split('/');
    return first === 'embed' || first === '' ? path : [`/${first}`, `/${first}/*`];
  });
  // The URLs of partners' reference pages come last: they may be many, and hosts read only the
  // first rules.
  const isLate = (url: string) => Number(url.startsWith('/embed/'));
  return [...new Set(urls)]
    .sort()
    .sort((a, b) => isLate(a) - isLate(b))
    .map((url) => `\n${url}\n  Content-Security-Policy: ${framingPolicy(url)}\n`);
}
