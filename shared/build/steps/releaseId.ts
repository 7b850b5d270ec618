import { createHash } from 'node:crypto';
import type { Release } from '../../src/contract/index.ts';

/** The id of a release: a hash of everything in it. */
export function releaseId(release: Omit<Release, 'id'> & { id?: string }): string {
  const { id: _, ...described } = release;
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 12);
}
