import { standsAlone } from '../fragments.ts';

/** The part of a page's policy that only a header can set: who may frame the page at a path. */
export const framingPolicy = (path: string): string =>
  standsAlone(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/**
 * The same policy as rules of `_headers`. Hosts that read this file send the values of all matching rules, and the
 * strictest value applies. So no rule matches every URL; instead each first segment of the pages' paths has one, and so
 * does everything below it. Any site may frame some pages below `/embed`, so each of the others has its own rule.
 */
export function framingRules(paths: readonly string[]): string {
  const addresses = paths.flatMap((path) => {
    const [, first = ''] = path.split('/');
    return first === 'embed' || first === '' ? path : [`/${first}`, `/${first}/*`];
  });
  return [...new Set(addresses)]
    .sort()
    .map((address) => `\n${address}\n  Content-Security-Policy: ${framingPolicy(address)}\n`)
    .join('');
}
