import type { LoadedPage } from '@ringside/shared/contract';
import { z } from 'zod';
import { ComposeError } from '../support/ComposeError.ts';
import { type ReleaseSource, readJson } from './releaseSource.ts';
import type { SectionPages } from './site.ts';

const tableSchema = z.object({
  parts: z.array(z.string()),
  pages: z.array(z.tuple([z.string(), z.string(), z.number()])),
});

/** The pages of a release. Only the table is read now; a shard is read when one of its pages is needed. */
export async function releasedPages(source: ReleaseSource): Promise<SectionPages> {
  const { pageTable: address } = source.release;
  const { data: table } = tableSchema.safeParse(await readJson(source, address));
  if (!table)
    throw new ComposeError(
      'bad-release',
      `${source.release.name}: ${address} is not a table of pages. Build and release it again.`,
    );
  const partOf = new Map(table.pages.map(([path, , part]) => [path, table.parts[part]]));
  /** Only one shard is cached: pages are read in the order of the shards, and all of them would fill the memory. */
  let last: { part: string; pages: ReadonlyMap<string, LoadedPage> } | undefined;

  return {
    hashes: new Map(table.pages.map(([path, hash]) => [path, hash])),
    async load(path) {
      const part = partOf.get(path);
      if (part === undefined) return undefined;
      if (last?.part !== part) {
        // The build wrote it from typed pages, and its hash is in the release.
        const entries = (await readJson(source, part)) as [string, LoadedPage][];
        last = { part, pages: new Map(entries) };
      }
      return last.pages.get(path);
    },
  };
}
