/** Addresses that any page may frame: fragments alone, and the page that makes any element. */
const FRAMED = /^\/embed\/(?:frame|ringside-[\w-]+)(?:\/|$)/;

/** The rest of a page's policy, which only a header can say: who may frame it. */
export const framingPolicy = (path: string): string =>
  FRAMED.test(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/**
 * The same as rules of `_headers`. Hosts that read it send the values of all rules that fit, of which the strictest holds, so no rule for everything
 * may say it: each first part of a page's address has one, and what lies below it.
 */
export function framingRules(paths: readonly string[]): string {
  const parts = paths.map((path) => `/${path.split('/')[1]}`);
  const below = paths.filter((path) => path.split('/').length > 2).map((path) => `/${path.split('/')[1]}/*`);
  const addresses = [...new Set([...parts, ...below])].sort();
  return addresses
    .map((address) => `\n${address}\n  Content-Security-Policy: ${framingPolicy(address)}\n`)
    .join('');
}
