import { hash } from 'node:crypto';
import type { Release } from '../../src/contract/index.ts';

/** 96 bits rule out collisions within a site. */
const HASH_CHARS = 24;

/** Of a file of a release. */
export const MAX_BYTES = 32_000_000;

/** One changed item sends one shard, and a line for each shard. */
const PART_SIZE = 64;

export const hashOf = (content: string | Uint8Array): string =>
  hash('sha256', content).slice(0, HASH_CHARS);

export const digest = (algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string =>
  hash(algorithm, content, 'base64');

export const shortIntegrity = (integrity: string): string =>
  integrity.replace(/^sha256-|\W/g, '').slice(0, 16);

export function releaseId({ id: _, ...described }: Omit<Release, 'id'> & { id?: string }): string {
  return hash('sha256', JSON.stringify(described)).slice(0, 12);
}

/** An item stays in its shard until the number of items doubles. */
export function shardByHash<Item>(items: ReadonlyMap<string, Item>): [string, Item][][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(items.size / PART_SIZE)));
  const parts = Array.from({ length: count }, (): [string, Item][] => []);
  for (const entry of [...items].sort(([a], [b]) => (a < b ? -1 : 1)))
    parts[hash('sha256', entry[0], 'buffer').readUInt32BE() % count]?.push(entry);
  return parts;
}
