import type { ElementDescription } from '@ringside/shared/build/describeElements';
import type { Catalogue, ElementDocs, LoadedPage } from '@ringside/shared/contract';
import type { Site } from '../../format/site.ts';
import { embeddedElements } from './catalogue.ts';
import { interfaceOf } from './types.ts';

/**
 * The shell's page about each element by its URL. The shell's build cannot make them, because only a site has the list
 * of all elements.
 *
 * @param files URLs of files for partners' tools, relative to the site's root
 */
export async function elementPages(
  site: Site,
  catalogue: Catalogue,
  files: readonly string[],
): Promise<ReadonlyMap<string, LoadedPage>> {
  const docs = embeddedElements(site).map(({ element }) => [element.tagName, docsOf(element)]);
  const reference = { docs: Object.fromEntries(docs), files: files.map((file) => `/${file}`) };
  const made = Object.entries((await site.shell.server.elementPages?.(catalogue, reference)) ?? {});
  return new Map(made.map(([path, { page }]) => [path, page]));
}

/** The build gives everything a description. */
const docsOf = ({ events = [], slots = [], cssParts = [], ...element }: ElementDescription) =>
  ({
    interface: interfaceOf(element),
    events: events.map((event) => ({ ...event, type: event.type.text })),
    slots,
    parts: cssParts,
    accessibility: element.accessibility ?? [],
  }) as ElementDocs;
