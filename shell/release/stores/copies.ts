import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isCompressed, isImmutable } from './fileKinds.ts';

/**
 * Brotli's levels. The densest is 9 % smaller, which is a round trip on a slow line; it takes some 40 ms for a page and
 * seconds for a list of thousands, so what is large and written often gets a quick one. Whoever first releases ten
 * thousand pages may choose another one than the densest.
 */
const DENSE = Number(process.env.RINGSIDE_BROTLI ?? 11);
const QUICK = 6;
/** Pages above this size, in bytes, get the quick level. */
const LARGE = 512 * 1024;

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
          [constants.BROTLI_PARAM_QUALITY]: isImmutable(path) || bytes.length < LARGE ? DENSE : QUICK,
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
