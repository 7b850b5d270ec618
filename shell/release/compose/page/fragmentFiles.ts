import { hashOf } from '@ringside/shared/build/hash';
import {
  type Attributes,
  type FragmentFile,
  type FragmentVariant,
  partOf,
  ROOT_PLACEHOLDER,
  type Start,
  variantKey,
} from '@ringside/shared/contract';
import { type LoadedSection, type Site, styleOf } from '../../format/site.ts';
import { openTag } from '../../format/variants.ts';
import { attribute } from '../html.ts';
import { addWidgets, type Filling, fillElements, newFilling } from './fill.ts';
import { printTree } from './printTree.ts';

/**
 * The largest file, in characters. A larger file is split into parts, so that a visitor does not
 * load all variants for one.
 */
const MAX_FILE = 64_000;

/** The URL of each element's file, by tag. */
export type FragmentUrls = ReadonlyMap<string, string>;

export interface ComposedFragments {
  urls: FragmentUrls;
  /** The files by path from the site's root, with the links that their variants contain. */
  files: ReadonlyMap<string, { text: string; links: readonly string[] }>;
}

/** Composes all variants of each element that a view of any section may change or show later. */
export async function composeFragments(site: Site): Promise<ComposedFragments> {
  const tags = new Set(site.sections.flatMap(({ release }) => release.fragments ?? []));
  const urls = new Map<string, string>();
  const files = new Map<string, { text: string; links: readonly string[] }>();
  for (const tag of [...tags].sort()) {
    const owner = site.owners.get(tag);
    // The shell's elements follow their attributes by themselves.
    if (!owner || owner === site.shell) continue;
    const { file, links } = await composeVariants(site, tag);
    const write = (content: FragmentFile, suffix = '') => {
      const text = JSON.stringify(content);
      const path = `assets/${owner.release.name}/${tag}${suffix}-${hashOf(text)}.fragments.json`;
      files.set(path, { text, links });
      return `/${path}`;
    };
    urls.set(tag, write(split(file, write)));
  }
  return { urls, files };
}

/**
 * The files that a page needs: those of elements that a view on it may show, and that a view in
 * these may show.
 * @param sections the names of all sections that may have an island on the page
 */
export function fragmentsOn(
  site: Site,
  sections: readonly string[],
  urls: FragmentUrls,
): Record<string, string> | undefined {
  const reached = new Set(sections);
  const shown = new Set<string>();
  // The loop also visits what is added meanwhile.
  for (const name of reached) {
    const section = site.sections.find(({ release }) => release.name === name);
    for (const tag of section?.release.fragments ?? []) {
      if (!urls.has(tag)) continue;
      shown.add(tag);
      reached.add(site.owners.get(tag)?.release.name ?? '');
    }
  }
  const entries = [...shown].sort().map((tag) => [tag, urls.get(tag) ?? ''] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Composes what an element shows for each set of its attributes, with the links in it. */
export async function composeVariants(
  site: Site,
  tag: string,
): Promise<{ file: FragmentFile; links: string[] }> {
  const links = new Set<string>();
  const modules: Filling['modules'] = {};
  const sections = new Set<LoadedSection>();
  const islands = new Set<string>();
  const variants: Record<string, FragmentVariant> = {};
  const owner = site.owners.get(tag);
  for (const attributes of owner?.variants(tag) ?? []) {
    // The browser replaces the placeholder.
    const { origin, owners, isAwaited } = site;
    const around = { path: '/', prefix: ROOT_PLACEHOLDER, origin, owners, isAwaited } as const;
    const filling = newFilling(around, { modules, sections, links });
    variants[variantKey(tag, attributes)] = await composeVariant(site, tag, attributes, filling);
    addWidgets(filling, site.shell);
    for (const { section } of filling.roots) islands.add(section);
  }
  const styles = [...sections]
    .filter(({ release }) => !islands.has(release.name) && release.name !== 'shell')
    .flatMap(({ release }) => styleOf(release) ?? []);
  const file = { section: owner?.release.name ?? '', variants, modules, styles };
  return { file, links: [...links] };
}

async function composeVariant(
  site: Site,
  tag: string,
  attributes: Attributes,
  filling: Filling,
): Promise<FragmentVariant> {
  const html = `${openTag(tag, attributes)}</${tag}>`;
  const fragment = await fillElements(site.shell, html, filling, `<${tag}>`);
  const [element] = fragment.childNodes;
  if (!element || !('tagName' in element)) throw new Error(`<${tag}> is not an element.`);
  const start = attribute(element, 'data-start') as Start | undefined;
  return { html: printTree(element), roots: filling.roots, ...(start && { start }) };
}

/** Splits the variants into a file that names its parts, if there are many. */
function split(
  file: FragmentFile,
  write: (part: FragmentFile, suffix: string) => string,
): FragmentFile {
  const entries = Object.entries(file.variants);
  const size = JSON.stringify(file.variants).length;
  const count = Math.min(Math.ceil(size / MAX_FILE), entries.length);
  if (count <= 1) return file;
  const parts = Array.from({ length: count }, (_, part) => {
    const variants = entries.filter(([key]) => partOf(key, count) === part);
    return write({ ...file, variants: Object.fromEntries(variants) }, `-${part}`);
  });
  return { ...file, variants: {}, parts };
}
