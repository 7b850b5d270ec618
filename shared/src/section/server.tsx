import { renderToString } from 'react-dom/server.edge';
import {
  type Attributes,
  CONTRACT_VERSION,
  type ElementDescription,
  hasControl,
  type Json,
  type RenderedPage,
  type RenderedView,
  ROOT_PLACEHOLDER,
  ROUTE,
  type SectionManifest,
  type Services,
  type Start,
  storageKeyOf,
  variantKey,
} from '../contract/index.ts';
import { describeElements, type OwnFacts } from './describeElements.ts';
import { describeStates } from './describeStates.ts';
import { IslandRoot, type View } from './IslandRoot.tsx';
import type { State } from './state.ts';
import type { ElementTable, LoadedPage, PageTable } from './tables.ts';

const services: Services = {
  toast: { show() {} },
  storage: { read: () => undefined, write: () => false },
};

/**
 * Matches React's hints to load a picture early. A hint belongs into a head, which a view does not
 * have.
 */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;
/**
 * Matches the mark of {@link UNTIL_FOUND} in rendered HTML. A view's text cannot match, because
 * React escapes quotes there.
 */
const UNTIL_FOUND = / data-hidden="until-found"/g;

export const renderView = (view: View, data: Json, rootId: string): string =>
  renderToString(<IslandRoot view={view} data={data} services={services} />, {
    identifierPrefix: rootId,
  })
    .replace(PRELOADS, '')
    .replace(UNTIL_FOUND, ' hidden="until-found"');

/**
 * What a section says about itself. Description, events and policy describe the whole section as an
 * element, such as `<ringside-news>`.
 */
export interface SectionOptions extends OwnFacts {
  name: string;
  pages: PageTable;
  elements: ElementTable;
  /**
   * Keys in the visitor's storage for values that no other section reads. Each begins with
   * `ringside:`.
   */
  storageKeys?: readonly string[];
  /** The states that the section stores, and that other sections may read. */
  states?: readonly State[];
  /**
   * Tags and routes of sections that are not on the site yet, such as `ringside-mini-cart` and
   * `/cart/:id`. The tool refuses a release that needs any other missing tag or route.
   */
  awaits?: readonly string[];
  /**
   * Returns further text files, such as `feed.xml`, by their path from the site's root.
   * @param origin the site's public URL; in a build, a placeholder
   */
  files?: (origin: string) => Readonly<Record<string, string>>;
  /** Data that the embed files of other sections' widgets contain, by tag. */
  widgetData?: Readonly<Record<string, Json>>;
}

/** A section, which its `server.tsx` exports. Only builds and `npm run dev` run this code. */
export type Section = ReturnType<typeof createSection>;

export function createSection({
  name,
  pages,
  elements,
  storageKeys = [],
  states = [],
  awaits,
  files,
  widgetData = {},
  ...facts
}: SectionOptions) {
  const tags = Object.keys(elements);
  const own = <Value,>(table: Readonly<Record<string, Value>>, key: string): Value => {
    const value = Object.hasOwn(table, key) ? table[key] : undefined;
    if (!value)
      throw new Error(`@ringside/mf-${name} has no "${key}". Add it to pages.ts or elements.ts.`);
    return value;
  };
  let listing: ReturnType<typeof loadersOf> | undefined;
  const loaders = () => {
    listing ??= loadersOf(name, pages);
    return listing;
  };
  const variantsOf = (tag: string): readonly Attributes[] => {
    const { choices, onSite } = own(elements, tag);
    const all = [...choices(), ...(onSite?.() ?? [])];
    return [
      ...new Map(all.map((attributes) => [variantKey(tag, attributes), attributes])).values(),
    ];
  };
  const manifest: SectionManifest = {
    name,
    contract: CONTRACT_VERSION,
    routes: Object.keys(pages).filter((path) => !isNotFound(path)),
    elements: tags,
    staticElements: tags.filter((tag) => !elements[tag]?.client),
    storageKeys: [...storageKeys, ...states.map(({ key }) => storageKeyOf(key))],
    ...(states.length > 0 && { states: describeStates(name, states) }),
    ...startsOf({ ...pages, ...elements }),
    ...(awaits && { awaits }),
  };
  return {
    manifest,
    /** @throws when an entry of a table is incomplete */
    describe: (): ElementDescription[] =>
      describeElements({ name, facts, routes: manifest.routes, elements }),
    files: (origin: string): Readonly<Record<string, string>> => files?.(origin) ?? {},
    widgetData,
    /** Returns the paths of all pages. `/news/404` is the page for unknown URLs below `/news`. */
    paths: async (): Promise<readonly string[]> => [...(await loaders()).keys()],
    load: async (path: string): Promise<LoadedPage | undefined> => (await loaders()).get(path)?.(),
    render({ data, serverOnly, ...page }: LoadedPage): RenderedPage {
      const entry = own(pages, page.page);
      return {
        ...page,
        ...rendered(`pages.ts: '${page.page}'`, entry, asJson(data), serverOnly),
      };
    },
    variants: (): [tag: string, attributes: Attributes][] =>
      tags.flatMap((tag) =>
        variantsOf(tag).map((attributes): [string, Attributes] => [tag, attributes]),
      ),
    choices(): Record<string, readonly Attributes[]> {
      const all = tags.map((tag) => [tag, own(elements, tag).choices()] as const);
      return Object.fromEntries(all.filter(([, sets]) => sets.length > 0));
    },
    loadElement: (tag: string, attributes: Attributes): Json =>
      asJson(own(elements, tag).load(attributes)),
    renderElement(tag: string, data: Json): RenderedView {
      return rendered(`elements.ts: '${tag}'`, own(elements, tag), data);
    },
  };
}

