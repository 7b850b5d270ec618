import { createHash } from 'node:crypto';

/** Long enough that no two of a site's contents meet by accident: 96 bits. */
const LENGTH = 24;

/** A short content hash. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, LENGTH);

/** A hash as policies and `integrity` have it, without the name of the algorithm. */
export const digest = (algorithm: 'sha256' | 'sha384', text: string): string =>
  createHash(algorithm).update(text).digest('base64');
