import type { OpenFile, SiteFiles } from './siteFiles.ts';

/** What an address asks for, below the site's root; nothing when no file can be meant. */
export type Wanted = { segments: readonly string[]; isFolder: boolean };

/** @returns undefined for an address that is no address: it cannot be decoded, or holds a null byte */
export function parseAddress(url: string): Wanted | undefined {
  const path = pathOf(url);
  if (!path.startsWith('/')) return undefined;
  try {
    // Decoded after splitting, so that %2F is no way to another folder.
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    if (segments.some((segment) => segment.includes('\0'))) return undefined;
    return { segments, isFolder: path.endsWith('/') };
  } catch {
    return undefined; // Malformed percent-encoding.
  }
}

/** A proxy may send the whole address, of which the path may be left out. */
function pathOf(url: string): string {
  const [address = ''] = url.split(/[?#]/, 1);
  const [origin] = /^https?:\/\/[^/]*/i.exec(address) ?? [];
  return origin === undefined ? address : address.slice(origin.length) || '/';
}

/** Hidden files, ways up, and names that are no names. */
const isForbidden = (segment: string) => segment.startsWith('.') || /[/\\]/.test(segment);

/** Opens what an address means: a file, or the page of that name, with and without a trailing slash. */
export async function findFile(
  files: SiteFiles,
  { segments, isFolder }: Wanted,
): Promise<OpenFile | undefined> {
  if (segments.some(isForbidden)) return undefined;
  const path = segments.join('/');
  const page = path ? `${path}/index.html` : 'index.html';
  return (isFolder || !path ? undefined : await files.open(path)) ?? (await files.open(page));
}

/** How far down a "not found" page may stand: an address of a thousand parts asks for no thousand files. */
const DEEPEST = 8;

/** Opens the 404 page that stands nearest above an address: `news/404.html` for all that is below /news. */
export async function findNotFound(files: SiteFiles, { segments }: Wanted): Promise<OpenFile | undefined> {
  const names = segments.slice(0, DEEPEST).filter((segment) => /^[\w-]+$/.test(segment));
  for (let depth = names.length; depth >= 0; depth -= 1) {
    const file = await files.open([...names.slice(0, depth), '404.html'].join('/'));
    if (file) return file;
  }
  return undefined;
}
