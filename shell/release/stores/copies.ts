import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { settings } from '../support/settings.ts';

/** Level 11 is 9 % smaller than 6, but takes 40 ms a page, and seconds for a list of thousands. */
const quality = ({ length }: Uint8Array) =>
  Math.min(Number(settings().RINGSIDE_BROTLI ?? 11), length < LARGE_FILE_BYTES ? 11 : 6);
const LARGE_FILE_BYTES = 512 * 1024;

/** The same bytes give the same copies. */
export const copies = {
  '.br': {
    pack: (bytes: Uint8Array): Promise<Buffer> =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality(bytes),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    unpack: promisify<Uint8Array, Buffer>(brotliDecompress),
  },
  '.gz': {
    pack: promisify<Uint8Array, Buffer>(gzip),
    unpack: promisify<Uint8Array, Buffer>(gunzip),
  },
};
