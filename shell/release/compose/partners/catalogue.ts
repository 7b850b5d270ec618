import {
  type Attributes,
  type Catalogue,
  type CatalogueElement,
  type CatalogueFile,
  type ElementDescription,
  type ElementDocs,
  fragmentPath,
  type Json,
  type RenderedPage,
} from '@ringside/shared/contract';
import type { Package } from 'custom-elements-manifest/schema.d.ts';
import type { LoadedSection, Site } from '../../format/site.ts';
import { openTag } from '../../format/variants.ts';
import { interfaceOf, typeFiles } from './types.ts';

export const hasCatalogue = ({ release }: LoadedSection, path: string): boolean =>
  release.name === 'shell' && /^\/embed(\/|$)/.test(path);

/**
 * The elements that an embed file defines: its own, or its section's. Other elements are for our
 * own pages only.
 */
export function embeddedElements(site: Site) {
  const all = site.sections.flatMap((section) =>
    section.descriptions.flatMap((element) => {
      const names = [element.tagName.replace('ringside-', ''), section.release.name];
      const file = names.find((each) => section.embeds.has(each));
      return file ? [{ file, element, section }] : [];
    }),
  );
  return all.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

function describe(
  site: Site,
  { file, element, section }: ReturnType<typeof embeddedElements>[number],
): CatalogueElement {
  const { tagName: tag, description, attributes, cssProperties: properties, policy } = element;
  const { itemHeight } = element;
  const { name, routes } = section.release;
  const choices = section.choices[tag];
  const data = widgetData(site, tag);
  return {
    tag,
    file,
    description,
    attributes: attributes.map(({ fieldName: _, type, ...attribute }) => ({
      ...attribute,
      type: type.text,
    })),
    properties,
    policy,
    ...(choices && { choices }),
    ...(itemHeight !== undefined && { itemHeight }),
    ...(tag === `ringside-${name}` && { routes: fixedFirst(routes) }),
    ...(data !== undefined && { data }),
  };
}

/** Without `path`, an element shows the first route, which needs a fixed one. */
export function fixedFirst(routes: readonly string[]): readonly string[] {
  const first = routes.find((route) => !route.includes(':'));
  return first ? [first, ...routes.filter((route) => route !== first)] : routes;
}

/** @param contract the paths of the other files for partners */
export async function partnerPages(
  site: Site,
  files: readonly CatalogueFile[],
  contract: readonly string[],
) {
  const elements = embeddedElements(site);
  const catalogue: Catalogue = {
    origin: site.origin,
    files: Object.fromEntries(files.map((file) => [file.name, file])),
    elements: elements.map((each) => describe(site, each)),
  };
  const docs = elements.map(({ element }) => [element.tagName, docsOf(element)]);
  const reference = { docs: Object.fromEntries(docs), files: contract.map((path) => `/${path}`) };
  return new Map(
    Object.entries((await site.shell.server.partnerPages?.(catalogue, reference)) ?? {}),
  );
}

const docsOf = ({
  events,
  slots,
  cssParts: parts,
  ...element
}: ElementDescription): ElementDocs => ({
  interface: interfaceOf(element),
  events: events.map((event) => ({ ...event, type: event.type.text })),
  slots,
  parts,
  accessibility: element.accessibility,
});

/** One manifest, and types for HTML and three frameworks. */
export function* contractFiles(site: Site): Generator<readonly [path: string, text: string]> {
  const files = new Map<string, ElementDescription[]>();
  for (const { file, element } of embeddedElements(site))
    files.set(`${file}.js`, [...(files.get(`${file}.js`) ?? []), element]);
  yield ['embed/custom-elements.json', `${JSON.stringify(manifestOf(files), null, 2)}\n`];
  for (const [file, text] of Object.entries(typeFiles([...files.values()].flat())))
    yield [`embed/types/${file}`, text];
}

/** @see https://github.com/webcomponents/custom-elements-manifest */
const manifestOf = (files: ReadonlyMap<string, readonly ElementDescription[]>): Package => ({
  schemaVersion: '1.0.0',
  modules: [...files].map(([path, declarations]) => ({
    kind: 'javascript-module',
    path,
    declarations: [...declarations],
    exports: declarations.map(({ tagName, name }) => ({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module: path },
    })),
  })),
});

/** This page shows the element that its URL names. */
export const ELEMENT_FRAME = '/embed/frame';

export const isIframePage = (path: string): boolean =>
  /^\/embed\/(frame|ringside-[\w-]+)(\/|$)/.test(path);

/** One page for each offered set of attributes. */
export const fragmentPages = ({ choices }: LoadedSection): ReadonlyMap<string, RenderedPage> =>
  new Map(
    Object.entries(choices).flatMap(([tag, sets]) =>
      sets.map((attributes) => [fragmentPath(tag, attributes), page(tag, attributes)] as const),
    ),
  );

function page(tag: string, attributes: Attributes): RenderedPage {
  const words = tag.replace('ringside-', '').replaceAll('-', ' ');
  const title = [words.charAt(0).toUpperCase() + words.slice(1), ...Object.values(attributes)].join(
    ', ',
  );
  const description = `${title}: a part of Ringside for other pages.`;
  return { page: tag, html: `${openTag(tag, attributes)}</${tag}>`, head: { title, description } };
}

export const widgetData = (site: Site, tag: string): Json | undefined =>
  site.sections.map((section) => section.widgetData[tag]).find((data) => data !== undefined);
