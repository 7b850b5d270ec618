import { hash } from 'node:crypto';

/**
 * Items in one part. Whatever changes one of them reads, writes and sends a part, and a line for each part; there are
 * some ten thousand items at most.
 */
const PART_SIZE = 64;

/**
 * Spreads items over parts of about 64, each by the hash of its name: whatever else comes, goes or changes, an item stays in
 * its part, until there are twice as many.
 *
 * @returns the parts, of which some may be empty; each has its items in the order of their names
 */
export function inParts<Item>(items: ReadonlyMap<string, Item>): [string, Item][][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(items.size / PART_SIZE)));
  const parts = Array.from({ length: count }, (): [string, Item][] => []);
  for (const entry of [...items].sort(([a], [b]) => (a < b ? -1 : 1))) {
    parts[hash('sha256', entry[0], 'buffer').readUInt32BE() % count]?.push(entry);
  }
  return parts;
}
