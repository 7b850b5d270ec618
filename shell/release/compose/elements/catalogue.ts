import {
  CATALOGUE_PAGES,
  type Catalogue,
  type CatalogueElement,
  type CatalogueFile,
  type LoadedPage,
} from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../../format/site.ts';
import { type EmbeddedElement, embeddedElements } from './embeddedElements.ts';

/** Pages that the builder offers of a section; a visitor may write another. */
const PAGES_OFFERED = 20;

/** Whether compose gives a page the catalogue. */
export const hasCatalogue = ({ release }: LoadedSection, path: string): boolean =>
  release.name === 'shell' && CATALOGUE_PAGES.includes(path);

/** A page as it was loaded, with the catalogue in its data if it shows that. */
export const withCatalogue = (
  owner: LoadedSection,
  path: string,
  page: LoadedPage,
  catalogue: Catalogue,
): LoadedPage =>
  hasCatalogue(owner, path) ? { ...page, data: { ...(page.data as object), catalogue } } : page;

/** What partners can have of a site, for the pages of the shell that offer and show it. */
export function catalogueOf(site: Site, files: readonly CatalogueFile[]): Catalogue {
  return {
    origin: site.origin,
    files: Object.fromEntries(files.map((file) => [file.name, file])),
    elements: embeddedElements(site).map((each) => describe(site, each)),
  };
}

function describe(site: Site, { file, element, section }: EmbeddedElement): CatalogueElement {
  const { tagName: tag, description = '', attributes = [], cssProperties = [], policy } = element;
  const { release, server, content, pages } = section;
  const choices = server.elementChoices?.(content)[tag];
  const data = site.sections
    .map((each) => each.server.widgetData?.()[tag])
    .find((each) => each !== undefined);
  const isSection = tag === `ringside-${release.name}`;
  return {
    tag,
    file,
    description,
    attributes: attributes.map(({ name, description: says = '', type, default: value }) => ({
      name,
      description: says,
      type: type?.text ?? 'string',
      ...(value !== undefined && { default: value }),
    })),
    properties: cssProperties.map(({ name, description: says = '', syntax, default: value }) => ({
      name,
      description: says,
      ...(syntax && { syntax }),
      ...(value !== undefined && { default: value }),
    })),
    policy,
    ...(choices && { choices }),
    ...(isSection && { routes: release.routes, pages: offered(release.routes, [...pages.hashes.keys()]) }),
    ...(data !== undefined && { data }),
  };
}

/** Pages that are there whatever the content first. */
function offered(routes: readonly string[], paths: readonly string[]): string[] {
  const found = paths.filter((path) => !path.endsWith('/404'));
  const fixed = routes.filter((route) => found.includes(route));
  return [...new Set([...fixed, ...found])].slice(0, PAGES_OFFERED);
}
