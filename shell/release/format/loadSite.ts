import { hashOf } from '@ringside/shared/build/hash';
import {
  type Attributes,
  ORIGIN_PLACEHOLDER,
  type ReleaseTable,
  type ShellServer,
} from '@ringside/shared/contract';
import type { z } from 'zod';
import { sectionStyle } from '../compose/css/sectionStyle.ts';
import { reasonOf, unusable } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import { allOf } from '../support/Refusals.ts';
import {
  descriptionsSchema,
  pageSchema,
  securitySchema,
  shardSchema,
  tableSchema,
  viewSchema,
} from './releaseSchema.ts';
import { parsed, type ReleaseSource, readJson } from './releaseSource.ts';
import { createSite, type LoadedSection, type LoadedShell, type Site } from './site.ts';
import { variantFinder } from './variants.ts';

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
  const { choices, widgetData } = table;
  const own = [...release.elements, `ringside-${release.name}`];
  const named = [
    ...table.elements.map(([tag]) => tag),
    ...Object.keys(choices),
    ...descriptions.map(({ tagName }) => tagName),
  ];
  const other = named.find((tag) => !own.includes(tag));
  if (other)
    throw unusable(
      'bad-release',
      `${release.name} ${release.id} has <${other}>, which it does not declare`,
    );
  const isShell = release.server !== undefined;
  const printed = isShell ? style : sectionStyle(release.name, style);
  const parts = { style: printed, descriptions, embeds: new Map(embeds), choices, widgetData };
  const section: LoadedSection = { release, ...parts, ...contentOf(source, table) };
  if (release.server === undefined) return section;
  return asShell(section, await importShell(await textOf(release.server)));
}

/** Reads a shard when one of its items is needed. */
function contentOf(source: ReleaseSource, { parts, pages, elements, files }: ReleaseTable) {
  const { name, files: released } = source.release;
  const hashOf = (part: number) => released[parts[part] ?? '']?.integrity ?? '';
  const readPage = shardReader(source, parts, pageSchema);
  const readElement = shardReader(source, parts, viewSchema);
  const partOf = new Map(pages);
  const find = variantFinder(name, elements);
  return {
    pages: {
      hashes: new Map(pages.map(([path, part]) => [path, hashOf(part)])),
      load: async (path: string) => {
        const part = partOf.get(path);
        return part === undefined ? undefined : readPage(part, path);
      },
    },
    variant(tag: string, attributes: Attributes) {
      const { key, found } = find(tag, attributes);
      return { hash: hashOf(found), load: () => readElement(found, key) };
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

/** Composing runs only the operator's own code. */
async function importShell(code: string): Promise<ShellServer> {
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  try {
    const server = (await import(/* @vite-ignore */ url)) as ShellServer;
    const missing = (['frame', 'firstScript', 'renderElement'] as const).find(
      (name) => !(name in server),
    );
    if (missing) throw new Error(`it does not export ${missing}`);
    parsed(securitySchema, server.security, 'security');
    return server;
  } catch (error) {
    throw unusable('broken-server', `the shell's server.js cannot run: ${reasonOf(error)}`);
  }
}

export const asShell = <Section extends LoadedSection>(
  section: Section,
  server: ShellServer,
): Section & LoadedShell => ({
  ...section,
  server,
  variant(tag, attributes) {
    const rendered = server.renderElement(tag, attributes);
    return { hash: hashOf(JSON.stringify(rendered)), load: async () => rendered };
  },
});

const MAX_OCTETS = 75;

/** Calendars are folded again: see https://www.rfc-editor.org/rfc/rfc5545#section-3.1. */
export function withOrigin(path: string, text: string, origin: string): string {
  const isCalendar = path.endsWith('.ics');
  const placed = (isCalendar ? text.replace(/\r\n[ \t]/g, '') : text)
    .replaceAll(ORIGIN_PLACEHOLDER, origin)
    .replaceAll(encodeURIComponent(ORIGIN_PLACEHOLDER), encodeURIComponent(origin));
  return isCalendar ? placed.split('\r\n').map(folded).join('\r\n') : placed;
}

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > MAX_OCTETS) {
      text += '\r\n\t';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}
