import { hash } from 'node:crypto';
import type { Release } from '../../src/contract/index.ts';

/**
 * A hash has 128 bits, so that finding two contents with the same hash takes about 2^64 attempts.
 */
const HASH_CHARS = 32;
const INTEGRITY_CHARS = 22;
/** The lengths in sites and kits from before 2026-11-27, of 96, 96 and 48 bits. */
const EARLIER = { hash: 24, integrity: 16, release: 12 };

/** The largest size of a file of a release. */
export const MAX_BYTES = 32_000_000;

/** How many items a shard has on average. Small shards make a change cheap; many shards make the index long. */
const PART_SIZE = 64;

export const hashOf = (content: string | Uint8Array): string =>
  hash('sha256', content).slice(0, HASH_CHARS);

/** Whether two names by `hashOf` are of one content. Either may be an earlier, shorter one. */
export const isSameHash = (one: string | undefined, other: string | undefined): boolean =>
  one === other ||
  (one?.slice(0, EARLIER.hash) === other?.slice(0, EARLIER.hash) &&
    Math.min(one?.length ?? 0, other?.length ?? 0) === EARLIER.hash);

export const digest = (algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string =>
  hash(algorithm, content, 'base64');

export const shortIntegrity = (integrity: string): string =>
  integrity.replace(/^sha256-|\W/g, '').slice(0, INTEGRITY_CHARS);

/** Whether a file's name ends with its hash, as names of files that sections share do. */
export const isNamedByIntegrity = (path: string, integrity: string): boolean =>
  [INTEGRITY_CHARS, EARLIER.integrity].some((length) =>
    path.endsWith(`-${shortIntegrity(integrity).slice(0, length)}.js`),
  );

type Described = Omit<Release, 'id'> & { id?: string };

export function releaseId({ id: _, ...described }: Described): string {
  return hashOf(JSON.stringify(described));
}

/** Whether a release has the id of its content, or the shorter one that earlier kits gave it. */
export const hasOwnId = (release: Release): boolean =>
  [HASH_CHARS, EARLIER.release].some(
    (length) => release.id === releaseId(release).slice(0, length),
  );

/** Distributes items over shards. An item stays in its shard until the number of items doubles. */
export function shardByHash<Item>(items: ReadonlyMap<string, Item>): [string, Item][][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(items.size / PART_SIZE)));
  const parts = Array.from({ length: count }, (): [string, Item][] => []);
  for (const entry of [...items].sort(([a], [b]) => (a < b ? -1 : 1)))
    parts[hash('sha256', entry[0], 'buffer').readUInt32BE() % count]?.push(entry);
  return parts;
}
