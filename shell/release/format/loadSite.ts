import type {
  Attributes,
  ElementDescription,
  Release,
  ReleaseTable,
} from '@ringside/shared/contract';
import type { z } from 'zod';
import { sectionStyle } from '../compose/css/sectionStyle.ts';
import { unusable } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import { allOf } from '../support/Refusals.ts';
import { descriptionsSchema } from './descriptionsSchema.ts';
import { parsed, type ReleaseSource, readJson } from './releaseSource.ts';
import { asShell, importShell } from './shellServer.ts';
import { createSite, type LoadedSection, type Site } from './site.ts';
import { pageSchema, shardSchema, tableSchema, viewSchema } from './tableSchema.ts';
import { variantFinder } from './variants.ts';
import { withOrigin } from './withOrigin.ts';

export const loadSite = async (
  sources: readonly ReleaseSource[],
  options: Parameters<typeof createSite>[1],
): Promise<Site> => createSite(await allOf(sources.map(loadSection)), options);

export async function loadSection(source: ReleaseSource): Promise<LoadedSection> {
  const { release } = source;
  const textOf = async (path: string) => Buffer.from(await source.read(path)).toString();
  const [style, table, descriptions, embeds] = await Promise.all([
    textOf(release.style),
    readJson(source, release.table, tableSchema),
    readJson(source, release.descriptions, descriptionsSchema),
    inParallel(
      Object.entries(release.embeds),
      async ([name, path]) => [name, await textOf(path)] as const,
    ),
  ]);
  refuseUndeclared(release, table, descriptions);

  const { server } = release;
  const { choices, widgetData } = table;
  const section: LoadedSection = {
    release,
    style: server === undefined ? sectionStyle(release.name, style) : style,
    descriptions,
    embeds: new Map(embeds),
    choices,
    widgetData,
    ...contentOf(source, table),
  };
  if (server === undefined) return section;
  return asShell(section, await importShell(await textOf(server)));
}

/** A section describes and renders only elements that its release declares. */
function refuseUndeclared(
  release: Release,
  { elements, choices }: ReleaseTable,
  descriptions: readonly ElementDescription[],
): void {
  const declared = [...release.elements, `ringside-${release.name}`];
  const named = [
    ...elements.map(([tag]) => tag),
    ...Object.keys(choices),
    ...descriptions.map(({ tagName }) => tagName),
  ];

  const other = named.find((tag) => !declared.includes(tag));
  if (other)
    throw unusable(
      'bad-release',
      `${release.name} ${release.id} has <${other}>, which it does not declare`,
    );
}

/** Reads a shard when one of its items is needed. */
function contentOf(source: ReleaseSource, { parts, pages, elements, files }: ReleaseTable) {
  const { name, files: released } = source.release;
  const shardHash = (part: number) => released[parts[part] ?? '']?.integrity ?? '';
  const readPage = shardReader(source, parts, pageSchema);
  const readElement = shardReader(source, parts, viewSchema);
  const partOf = new Map(pages);
  const find = variantFinder(name, elements);
  return {
    pages: {
      hashes: new Map(pages.map(([path, part]) => [path, shardHash(part)])),
      load: async (path: string) => {
        const part = partOf.get(path);
        return part === undefined ? undefined : readPage(part, path);
      },
    },
    variant(tag: string, attributes: Attributes) {
      const { key, found } = find(tag, attributes);
      return { hash: shardHash(found), load: () => readElement(found, key) };
    },
    variants: (tag: string) =>
      elements.flatMap(([each, attributes]) => (each === tag ? [attributes] : [])),
    files: new Map(
      Object.entries(files).map(([path, file]) => [
        path,
        async (origin: string) =>
          withOrigin(path, Buffer.from(await source.read(file)).toString(), origin),
      ]),
    ),
  };
}

/** How many shards stay in memory. Pages are read in order, and all shards would fill it. */
const MAX_CACHED = 8;

function shardReader<Value>(
  source: ReleaseSource,
  parts: readonly string[],
  schema: z.ZodType<Value>,
) {
  const cached = new Map<number, ReadonlyMap<string, unknown>>();
  return async (part: number, key: string): Promise<Value> => {
    if (cached.size >= MAX_CACHED && !cached.has(part)) cached.clear();
    const entries =
      cached.get(part) ?? new Map(await readJson(source, parts[part] ?? '', shardSchema));
    cached.set(part, entries);
    const { name, id } = source.release;
    return parsed(schema, entries.get(key), `${name} ${id}: ${key}`);
  };
}
