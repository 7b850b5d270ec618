import { srcsetUrls } from '@ringside/shared/build/siteUrls';

/** The schemes of links, besides links to pages and files of the site. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];
/** Pictures in the URL itself. As a picture, SVG runs no script. */
const IN_URL = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i;
const HERE = 'https://ringside.invalid';

/** A URL on this site, by its path; or one that is allowed elsewhere; or none that is allowed. */
type Read = { path: string } | 'elsewhere' | undefined;

/** @param from the path of the page that has the URL */
export function readLink(value: string, from: string, origin = HERE): Read {
  const url = parsed(value, from);
  if (!url) return undefined;
  if (url.origin === HERE || url.host === new URL(origin).host) return { path: url.pathname };
  return SCHEMES.includes(url.protocol) ? 'elsewhere' : undefined;
}

export function readPicture(value: string, from: string): Read {
  if (IN_URL.test(value.trim())) return 'elsewhere';
  const url = parsed(value, from);
  return url?.origin === HERE ? { path: url.pathname } : undefined;
}

export const readPictures = (value: string, from: string): Read[] =>
  srcsetUrls(value).map((url) => readPicture(url, from));

/** Parses a URL as browsers do, which ignore white space and control characters around and inside it. */
function parsed(value: string, from: string): URL | undefined {
  return URL.canParse(value, HERE + from) ? new URL(value, HERE + from) : undefined;
}
