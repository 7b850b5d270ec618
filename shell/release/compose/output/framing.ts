import { standsAlone } from '../fragments.ts';

/** The part of a page's policy that only a header can set: who may frame the page. */
export const framingPolicy = (path: string): string =>
  standsAlone(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/**
 * The same policy as rules of `_headers`. Hosts that read this file send the values of all matching rules, and the
 * strictest value applies. So there is no rule for all addresses; instead each first part of a page's address has one,
 * and so does everything below it. Below `/embed` there are pages that any site may frame, so each other one has its own.
 */
export function framingRules(paths: readonly string[]): string {
  const addresses = paths.flatMap((path) => {
    const [, first, ...below] = path.split('/');
    if (first === 'embed') return path;
    return below.length > 0 ? [`/${first}`, `/${first}/*`] : `/${first}`;
  });
  return [...new Set(addresses)]
    .sort()
    .map((address) => `\n${address}\n  Content-Security-Policy: ${framingPolicy(address)}\n`)
    .join('');
}
