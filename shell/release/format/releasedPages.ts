import type { LoadedPage, PageTable } from '@ringside/shared/contract';
import { type ReleaseSource, readJson } from './releaseSource.ts';
import type { LoadedSection } from './site.ts';

/** The pages of a release. Only the table is read now; a shard is read when one of its pages is needed. */
export async function releasedPages(source: ReleaseSource): Promise<LoadedSection['pages']> {
  // The build wrote both from typed pages, and their hashes are in the release.
  const table = (await readJson(source, source.release.pageTable)) as PageTable;
  const partOf = new Map(table.pages.map(([path, , part]) => [path, table.parts[part]]));
  /** Only one shard is cached: pages are read in the order of the shards, and all of them would fill the memory. */
  let last: { part: string; pages: ReadonlyMap<string, LoadedPage> } | undefined;

  return {
    hashes: new Map(table.pages.map(([path, hash]) => [path, hash])),
    async load(path) {
      const part = partOf.get(path);
      if (part === undefined) return undefined;
      if (last?.part !== part) {
        const entries = (await readJson(source, part)) as [string, LoadedPage][];
        last = { part, pages: new Map(entries) };
      }
      return last.pages.get(path);
    },
  };
}
