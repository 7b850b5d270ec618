/** A comma may be part of a URL. */
const CANDIDATE = /([^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?\s*(?:,|$)/g;

export function namedUrls(attribute: string, value: string): string[] {
  if (/^srcset$/i.test(attribute)) return [...value.matchAll(CANDIDATE)].map(([, url = '']) => url);
  return /^(?:href|src|poster|data-src)$/.test(attribute) ? [value] : [];
}

/** A URL's path on this site without query and hash. Relative URLs need `from`, the path of their page. */
export function sitePath(url: string, from?: string): string | undefined {
  if (/^(?:$|#|\/\/|[a-z][a-z\d+.-]*:)/i.test(url)) return undefined;
  const path = url.replace(/[?#].*$/s, '');
  if (path.startsWith('/')) return path;
  return from && new URL(url, `https://ringside.invalid${from}`).pathname;
}
