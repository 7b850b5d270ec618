import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isCompressed, isImmutable } from './fileKinds.ts';

/**
 * Brotli's levels: 11 for what is written once and kept. A page takes 40 ms at 11 and 1 ms at 6, which is 9 % larger;
 * ten thousand pages are rewritten in seconds, not minutes.
 */
const LEVEL = { immutable: 11, page: 6 };

const brotli = promisify(brotliCompress);

/** The compressed copies of a file, by what its name gets. The same bytes give the same copies. */
export const copies: Readonly<
  Record<
    '.br' | '.gz',
    {
      pack(path: string, bytes: Uint8Array): Promise<Buffer>;
      unpack(bytes: Uint8Array): Promise<Buffer>;
    }
  >
> = {
  '.br': {
    pack: (path, bytes) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isImmutable(path) ? LEVEL.immutable : LEVEL.page,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    unpack: promisify(brotliDecompress),
  },
  '.gz': { pack: (_, bytes) => promisify(gzip)(bytes), unpack: promisify(gunzip) },
};

/** A file with its compressed copies. The copies come first: a server that finds the file finds them too. */
export async function withCopies(path: string, bytes: Uint8Array) {
  const packed = isCompressed(path)
    ? await Promise.all(
        Object.entries(copies).map(async ([suffix, { pack }]) => ({
          path: path + suffix,
          bytes: await pack(path, bytes),
        })),
      )
    : [];
  return [...packed, { path, bytes }];
}

export const sizeOf = (files: readonly { bytes: Uint8Array }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0);
