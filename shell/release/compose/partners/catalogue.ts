import type {
  Catalogue,
  CatalogueElement,
  CatalogueFile,
  ElementDescription,
  ElementDocs,
  Json,
} from '@ringside/shared/contract';
import type { Site } from '../../format/site.ts';
import { interfaceOf } from './types.ts';

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

/**
 * Returns the catalogue of elements and embed files, and what the shell makes of it, by path.
 * @param contract the paths of the other files for partners
 */
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

export const widgetData = (site: Site, tag: string): Json | undefined =>
  site.sections.map((section) => section.widgetData[tag]).find((data) => data !== undefined);
