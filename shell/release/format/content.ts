import type { ReleaseTable } from '@ringside/shared/contract';
import type { z } from 'zod';
import { pageSchema, shardSchema, viewSchema } from './contentSchema.ts';
import { parsed, type ReleaseSource, readJson } from './releaseSource.ts';
import type { LoadedSection } from './site.ts';
import { variantFinder } from './variants.ts';
import { withOrigin } from './withOrigin.ts';

/** What a release shows, by its table. A shard is read when one of its pages or elements is needed. */
export function contentOf(
  source: ReleaseSource,
  { parts, pages, elements, files }: ReleaseTable,
): Pick<LoadedSection, 'pages' | 'variant' | 'files'> {
  const { name } = source.release;
  const readPage = shardReader(source, parts, pageSchema);
  const readElement = shardReader(source, parts, viewSchema);
  const partOf = new Map(pages.map(([path, , part]) => [path, part]));
  const find = variantFinder(
    name,
    elements.map(([tag, attributes, hash, part]) => [tag, attributes, { hash, part }]),
  );
  return {
    pages: {
      hashes: new Map(pages.map(([path, hash]) => [path, hash])),
      load: async (path) => {
        const part = partOf.get(path);
        return part === undefined ? undefined : readPage(part, path);
      },
    },
    variant(tag, attributes) {
      const { key, found } = find(tag, attributes);
      return { hash: found.hash, load: () => readElement(found.part, key) };
    },
    files: new Map(
      Object.entries(files).map(([path, file]) => [
        path,
        async (origin) => withOrigin(path, Buffer.from(await source.read(file)).toString(), origin),
      ]),
    ),
  };
}

/**
 * Returns a function that reads an entry of a shard. Only one shard is cached: entries are read in the order of the shards, and all of them
 * would fill the memory.
 */
function shardReader<Value>(source: ReleaseSource, parts: readonly string[], schema: z.ZodType<Value>) {
  let last: { part: number; entries: ReadonlyMap<string, unknown> } | undefined;
  /** @throws ComposeError `bad-release` */
  return async (part: number, key: string): Promise<Value> => {
    if (last?.part !== part)
      last = { part, entries: new Map(await readJson(source, parts[part] ?? '', shardSchema)) };
    const { name, id } = source.release;
    return parsed(schema, last.entries.get(key), `${name} ${id}: ${key}`);
  };
}
