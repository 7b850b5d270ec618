import {
  CATALOGUE_PAGES,
  type Catalogue,
  type CatalogueElement,
  type CatalogueFile,
  type LoadedPage,
} from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../../format/site.ts';
import { type EmbeddedElement, embeddedElements } from './embeddedElements.ts';

/** How many pages of a section the catalogue names, for shells released before. */
const MAX_PAGES_OFFERED = 20;

/** Whether a page is made from the catalogue: one that receives it, or one about an element. */
export const hasCatalogue = ({ release }: LoadedSection, path: string): boolean =>
  release.name === 'shell' && /^\/embed(\/|$)/.test(path);

/** A loaded page, with the catalogue if it shows the catalogue: in its data, or in `serverOnly` if only the server needs it. */
export const withCatalogue = (
  section: LoadedSection,
  path: string,
  page: LoadedPage,
  catalogue: Catalogue,
): LoadedPage => {
  if (!hasCatalogue(section, path) || !CATALOGUE_PAGES.includes(path)) return page;
  const isServerOnly = 'catalogue' in (page.serverOnly ?? {});
  const place = isServerOnly ? 'serverOnly' : 'data';
  return { ...page, [place]: { ...(page[place] as object), catalogue } };
};

/** Everything that a site offers to partners, for the shell's pages that show it. */
export function catalogueOf(site: Site, files: readonly CatalogueFile[]): Catalogue {
  return {
    origin: site.origin,
    files: Object.fromEntries(files.map((file) => [file.name, file])),
    elements: embeddedElements(site).map((each) => describe(site, each)),
    ...(site.shell.server.elementPages && { hasElementPages: true }),
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

/** Lists first the pages that exist for any content. */
function offered(routes: readonly string[], paths: readonly string[]): string[] {
  const found = paths.filter((path) => !path.endsWith('/404'));
  const fixed = routes.filter((route) => found.includes(route));
  return [...new Set([...fixed, ...found])].slice(0, MAX_PAGES_OFFERED);
}
