import {
  type Attributes,
  type ModuleAddress,
  moduleKey,
  type PageRoot,
  ROOT_PLACEHOLDER,
  WIDGETS,
} from '@ringside/shared/contract';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { LIMITS } from '../../format/allowed/limits.ts';
import { type LoadedSection, moduleAddress, type Site } from '../../format/site.ts';
import { findPlaced } from '../../format/variants.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { elementsOf, pathsIn } from '../html.ts';
import { parseView } from './checkView.ts';

export type PlacedElement = readonly [tag: string, attributes: Attributes];

/** What fills the elements of a page, in document order. */
export interface Filling {
  path: string;
  /** Ids of islands begin with this prefix. */
  prefix: 'r' | 'l' | typeof ROOT_PLACEHOLDER;
  /** The site's origin, if it is known. */
  origin?: string;
  owners: Pick<ReadonlyMap<string, LoadedSection>, 'get'>;
  isAwaited: Site['isAwaited'];

  // What is placed. Filling adds to it.
  roots: PageRoot[];
  modules: Record<string, ModuleAddress>;
  sections: Set<LoadedSection>;
  elements: PlacedElement[];
  links: Set<string>;
  /** How many elements the page has, of any tag. */
  count: number;
  /** Whether an island starts by itself. */
  starts?: boolean;
}

/** Begins a filling. Fillings that have a list or a set of `shared` in common add to the same one. */
export const newFilling = (
  around: Pick<Filling, 'path' | 'prefix' | 'origin' | 'owners' | 'isAwaited'>,
  shared: Partial<Pick<Filling, 'modules' | 'sections' | 'links'>> = {},
): Filling => ({
  ...around,
  roots: [],
  modules: {},
  sections: new Set(),
  elements: [],
  links: new Set(),
  count: 0,
  ...shared,
});

/** Places what each element's section rendered for its attributes. */
export async function fillElements(
  section: LoadedSection,
  html: string,
  filling: Filling,
  where: string,
  depth = 0,
): Promise<Tree.DocumentFragment> {
  const { path, origin, links } = filling;
  const isShell = section.release.name === 'shell';
  const kind = depth === 0 ? 'page' : 'element';
  const fragment = isShell
    ? parseFragment(html)
    : parseView(html, { where, kind, path, origin }, links);

  for (const element of elementsOf(fragment)) {
    filling.count += 1;
    if (filling.count > LIMITS.pageElements)
      throw new ComposeError(
        'unsafe-markup',
        `${where} makes a page of more than ${LIMITS.pageElements} elements. Show fewer.`,
      );
    if (isShell) for (const path of pathsIn(element, filling.path)) links.add(path);
    if (element.tagName.startsWith('ringside-')) await fillElement(element, filling, where, depth);
  }
  return fragment;
}

export function addIsland(
  { roots, modules }: Filling,
  { release }: LoadedSection,
  island: PageRoot,
): void {
  roots.push(island);
  modules[moduleKey(island)] ??= moduleAddress(release, 'client');
}

/** The modules of the shell's elements that are placed. */
export function addWidgets(
  { elements, modules }: Pick<Filling, 'elements' | 'modules'>,
  { release }: LoadedSection,
): void {
  for (const name of WIDGETS)
    if (release.modules[name] && elements.some(([tag]) => tag === `ringside-${name}`))
      modules[`shell/${name}`] = moduleAddress(release, name);
}

async function fillElement(element: Tree.Element, filling: Filling, where: string, depth: number) {
  const tag = element.tagName;
  refuseTooMany(filling, tag, where, depth);
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  filling.elements.push([tag, attributes]);
  if (!filling.owners.get(tag) && filling.isAwaited(tag)) return;

  const { section, variant } = findPlaced(filling.owners, tag, attributes, where);
  const id = islandId(filling);
  const { name } = section.release;
  filling.sections.add(section);
  element.attrs.push({ name: 'data-section', value: name });

  const { html, data, start } = await variant.load();
  if (data !== undefined) {
    addIsland(filling, section, { id, section: name, element: tag, data });
    element.attrs.push({ name: 'data-root', value: id });
    if (start) {
      element.attrs.push({ name: 'data-start', value: start });
      filling.starts = true;
    }
  }

  const placed = html.replaceAll(ROOT_PLACEHOLDER, id);
  const filled = await fillElements(section, placed, filling, `<${tag}> in ${where}`, depth + 1);
  element.childNodes = filled.childNodes;
}

function refuseTooMany({ elements }: Filling, tag: string, where: string, depth: number): void {
  if (depth > LIMITS.placedDepth)
    throw new ComposeError('element-cycle', `<${tag}> contains itself. Remove one.`);

  if (elements.length >= LIMITS.placed)
    throw new ComposeError(
      'element-cycle',
      `${where} makes a page of more than ${LIMITS.placed} of the site's elements, of which each may contain others. Place fewer.`,
    );
}

/**
 * The id of the island in the element that was placed last. A variant is the content of its first
 * element. The page's own island is r0.
 */
function islandId({ prefix, elements }: Filling): string {
  if (prefix === ROOT_PLACEHOLDER && elements.length === 1) return ROOT_PLACEHOLDER;
  return `${prefix}${elements.length}`;
}
