import { createHash } from 'node:crypto';

/**
 * Spreads items over parts of about `size`, each by the hash of its name: whatever else comes, goes or changes, an item
 * stays in its part, until there are twice as many.
 *
 * @returns the parts, of which some may be empty; each has its items in the order of their names
 */
export function inParts<Item>(items: ReadonlyMap<string, Item>, size: number): [string, Item][][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(items.size / size)));
  const parts = Array.from({ length: count }, (): [string, Item][] => []);
  for (const entry of [...items].sort(([a], [b]) => (a < b ? -1 : 1))) {
    parts[createHash('sha256').update(entry[0]).digest().readUInt32BE() % count]?.push(entry);
  }
  return parts;
}
