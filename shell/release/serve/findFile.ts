import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

/** What an address asks for, below the site's root; nothing when no file can be meant. */
export type Wanted = { segments: readonly string[]; isFolder: boolean };

/** @returns undefined for an address that is no address: it cannot be decoded, or holds a null byte */
export function parseAddress(url: string): Wanted | undefined {
  // A proxy may send the whole address.
  const path = url.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '';
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

/** Hidden files, ways up, and names that are no names. */
const isForbidden = (segment: string) => segment.startsWith('.') || /[/\\]/.test(segment);

export interface OpenFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  handle: FileHandle;
  size: number;
  modified: Date;
}

/** Opens what an address means: a file, or the page of that name, with and without a trailing slash. */
export async function findFile(root: string, { segments, isFolder }: Wanted): Promise<OpenFile | undefined> {
  if (segments.some(isForbidden)) return undefined;
  const path = segments.join('/');
  const page = path ? `${path}/index.html` : 'index.html';
  return (isFolder || !path ? undefined : await openFile(root, path)) ?? (await openFile(root, page));
}

/** Opens a file once, so that what is told of it and what is sent are of the same. */
export async function openFile(root: string, path: string): Promise<OpenFile | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(join(root, path));
    const stats = await handle.stat();
    if (stats.isFile()) return { path, handle, size: stats.size, modified: stats.mtime };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code)) throw error;
  }
  await handle?.close();
  return undefined;
}
