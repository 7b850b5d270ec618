import { standsAlone } from '../partners/fragments.ts';

/** The part of a page's policy that only a header can set: who may frame the page at a path. */
export const framingPolicy = (path: string): string =>
  standsAlone(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/**
 * The same policy as rules of `_headers`. Hosts send the values of all matching rules, and the strictest applies, so
 * no rule may match every URL: each first segment of a path has one.
 */
export function framingRules(paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const [, first = ''] = path.split('/');
    return first === 'embed' || first === '' ? path : [`/${first}`, `/${first}/*`];
  });
  return [...new Set(urls)]
    .sort()
    .map((url) => `\n${url}\n  Content-Security-Policy: ${framingPolicy(url)}\n`)
    .join('');
}
