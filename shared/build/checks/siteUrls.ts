/** The URLs that an attribute names. */
export function namedUrls(attribute: string, value: string): string[] {
  if (/^srcset$/i.test(attribute)) return srcsetUrls(value);
  return /^(?:href|src|poster|data-src)$/.test(attribute) ? [value] : [];
}

/**
 * A comma may be part of a URL, but not its end.
 * @see https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute
 */
export function srcsetUrls(value: string): string[] {
  const urls: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [text = ''] = pattern.exec(value) ?? [];
    at += text.length;
    return text;
  };

  while (at < value.length) {
    take(/[\t\n\f\r ,]+/y);
    const url = take(/[^\t\n\f\r ]+/y);
    const end = endOfText(url);
    if (end > 0) urls.push(url.slice(0, end));
    // This skips the URL's width or density, up to the next comma that is not in parentheses.
    if (end === url.length) take(/(?:\([^)]*\)?|[^,(])+/y);
  }
  return urls;
}

/** Returns where the URL ends, without the commas behind it. */
function endOfText(text: string): number {
  let end = text.length;
  while (text[end - 1] === ',') end -= 1;
  return end;
}

/**
 * A URL's path on this site without query and hash. Relative URLs need `from`, the path of their
 * page.
 */
export function sitePath(url: string, from?: string): string | undefined {
  if (/^(?:$|#|\/\/|[a-z][a-z\d+.-]*:)/i.test(url)) return undefined;
  const path = url.replace(/[?#].*$/s, '');
  if (path.startsWith('/')) return path;
  return from && new URL(url, `https://ringside.invalid${from}`).pathname;
}
