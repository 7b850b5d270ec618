import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  CATALOGUE_PAGES,
  ORIGIN_PLACEHOLDER,
  type ReleaseTable,
  type RenderedView,
  variantKey,
} from '../../src/contract/index.ts';
import type { LoadedPage, Section } from '../../src/section/server.tsx';
import { hashOf, shardByHash } from './hash.ts';
import type { PartWriter } from './parts.ts';
import { sameTomorrow } from './sameTomorrow.ts';

/** A page, or an element with certain attributes: how its data is loaded, and how it is rendered. */
interface Item {
  load(): unknown;
  render(data: unknown): RenderedView;
}

/**
 * Renders everything that a section shows, one shard after the other, because all of it would fill the memory.
 *
 * @param memory a folder with what the same code rendered from the same data before
 * @returns the URL of the table, as written in the release
 * @throws when something cannot be loaded or rendered, or would differ on the next day; the error's `entry` names the
 *   table's entry
 */
export async function writeTable(section: Section, write: PartWriter, memory?: string): Promise<string> {
  const parts: string[] = [];

  async function writeShards(name: string, items: ReadonlyMap<string, Item>) {
    const places = new Map<string, number>();
    for (const shard of shardByHash(items)) {
      if (shard.length === 0) continue;
      const loaded: [key: string, data: unknown][] = [];
      for (const [key, item] of shard) loaded.push([key, await item.load()]);
      const texts = await remembered(memory, JSON.stringify(loaded), () =>
        shard.map(([, item], index) => JSON.stringify(item.render(loaded[index]?.[1]))),
      );
      const entries = shard.map(([key], index) => `[${JSON.stringify(key)},${texts[index]}]`);
      for (const [key] of shard) places.set(key, parts.length);
      parts.push(await write(name, '.json', `[${entries.join()}]`));
    }
    return places;
  }

  const paths = (await section.paths()).filter((path) => !CATALOGUE_PAGES.includes(path));
  const pages = await writeShards('pages', new Map(paths.map((path) => [path, pageItem(section, path)])));
  // The shell renders its elements when a page is composed, with any attributes.
  const variants = section.manifest.name === 'shell' ? [] : section.variants();
  const keyed = variants.map(([tag, attributes]) => {
    const item: Item = {
      load: () => forEntry(tag, () => sameTomorrow(() => section.loadElement(tag, attributes))),
      render: (data) => forEntry(tag, () => sameTomorrow(() => section.renderElement(tag, data as never))),
    };
    return [variantKey(tag, attributes), item] as const;
  });
  const elements = await writeShards('elements', new Map(keyed));
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(sameTomorrow(() => section.files(ORIGIN_PLACEHOLDER))))
    files[path] = await write('file', extname(path), text);
  const table: ReleaseTable = {
    parts,
    pages: [...pages],
    elements: variants.map(([tag, attributes]) => [
      tag,
      attributes,
      elements.get(variantKey(tag, attributes)) ?? 0,
    ]),
    choices: section.choices(),
    files,
    widgetData: section.widgetData,
  };
  return write('table', '.json', JSON.stringify(table));
}

const pageItem = (section: Section, path: string): Item => ({
  async load() {
    const page = await section.load(path).catch((error) => {
      if (error instanceof Error) error.message = `${path}: ${error.message}`;
      throw error;
    });
    if (page) return page;
    throw new Error(
      `ringside: ${section.manifest.name} lists ${path}, but load() returns no page for it. Return a page, or remove the path.`,
    );
  },
  render(loaded) {
    const page = loaded as LoadedPage;
    return forEntry(page.page, () => sameTomorrow(() => section.render(page)));
  },
});

function forEntry<Result>(entry: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { entry }) : error;
  }
}

async function remembered(
  memory: string | undefined,
  data: string,
  make: () => string[],
): Promise<readonly string[]> {
  if (!memory) return make();
  const file = join(memory, `${hashOf(data)}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as string[];
  const made = make();
  await mkdir(memory, { recursive: true });
  await writeFile(file, JSON.stringify(made));
  return made;
}
