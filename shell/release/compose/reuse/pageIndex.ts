import { hashOf, isSameHash, shardByHash } from '@ringside/shared/build/hash';
import { isPinned } from '../../stores/fileKinds.ts';
import type { Store } from '../../stores/store.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { inParallel } from '../../support/inParallel.ts';
import type { PlacedElement } from '../page/fill.ts';

/** A composed file, for the next release. */
export interface Entry {
  key: string;
  hash: string;
  bytes: number;
  elements?: readonly PlacedElement[];
  links?: readonly string[];
  /** Pages only: the day of the content's last change, as YYYY-MM-DD. */
  modified?: string | undefined;
  /** Pinned embed files only, in bytes. Measured once, because machines compress differently. */
  packed?: { gzip: number; brotli: number };
}

export type PageIndex = ReadonlyMap<string, Entry>;

export const pinnedIn = (index: PageIndex): PageIndex =>
  new Map([...index].filter(([path]) => isPinned(path)));

export const shardFile = (hash: string): string => `releases/index/${hash}.json`;

/** Shards by their hash, which the pointer names. */
export function shardsOf(index: PageIndex): Map<string, Buffer> {
  const texts = shardByHash(index).map((part) => Buffer.from(JSON.stringify(part)));
  return new Map(texts.map((text) => [hashOf(text), text]));
}

export async function readIndex(store: Store, hashes: readonly string[]): Promise<PageIndex> {
  const parts = await inParallel(hashes, async (hash) => {
    const text = await store.read(shardFile(hash));
    if (!text || !isSameHash(hashOf(text), hash))
      throw new ComposeError(
        'damaged-index',
        `${store.name}: ${shardFile(hash)} is missing or damaged. Rebuild it: ringside verify --repair ${store.name}.`,
      );
    return JSON.parse(Buffer.from(text).toString()) as [string, Entry][];
  });
  return new Map(parts.flat());
}
