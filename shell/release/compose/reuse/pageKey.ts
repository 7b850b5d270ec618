import { hashOf } from '@ringside/shared/build/hash';
import { nearestPackage } from '@ringside/shared/build/packageFolder';
import { packageSources, sourcesKey } from '@ringside/shared/build/sources';
import type { LoadedSection, Site } from '../../format/site.ts';
import { hasCatalogue } from '../elements/catalogue.ts';
import type { PlacedElement } from '../page/fill.ts';

/** The folders whose code composes pages, and, where this tool is installed, all of it. */
const CODE = ['compose', 'format', 'stores', 'hosting', 'dist', 'package.json'];

/** A hash of the code that composes, with `shared` and the versions that are installed: when it changes, every page is rendered again. */
const COMPOSER_KEY = sourcesKey(
  packageSources(nearestPackage(import.meta.dirname), CODE),
  (path) => !/\.test\.ts$/.test(path),
);

/**
 * Computes what a page depends on without loading or rendering it, since a release contains the hash of each page's
 * data.
 *
 * Two pages with the same key have the same bytes. A page's elements are those of its last rendering: they depend only
 * on the page's own data and code, and both are in the key.
 *
 * @param partners what pages for partners are made from
 */
export function pageKeys(site: Site, partners: unknown) {
  const fingerprints = new Map(
    site.sections.map((section) => [section.release.name, fingerprintOf(section)]),
  );
  const common = [COMPOSER_KEY, site.origin, site.isPreview, site.sample, fingerprints.get('shell')];
  const forPartners = hashOf(JSON.stringify(partners));

  async function elementKey([tag, attributes]: PlacedElement): Promise<unknown> {
    const section = site.owners.get(tag);
    if (!section) throw new Error(`no section owns <${tag}> any more`);
    const data = await section.server.loadElement(tag, attributes, section.content);
    return [tag, attributes, fingerprints.get(section.release.name), data];
  }

  /** Undefined if one of the elements cannot be loaded. The page must then be rendered, which reports the reason. */
  return async function keyOf(
    section: LoadedSection,
    path: string,
    placed: readonly PlacedElement[],
  ): Promise<string | undefined> {
    const own = [path, fingerprints.get(section.release.name), section.pages.hashes.get(path)];
    const made: unknown[] = [...common, hasCatalogue(section, path) && forPartners, ...own];
    try {
      for (const each of placed) made.push(await elementKey(each));
      return hashOf(JSON.stringify(made));
    } catch {
      return undefined; // Rendering runs into the same error and reports it.
    }
  };
}

/**
 * The parts of a section, apart from its data, on which pages that show it depend: its declarations and the files it
 * names.
 */
function fingerprintOf({ release }: LoadedSection): string {
  const { name, contract, code, routes, elements, staticElements, boot, modules, style, files } = release;
  const declared = [name, contract, code, routes, elements, staticElements, modules];
  const imported = Object.values(modules).flatMap(({ file, imports }) => [file, ...imports]);
  const named = [boot, style, ...imported].map((path) => path && [path, files[path]?.integrity]);
  return hashOf(JSON.stringify([declared, named]));
}
