/** The parts of a `srcset` that are URLs. A comma may be in one. */
const CANDIDATE = /([^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?\s*(?:,|$)/g;

/** The URLs in an attribute's value that a browser loads or opens. */
export function namedUrls(attribute: string, value: string): string[] {
  if (/^srcset$/i.test(attribute)) return [...value.matchAll(CANDIDATE)].map(([, url = '']) => url);
  return /^(?:href|src|poster|data-src)$/.test(attribute) ? [value] : [];
}

/**
 * The path of a URL on this site, without query and hash; undefined for other origins and for links within the page.
 *
 * @param from the path of its page; without it, a relative URL has no path
 */
export function sitePath(url: string, from?: string): string | undefined {
  if (/^(?:$|#|\/\/|[a-z][a-z\d+.-]*:)/i.test(url)) return undefined;
  const path = url.replace(/[?#].*$/s, '');
  if (path.startsWith('/')) return path;
  return from && new URL(url, `https://ringside.invalid${from}`).pathname;
}
