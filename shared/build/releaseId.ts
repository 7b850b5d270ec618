import { createHash } from 'node:crypto';
import type { Release } from '../src/contract/index.ts';

/** The id of a release: a hash of all it says. Files whose address holds the id count without their folder. */
export function releaseId(release: Omit<Release, 'id'> & { id?: string }): string {
  const { id: _, ...described } = release;
  const files = Object.fromEntries(
    Object.entries(release.files).map(([path, file]) => [
      path.startsWith(`releases/${release.name}/`) ? path.split('/').slice(3).join('/') : path,
      file,
    ]),
  );
  return createHash('sha256')
    .update(JSON.stringify({ ...described, files }))
    .digest('hex')
    .slice(0, 12);
}
