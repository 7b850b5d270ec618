import { renderToString } from 'react-dom/server.edge';
import {
  type Attributes,
  CONTRACT_VERSION,
  hasControl,
  type Json,
  type LoadedPage,
  type SectionServer,
  type Services,
} from '../contract/index.ts';
import { Island, type View } from './mount/Island.tsx';
import type { ElementTable, PageTable } from './tables.ts';

/** While rendering to HTML, nothing can be shown or stored. */
const services: Services = {
  toast: { show() {} },
  storage: { read: () => undefined, write: () => false },
};

/** A view as HTML, to be hydrated under the same `rootId`. */
export const renderView = (view: View, data: Json, rootId: string): string =>
  renderToString(<Island view={view} data={data} services={services} />, { identifierPrefix: rootId });

export interface SectionOptions {
  /** As in its folder, `mf-<name>`. */
  name: string;
  pages: PageTable;
  elements: ElementTable;
  /** Its keys in the visitor's storage, all starting with `ringside:`. */
  storageKeys?: readonly string[];
}

/** The exports of a section's `server.tsx`, made from its two tables. */
export function createSectionServer({
  name,
  pages,
  elements,
  storageKeys = [],
}: SectionOptions): SectionServer {
  const { entries, content } = elements;
  const tags = Object.keys(entries);
  const own = <Value,>(table: Readonly<Record<string, Value>>, key: string): Value => {
    const value = Object.hasOwn(table, key) ? table[key] : undefined;
    if (!value) throw new Error(`@ringside/mf-${name}: has no "${key}".`);
    return value;
  };
  let listing: ReturnType<typeof loadersOf> | undefined;
  const loaders = () => {
    listing ??= loadersOf(pages);
    return listing;
  };
  return {
    manifest: {
      name,
      contract: CONTRACT_VERSION,
      routes: Object.keys(pages).filter((path) => !isNotFound(path)),
      elements: tags,
      staticElements: tags.filter((tag) => !entries[tag]?.client),
      storageKeys,
    },
    paths: async () => [...(await loaders()).keys()],
    load: async (path) => (await loaders()).get(path)?.(),
    render({ page, data, serverOnly }, rootId) {
      const { view, client } = own(pages, page);
      const html = renderView(view, serverOnly ? { ...(data as object), ...serverOnly } : data, rootId);
      return client === false ? staticHtml(html, `pages.ts: '${page}'`) : html;
    },
    // The build wrote the content as JSON, from the function that the table names.
    loadElement(tag, attributes, content) {
      const { load } = own(entries, tag);
      // The script of a widget reads attributes that its fallback does not need.
      if (name === 'shell') return load(attributes, content as never) as Json;
      return withoutOthers(tag, attributes, (known) => load(known, content as never)) as Json;
    },
    renderElement(tag, data, rootId) {
      const { view, client } = own(entries, tag);
      const html = renderView(view as View, data, rootId);
      // The shell's elements have a script of their own.
      return client || name === 'shell' ? html : staticHtml(html, `elements.ts: '${tag}'`);
    },
    elementChoices(content) {
      const all = tags.map((tag) => [tag, own(entries, tag).choices(content as never)] as const);
      return Object.fromEntries(all.filter(([, sets]) => sets.length > 0));
    },
    content,
  };
}

/** Attributes that any element may have. They have no meaning for ours. */
const GLOBAL = /^(?:id|class|slot|hidden|lang|dir|role|data-.+|aria-.+)$/;

/**
 * The data of an element.
 *
 * @throws when it has an attribute that `load` does not read, such as a misspelt one
 */
function withoutOthers(tag: string, attributes: Attributes, load: (known: Attributes) => unknown): unknown {
  const read = new Set<string>();
  const get = (target: Attributes, name: string) => {
    read.add(name);
    return target[name];
  };
  const data = load(new Proxy(attributes, { get }));
  const other = Object.keys(attributes).find((name) => !read.has(name) && !GLOBAL.test(name));
  if (!other) return data;
  const known = read.size > 0 ? `it has ${[...read].join(', ')}` : 'it has none';
  throw new Error(`<${tag}> has no attribute "${other}" here: ${known}. Remove it, or correct its name.`);
}

/** @throws when a view without script renders a control, which works only with script */
function staticHtml(html: string, entry: string): string {
  if (!hasControl(html)) return html;
  throw new Error(
    `${entry} has client: false, but its view shows a control, such as a button. Remove client: false.`,
  );
}

/** Whether a page is the "not found" page of the URLs below another. */
const isNotFound = (path: string): boolean => path.endsWith('/404');

/** Every URL of a section, with the function that loads its page. */
async function loadersOf(pages: PageTable): Promise<ReadonlyMap<string, () => Promise<LoadedPage>>> {
  const loaders = new Map<string, () => Promise<LoadedPage>>();
  for (const [page, { values, load }] of Object.entries(pages))
    for (const value of values ? await values() : ['']) {
      const path = page.replace(/:\w+/, () => value);
      const status = isNotFound(path) ? { status: 404 as const } : {};
      loaders.set(path, async () => ({ page, ...(await load(value as never)), ...status }));
    }
  return loaders;
}

export { createCards, createPictures, type PictureIndex } from './content/pictures.ts';
export { defineElements, definePages, type PageData } from './tables.ts';
