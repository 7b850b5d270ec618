import type { ReleaseTable } from '@ringside/shared/contract';
import type { z } from 'zod';
import { pageSchema, shardSchema, viewSchema } from './contentSchema.ts';
import { parsed, type ReleaseSource, readJson } from './releaseSource.ts';
import type { LoadedSection } from './site.ts';
import { variantFinder } from './variants.ts';
import { withOrigin } from './withOrigin.ts';

/** What a release shows. A shard is read when one of its pages or elements is needed. */
export function contentOf(
  source: ReleaseSource,
  { parts, pages, elements, files }: ReleaseTable,
): Pick<LoadedSection, 'pages' | 'variant' | 'files'> {
  const { name, files: released } = source.release;
  const hashOf = (part: number) => released[parts[part] ?? '']?.integrity ?? '';
  const readPage = shardReader(source, parts, pageSchema);
  const readElement = shardReader(source, parts, viewSchema);
  const partOf = new Map(pages);
  const find = variantFinder(name, elements);
  return {
    pages: {
      hashes: new Map(pages.map(([path, part]) => [path, hashOf(part)])),
      load: async (path) => {
        const part = partOf.get(path);
        return part === undefined ? undefined : readPage(part, path);
      },
    },
    variant(tag, attributes) {
      const { key, found } = find(tag, attributes);
      return { hash: hashOf(found), load: () => readElement(found, key) };
    },
    files: new Map(
      Object.entries(files).map(([path, file]) => [
        path,
        async (origin) => withOrigin(path, Buffer.from(await source.read(file)).toString(), origin),
      ]),
    ),
  };
}

/** Shards. Pages are read in their order, and all shards would fill the memory. */
const MAX_CACHED = 8;

function shardReader<Value>(source: ReleaseSource, parts: readonly string[], schema: z.ZodType<Value>) {
  const cached = new Map<number, ReadonlyMap<string, unknown>>();
  return async (part: number, key: string): Promise<Value> => {
    if (cached.size >= MAX_CACHED && !cached.has(part)) cached.clear();
    const entries = cached.get(part) ?? new Map(await readJson(source, parts[part] ?? '', shardSchema));
    cached.set(part, entries);
    const { name, id } = source.release;
    return parsed(schema, entries.get(key), `${name} ${id}: ${key}`);
  };
}
