import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Store } from './store.ts';

/** What is worth compressing; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|json|svg|xml|txt|ics|webmanifest)$/;

/** A site in a local directory. Text is kept precompressed beside itself, for servers that send it so. */
export function directoryStore(root: string): Store {
  async function writeWhole(path: string, bytes: Uint8Array) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    // A rename is atomic, so nobody reads half a file.
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, bytes);
    await rename(part, file);
  }
  return {
    async read(path) {
      try {
        return await readFile(join(root, path));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(path, bytes) {
      if (TEXT.test(path) && !path.startsWith('releases/')) {
        await writeWhole(`${path}.br`, await promisify(brotliCompress)(bytes));
        await writeWhole(`${path}.gz`, await promisify(gzip)(bytes));
      }
      await writeWhole(path, bytes);
    },
  };
}
