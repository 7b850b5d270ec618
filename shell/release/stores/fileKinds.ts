import { extname } from 'node:path';

/** Content types by extension: everything a site of ours holds. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
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

export const contentType = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

/** Addresses that hold their content's hash, or a release's id, never change. */
const IMMUTABLE = /^(assets|vendor|releases)\/|^embed\/[^/]+@[^/]+$/;

export const isImmutable = (path: string): boolean => IMMUTABLE.test(path);

/** A year, the longest a cache is asked to keep; everything else is asked for again at each view. */
export const cacheControl = (path: string): string =>
  isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Text that visitors get is kept compressed. The release tool's own files are not: nobody else reads them. */
export const isCompressed = (path: string): boolean =>
  contentType(path).includes('charset') && !path.startsWith('releases/') && path !== 'sections.json';
