import type { Catalogue, ElementDocs, LoadedPage } from '@ringside/shared/contract';
import type { Site } from '../../format/site.ts';
import { embeddedElements } from './embeddedElements.ts';
import { interfaceOf } from './htmlTypes.ts';

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
  const docs = embeddedElements(site).map(({ element }): [string, ElementDocs] => [
    element.tagName,
    {
      interface: interfaceOf(element),
      events: (element.events ?? []).map(({ name, type, description = '' }) => ({
        name,
        type: type.text,
        description,
      })),
      slots: named(element.slots),
      parts: named(element.cssParts),
      accessibility: element.accessibility ?? [],
    },
  ]);
  const reference = { docs: Object.fromEntries(docs), files: files.map((file) => `/${file}`) };
  const made = Object.entries((await site.shell.server.elementPages?.(catalogue, reference)) ?? {});
  return new Map(made.map(([path, { page }]) => [path, page]));
}

const named = (all: readonly { name: string; description?: string }[] = []) =>
  all.map(({ name, description = '' }) => ({ name, description }));
