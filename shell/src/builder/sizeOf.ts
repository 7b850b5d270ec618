import type { CatalogueFile } from '@ringside/shared/contract';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The size of a file as sent to a visitor. */
export const sizeOf = ({ gzip, brotli }: CatalogueFile): string =>
  `${kilobytes(brotli)} kB brotli, ${kilobytes(gzip)} kB gzip`;
