import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Larger files are read from the disk each time, in bytes. */
const SMALL = 512 * 1024;
/** How much of the site is kept in memory, in bytes. */
const KEPT = 32 * 1024 * 1024;

/** A file as it is at this moment; what is told of it and what is sent are of the same. */
export interface OpenFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  size: number;
  modified: Date;
  /** Small files whole; others open, to be closed by whoever has them. */
  content: Buffer | FileHandle;
}

interface KeptFile {
  file: OpenFile & { content: Buffer };
  version: string;
}

/** The files below a site's root. */
export interface SiteFiles {
  /** Opens a file; nothing where there is none. */
  open(path: string): Promise<OpenFile | undefined>;
}

/**
 * Reads files below a folder and keeps small ones. The disk is asked about a file at each request, so that a release
 * shows at once: released files are renamed into place, which makes them other files.
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
      if (bytes <= KEPT) break;
      forget(oldest);
    }
  }

  async function read(path: string): Promise<OpenFile | undefined> {
    const handle = await open(join(root, path));
    let isOpen = true;
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return undefined;
      if (stats.size > SMALL) {
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

/** Another file in its place has another number, a file that was written to another time. */
const versionOf = ({ ino, size, mtimeMs }: { ino: number; size: number; mtimeMs: number }) =>
  `${ino}-${size}-${mtimeMs}`;

/** Closes a file that is open. */
export async function closeFile({ content }: OpenFile): Promise<void> {
  if (!Buffer.isBuffer(content)) await content.close();
}
