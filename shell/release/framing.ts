/** Addresses that any page may frame: fragments alone, and the page that makes any element. */
const FRAMED = /^\/embed\/(?:frame|ringside-[\w-]+)(?:\/|$)/;

/** The rest of a page's policy, which only a header can say: who may frame it. */
export const framingPolicy = (path: string): string =>
  FRAMED.test(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/**
 * The same as rules of `_headers`. Hosts that read it send the values of all rules that fit, of which the strictest holds, so no rule for everything
 * may say it: each page's address has one, and what lies below its first part.
 */
export function framingRules(paths: readonly string[]): string {
  const parts = [...new Set(paths.map((path) => `/${path.split('/')[1]}`))].sort();
  const addresses = parts.flatMap((part) =>
    part === '/' || part === '/embed' ? [part] : [part, `${part}/*`],
  );
  return addresses
    .map((address) => `\n${address}\n  Content-Security-Policy: ${framingPolicy(address)}\n`)
    .join('');
}
