import { hash } from 'node:crypto';

/** 96 bits as hexadecimal digits: enough to rule out collisions between a site's contents. */
const HASH_CHARS = 24;

/** A short content hash. */
export const hashOf = (content: string | Uint8Array): string => hash('sha256', content).slice(0, HASH_CHARS);

/** A base64 hash as used in policies and `integrity`, without the algorithm's name. */
export const digest = (algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string =>
  hash(algorithm, content, 'base64');
