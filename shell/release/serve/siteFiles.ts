import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Larger files are read from disk for each request, in bytes. */
const SMALL_FILE_BYTES = 512 * 1024;
/** How much of the site is kept in memory, in bytes. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** A file at one moment in time: its size and date belong to the content that is sent. */
export interface OpenFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  size: number;
  modified: Date;
  /** The whole content of a small file. A larger file is an open handle, which the recipient must close. */
  content: Buffer | FileHandle;
}

interface KeptFile {
  file: OpenFile & { content: Buffer };
  version: string;
}

/** The files below a site's root. */
export interface SiteFiles {
  /** Opens a file; undefined when it does not exist. */
  open(path: string): Promise<OpenFile | undefined>;
}

/**
 * Reads files below a folder and keeps small ones in memory. Each request asks the disk about the file, so that a
 * release shows at once: released files are renamed into place, which gives them a new inode.
 */
export function siteFiles(root: string): SiteFiles {
  const kept = new Map<string, KeptFile>();
  let bytes = 0;

  function forget(path: string): void {
    bytes -= kept.get(path)?.file.size ?? 0;
    kept.delete(path);
  }

  function keep(path: string, known: KeptFile): void {
    forget(path);
    kept.set(path, known);
    bytes += known.file.size;
    for (const oldest of kept.keys()) {
      if (bytes <= CACHE_BYTES) break;
      forget(oldest);
    }
  }

  async function read(path: string): Promise<OpenFile | undefined> {
    const handle = await open(join(root, path));
    let isOpen = true;
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return undefined;
      if (stats.size > SMALL_FILE_BYTES) {
        isOpen = false;
        return { path, size: stats.size, modified: stats.mtime, content: handle };
      }
      const content = await handle.readFile();
      const file = { path, size: content.length, modified: stats.mtime, content };
      keep(path, { file, version: versionOf(stats) });
      return file;
    } finally {
      if (isOpen) await handle.close();
    }
  }

  return {
    async open(path) {
      try {
        const stats = await stat(join(root, path));
        const known = kept.get(path);
        if (known?.version === versionOf(stats)) {
          keep(path, known);
          return known.file;
        }
        return stats.isFile() ? await read(path) : undefined;
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code)) throw error;
        forget(path);
        return undefined;
      }
    },
  };
}

/** A replaced file has another inode, an overwritten file another modification time. */
const versionOf = ({ ino, size, mtimeMs }: { ino: number; size: number; mtimeMs: number }) =>
  `${ino}-${size}-${mtimeMs}`;

/** Closes a file if it is still open. */
export async function closeFile({ content }: OpenFile): Promise<void> {
  if (!Buffer.isBuffer(content)) await content.close();
}
