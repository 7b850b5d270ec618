/** Addresses that any site may show in an iframe: single fragments, and the page that shows any element. */
const FRAMED = /^\/embed\/(?:frame|ringside-[\w-]+)(?:\/|$)/;

/** The part of a page's policy that only a header can set: who may frame the page. */
export const framingPolicy = (path: string): string =>
  FRAMED.test(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/**
 * The same policy as rules of `_headers`. Hosts that read this file send the values of all matching rules, and the
 * strictest value applies. So there is no rule for all addresses; instead each first part of a page's address has one,
 * and so does everything below it.
 */
export function framingRules(paths: readonly string[]): string {
  const parts = paths.map((path) => `/${path.split('/')[1]}`);
  const below = paths.filter((path) => path.split('/').length > 2).map((path) => `/${path.split('/')[1]}/*`);
  const addresses = [...new Set([...parts, ...below])].sort();
  return addresses
    .map((address) => `\n${address}\n  Content-Security-Policy: ${framingPolicy(address)}\n`)
    .join('');
}
