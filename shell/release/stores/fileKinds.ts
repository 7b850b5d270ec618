import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export const contentType = (path: string): string =>
  TYPES[extname(path)] ?? 'application/octet-stream';

/** Partners' pages use these files, so they stay. */
export const isPinned = (path: string): boolean =>
  /^embed\/[^/]+@[^/]+$|^assets\/.+\.shadow\.css$/.test(path);

/** These URLs contain a hash or an id. */
export const isImmutable = (path: string): boolean =>
  /^(assets|vendor|releases)\//.test(path) || isPinned(path);

/** Every released file that a text mentions, in a path or a full URL. */
export function filesNamedIn(bytes: Uint8Array | string): string[] {
  const text = Buffer.from(bytes).toString();
  return [...new Set(text.match(/(?<=\/)(?:assets|vendor|embed)\/[\w./@-]*\.\w+/g))];
}

/** In previews. */
export const mapOf = (module: string): string => `maps/${module}.map`;

export function cacheControl(path: string): string {
  if (isImmutable(path)) return 'public, max-age=31536000, immutable';
  // Five minutes, then the old one for a day while the new one is fetched.
  if (/^embed\/[^/@]+\.js$/.test(path)) return 'public, max-age=300, stale-while-revalidate=86400';
  return 'no-cache';
}

/** Files that programs read, not browsers: feeds, calendars, `robots.txt`, oEmbed. */
export const isForPrograms = (path: string): boolean =>
  /\.(xml|ics|txt|json)$/.test(path) && isCompressed(path);

/** Only the tool reads its own files, so they are not compressed. */
export const isCompressed = (path: string): boolean =>
  contentType(path).includes('charset') &&
  !path.startsWith('releases/') &&
  path !== 'sections.json';