/** Returns the value as JSON, in the form in which a release stores it and the browser reads it. */
function asJson(value?: object): Json {
  if (!value) throw new Error('load returned no data. Return an object, such as {}.');
  return JSON.parse(JSON.stringify(value));
}

/**
 * Renders a view to HTML and data.
 * @throws when a view without script contains a control, which works only with script, or has a
 *   `start`
 */
function rendered(
  entry: string,
  {
    view,
    client,
    start = 'intent',
  }: Pick<ElementTable[string] | PageTable[string], 'view' | 'client' | 'start'>,
  data: Json,
  serverOnly?: object,
): RenderedView {
  const refuse = (what: string): never => {
    throw new Error(`${entry} has client: false, but ${what}. Remove client: false.`);
  };
  const html = renderView(
    view,
    serverOnly ? Object.assign({}, data, serverOnly) : data,
    ROOT_PLACEHOLDER,
  );
  const startsByItself = start !== 'intent';
  if (client === false && startsByItself) refuse(`starts on its own (start: '${start}')`);
  if (client === false && hasControl(html)) refuse('its view shows a control, such as a button');

  if (startsByItself) return { html, data, start };
  return hasControl(html) ? { html, data } : { html };
}

function startsOf(
  entries: Readonly<Record<string, { start?: Start }>>,
): Pick<SectionManifest, 'starts'> {
  const all = Object.entries(entries).flatMap(([name, { start = 'intent' }]) =>
    start === 'intent' ? [] : [[name, start] as const],
  );
  return all.length > 0 ? { starts: Object.fromEntries(all) } : {};
}

const isNotFound = (path: string): boolean => path.endsWith('/404');

async function loadersOf(
  name: string,
  pages: PageTable,
): Promise<ReadonlyMap<string, () => Promise<LoadedPage>>> {
  const loaders = new Map<string, () => Promise<LoadedPage>>();
  const entries = new Map<string, string>();
  for (const [page, { values, load }] of Object.entries(pages))
    for (const value of values ? await values() : ['']) {
      const path = page.replace(/:\w+/, () => value);
      const refuse = (why: string) => {
        throw new Error(`pages.ts of ${name}: ${why}`);
      };
      if (!ROUTE.test(path))
        refuse(`'${page}' gives ${path}. Values have only letters, digits, - and _.`);
      const other = entries.get(path);
      const advice = 'Rename one, or leave out that value.';
      if (other) refuse(`'${other}' and '${page}' both have the page ${path}. ${advice}`);
      entries.set(path, page);
      const status = isNotFound(path) ? { status: 404 as const } : {};
      loaders.set(path, async () => ({ page, ...(await load(value)), ...status }));
    }
  return loaders;
}

export { createCards, createPictures, type PictureIndex } from './content/pictures.ts';
export { defineElement, definePages, type LoadedPage, type PageData } from './tables.ts';
