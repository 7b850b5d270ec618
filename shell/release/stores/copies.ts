import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isImmutable } from './fileKinds.ts';

/**
 * Brotli levels. Level 11 is 9 % smaller, which saves a round trip on a slow line. It takes about 40 ms for a page but
 * seconds for a list of thousands, so large files, which are also written often, get a faster level. For a first
 * release of ten thousand pages, consider a faster level than 11.
 */
const denseQuality = () => Number(process.env.RINGSIDE_BROTLI ?? 11);
const QUICK_BROTLI_QUALITY = 6;
/** Pages above this size, in bytes, get the faster level. */
const LARGE_FILE_BYTES = 512 * 1024;

const brotli = promisify(brotliCompress);

/** The compressed copies of a file, by suffix. The same bytes give the same copies. */
export const copies = {
  '.br': {
    pack: (path: string, bytes: Uint8Array): Promise<Buffer> =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]:
            isImmutable(path) || bytes.length < LARGE_FILE_BYTES ? denseQuality() : QUICK_BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    unpack: (bytes: Uint8Array): Promise<Buffer> => promisify(brotliDecompress)(bytes),
  },
  '.gz': {
    pack: (_: string, bytes: Uint8Array): Promise<Buffer> => promisify(gzip)(bytes),
    unpack: (bytes: Uint8Array): Promise<Buffer> => promisify(gunzip)(bytes),
  },
};
