import { extname } from 'node:path';
import { lookup } from 'mime-types';

/**
 * Types that the library's table does not have, or has for another kind of file (`.ts` is a video
 * there).
 */
const OWN_TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.ts': 'text/plain',
  '.vcf': 'text/vcard',
  '.xml': 'application/xml',
};

/** Types that are UTF-8, and worth compressing. */
const TEXT = /^text\/|[/+](javascript|json|xml)$/;

export function contentType(path: string): string {
  const extension = extname(path);
  const type = OWN_TYPES[extension] ?? (lookup(extension) || 'application/octet-stream');
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Partners' pages use these files, so they stay. */
export const isPinned = (path: string): boolean =>
  /^embed\/[^/]+@[^/]+$|^assets\/.+\.shadow\.css$/.test(path);

/** Says whether a URL contains a hash or an id, so that its file never changes. */
export const isImmutable = (path: string): boolean =>
  /^(assets|vendor|releases)\//.test(path) || isPinned(path);

/** Every released file that a text mentions, in a path or a full URL. */
export function filesNamedIn(bytes: Uint8Array | string): string[] {
  const text = Buffer.from(bytes).toString();
  return [...new Set(text.match(/(?<=\/)(?:assets|vendor|embed)\/[\w./@-]*\.\w+/g))];
}

/** Returns the source map of a module, which previews have. */
export const mapOf = (module: string): string => `maps/${module}.map`;

/**
 * Partners are promised that a latest file follows releases within this time, so it has no
 * `stale-while-revalidate`.
 */
const LATEST_SECONDS = 300;

export function cacheControl(path: string): string {
  if (isImmutable(path)) return 'public, max-age=31536000, immutable';
  if (/^embed\/[^/@]+\.js$/.test(path)) return `public, max-age=${LATEST_SECONDS}`;
  return 'no-cache';
}

/** Files that programs read, not browsers: feeds, calendars, tables, `robots.txt`, oEmbed. */
export const isForPrograms = (path: string): boolean =>
  isCompressed(path) && !/\.(html|js|css|svg|webmanifest|ts)$/.test(path);

/** Only the tool reads its own files, so they are not compressed. */
export const isCompressed = (path: string): boolean =>
  contentType(path).includes('charset') &&
  !path.startsWith('releases/') &&
  path !== 'sections.json';
