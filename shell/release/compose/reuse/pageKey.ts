import { hashOf } from '@ringside/shared/build/hash';
import { nearestPackage } from '@ringside/shared/build/packageFolder';
import { packageSources, sourcesKey } from '@ringside/shared/build/sources';
import type { RenderedPage } from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../../format/site.ts';
import type { PlacedElement } from '../page/fill.ts';
import { type ComposedFragments, fragmentsOn } from '../page/fragmentFiles.ts';
import { hasCatalogue } from '../pagePaths.ts';

/** Folders with the code that composes. An installed tool has its code in `dist`. */
const CODE = ['compose', 'format', 'stores', 'hosting', 'dist', 'package.json'];

/** Changes with the code that composes pages, and with its dependencies. */
export const COMPOSER_KEY = sourcesKey(
  packageSources(nearestPackage(import.meta.dirname), CODE),
  (path) => !/\.test\.ts$/.test(path),
);

/** What pages refer to, besides releases. */
interface Parts {
  /** The pages of the catalogue, by path, and the script of their live views. */
  forPartners: ReadonlyMap<string, RenderedPage>;
  frameScript: string;
  fragments: Pick<ComposedFragments, 'urls'>;
}

/**
 * A page's key changes with anything it depends on. Releases have the hashes of what they rendered.
 */
export function pageKeys(site: Site, { forPartners, frameScript, fragments }: Parts) {
  const fingerprints = new Map(
    site.sections.map((section) => [section.release.name, fingerprintOf(section)]),
  );
  const common = [
    COMPOSER_KEY,
    site.origin,
    site.isPreview,
    site.sample,
    fingerprints.get('shell'),
  ];

  function elementKey([tag, attributes]: PlacedElement): unknown {
    const section = site.owners.get(tag);
    if (!section && site.isAwaited(tag)) return [tag, attributes];
    if (!section) throw new Error(`<${tag}> belongs to no section any more`);
    return [
      tag,
      attributes,
      fingerprints.get(section.release.name),
      section.variant(tag, attributes).hash,
    ];
  }

  /**
   * Returns the key of a page, or undefined if an element does not exist, which composing the page
   * reports.
   */
  return (
    section: LoadedSection,
    path: string,
    placed: readonly PlacedElement[],
  ): string | undefined => {
    const own = [path, fingerprints.get(section.release.name), section.pages.hashes.get(path)];
    const owners = placed.map(([tag]) => site.owners.get(tag)?.release.name ?? '');
    const changing = fragmentsOn(site, [section.release.name, ...owners], fragments.urls);
    const made = hasCatalogue(section, path) ? [forPartners.get(path), frameScript] : undefined;
    try {
      return hashOf(JSON.stringify([...common, made, changing, ...own, placed.map(elementKey)]));
    } catch {
      return undefined;
    }
  };
}

/** Hashes everything of a release but what it rendered. */
function fingerprintOf({ release }: LoadedSection): string {
  const { name, contract, routes, elements, boot, modules, laterModules, style, server, files } =
    release;
  const declared = [name, contract, routes, elements, modules, laterModules];
  const imported = Object.values({ ...modules, ...laterModules }).flatMap(({ file, imports }) => [
    file,
    ...imports,
  ]);
  const named = [boot, style, server, ...imported].map(
    (path) => path && [path, files[path]?.integrity],
  );
  return hashOf(JSON.stringify([declared, named]));
}
