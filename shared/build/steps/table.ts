import { extname, join } from 'node:path';
import {
  CATALOGUE_PAGES,
  type Json,
  ORIGIN_PLACEHOLDER,
  type ReleaseTable,
  type RenderedView,
  variantKey,
} from '../../src/contract/index.ts';
import type { LoadedPage, Section } from '../../src/section/server.tsx';
import { readCached, replaceFile } from '../cache/reuse.ts';
import { settleInTime } from '../checks/deadline.ts';
import { deterministic } from '../checks/deterministic.ts';
import { hashOf, shardByHash } from './hash.ts';
import type { PartWriter } from './parts.ts';

/** A page, or an element with certain attributes. */
interface Item<Data> {
  load(): Data | Promise<Data>;
  render(data: Data): RenderedView;
}

/** Renders one shard after the other, to save memory. Errors name the table's `entry`. */
export async function writeTable(
  section: Section,
  write: PartWriter,
  renderedFolder?: string,
): Promise<string> {
  const parts: string[] = [];

  async function writeShards<Data>(name: string, items: ReadonlyMap<string, Item<Data>>) {
    const places = new Map<string, number>();
    for (const shard of shardByHash(items)) {
      if (shard.length === 0) continue;
      const loaded: { key: string; data: Data; item: Item<Data> }[] = [];
      for (const [key, item] of shard) loaded.push({ key, data: await item.load(), item });
      const sources = JSON.stringify(loaded.map(({ key, data }) => [key, data]));
      const text = await remembered(renderedFolder, sources, () =>
        JSON.stringify(loaded.map(({ key, data, item }) => [key, item.render(data)])),
      );
      for (const [key] of shard) places.set(key, parts.length);
      parts.push(await write(name, '.json', text));
    }
    return places;
  }

  const paths = (await settleInTime(section.paths)).filter(
    (path) => !CATALOGUE_PAGES.includes(path),
  );
  const pages = await writeShards(
    'pages',
    new Map(paths.map((path) => [path, pageItem(section, path)])),
  );
  // Composing renders the shell's elements.
  const variants = section.manifest.name === 'shell' ? [] : section.variants();
  const keyed = variants.map(([tag, attributes]) => {
    const item: Item<Json> = {
      load: () => forEntry(tag, () => section.loadElement(tag, attributes)),
      render: (data) => forEntry(tag, () => section.renderElement(tag, data)),
    };
    return [variantKey(tag, attributes), item] as const;
  });
  const elements = await writeShards('elements', new Map(keyed));
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(deterministic(() => section.files(ORIGIN_PLACEHOLDER))))
    files[path] = await write('file', extname(path), text);
  const table: ReleaseTable = {
    parts,
    pages: [...pages],
    elements: variants.map((each) => [...each, elements.get(variantKey(...each)) ?? 0]),
    choices: section.choices(),
    files,
    widgetData: section.widgetData,
  };
  return write('table', '.json', JSON.stringify(table));
}

const pageItem = (section: Section, path: string): Item<LoadedPage> => ({
  async load() {
    const page = await settleInTime(() => section.load(path)).catch((error) => {
      throw Object.assign(explained(error, path), { entry: path });
    });
    if (page) return page;
    throw new Error(
      `ringside: ${section.manifest.name} lists ${path}, but load() returns no page for it. Return a page, or remove the path.`,
    );
  },
  render: (page) => forEntry(page.page, () => section.render(page), path),
});

function forEntry<Result>(entry: string, run: () => Result, path?: string): Result {
  try {
    return deterministic(run);
  } catch (error) {
    throw error instanceof Error ? Object.assign(explained(error, path), { entry }) : error;
  }
}

const explained = (error: Error, path: string | undefined): Error =>
  Object.assign(error, path && { message: `${path}: ${error.message}` });

async function remembered(
  renderedFolder: string | undefined,
  data: string,
  make: () => string,
): Promise<string> {
  if (!renderedFolder) return make();
  const file = join(renderedFolder, `${hashOf(data)}.json`);
  const known = await readCached(file);
  if (known !== undefined) return known;

  const made = make();
  await replaceFile(file, made);
  return made;
}
