import type { OpenFile, SiteFiles } from './siteFiles.ts';

/** What an address asks for, relative to the site's root. */
type Wanted = { segments: readonly string[]; isFolder: boolean };

/** @returns undefined for a malformed address: one that cannot be decoded or holds a null byte */
export function parseAddress(url: string): Wanted | undefined {
  const path = pathOf(url);
  if (!path.startsWith('/')) return undefined;
  try {
    // Decoded after splitting, so that %2F cannot lead to another folder.
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    if (segments.some((segment) => segment.includes('\0'))) return undefined;
    return { segments, isFolder: path.endsWith('/') };
  } catch {
    return undefined; // Malformed percent-encoding.
  }
}

/** A proxy may send the whole URL, possibly without a path. */
function pathOf(url: string): string {
  const [address = ''] = url.split(/[?#]/, 1);
  const [origin] = /^https?:\/\/[^/]*/i.exec(address) ?? [];
  return origin === undefined ? address : address.slice(origin.length) || '/';
}

/** Hidden files, `..`, and names with a slash. */
const isForbidden = (segment: string) => segment.startsWith('.') || /[/\\]/.test(segment);

/** Opens the file at an address, or the page of that name, with or without a trailing slash. */
export async function findFile(
  files: SiteFiles,
  { segments, isFolder }: Wanted,
): Promise<OpenFile | undefined> {
  if (segments.some(isForbidden)) return undefined;
  const path = segments.join('/');
  const page = path ? `${path}/index.html` : 'index.html';
  return (isFolder || !path ? undefined : await files.open(path)) ?? (await files.open(page));
}

/**
 * How many folder levels are searched for a 404 page. Without a limit, an address with a thousand parts would look for
 * a thousand files.
 */
const MAX_DEPTH = 8;

/** Opens the nearest 404 page above an address: `news/404.html` for everything below /news. */
export async function findNotFound(files: SiteFiles, { segments }: Wanted): Promise<OpenFile | undefined> {
  const names = segments.slice(0, MAX_DEPTH).filter((segment) => /^[\w-]+$/.test(segment));
  for (let depth = names.length; depth >= 0; depth -= 1) {
    const file = await files.open([...names.slice(0, depth), '404.html'].join('/'));
    if (file) return file;
  }
  return undefined;
}
