import type { PageRoot } from '@ringside/shared/contract';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parseFragment, serialize } from 'parse5';
import type { LoadedSection } from './site.ts';

/** Custom elements deeper than this hold each other in a circle. */
const MAX_DEPTH = 8;

export interface FilledHtml {
  html: string;
  /** Addresses the HTML links to, on this site, without query and hash. */
  links: string[];
}

/**
 * Fills every registered custom element in `html` through its owner's `renderElement`, and those inside them.
 *
 * @param owners which section owns each tag
 * @param roots takes one entry for each element that hydrates, in document order
 * @throws when an element of ours has no owner, or its attributes do not fit
 */
export function fillElements(
  html: string,
  owners: ReadonlyMap<string, LoadedSection>,
  roots: PageRoot[],
  depth = 0,
): FilledHtml {
  const links: string[] = [];
  const fragment = parseFragment(html);
  for (const element of elementsOf(fragment)) {
    const link = element.tagName === 'a' && attribute(element, 'href');
    if (link) links.push(...sitePath(link));
    if (!element.tagName.startsWith('ringside-')) continue;
    const filled = fillElement(element, owners, roots, depth);
    links.push(...filled.links);
  }
  return { html: serialize(fragment), links };
}

function fillElement(
  element: Tree.Element,
  owners: ReadonlyMap<string, LoadedSection>,
  roots: PageRoot[],
  depth: number,
): FilledHtml {
  const tag = element.tagName;
  const owner = owners.get(tag);
  if (!owner) throw new ComposeError('unknown-element', `<${tag}> belongs to no section of this site.`);
  if (depth > MAX_DEPTH) throw new ComposeError('element-cycle', `<${tag}> holds itself.`);
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  const id = `r${roots.length}`;
  const data = owner.server.loadElement(tag, attributes);
  const section = owner.release.name;
  element.attrs.push({ name: 'data-section', value: section });
  if (section !== 'shell') {
    roots.push({ id, section, element: tag, data });
    element.attrs.push({ name: 'data-root', value: id });
  }
  const inner = fillElements(owner.server.renderElement(tag, data, id), owners, roots, depth + 1);
  element.childNodes = parseFragment(inner.html).childNodes;
  for (const child of element.childNodes) child.parentNode = element;
  return inner;
}

/** Every element below a node, in document order. Children of our own elements are whoever fills them. */
function* elementsOf(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of [...node.childNodes]) {
    if (!('tagName' in child)) continue;
    yield child;
    if (!child.tagName.startsWith('ringside-')) yield* elementsOf(child);
  }
}

const attribute = (element: Tree.Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;

/** The path of a link to this site; nothing for other origins and for places on the same page. */
function sitePath(href: string): string[] {
  if (!href.startsWith('/') || href.startsWith('//')) return [];
  return [href.replace(/[?#].*$/, '')];
}

/** A set of releases that does not make a site; `code` names the rule. */
export class ComposeError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`@ringside/shell: ${message} (${code})`);
    this.name = 'ComposeError';
  }
}
