import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parseFragment } from 'parse5';

/**
 * Every element below a node, in document order. It skips the children of our own elements, which are filled
 * separately.
 */
export function* elementsOf(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of [...node.childNodes]) {
    if (!('tagName' in child)) continue;
    yield child;
    if (!child.tagName.startsWith('ringside-')) yield* elementsOf(child);
  }
}

export const attribute = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

/**
 * The path of a URL on this site, without query and hash; undefined for other origins and for links within the
 * page.
 */
export function sitePath(url: string | undefined): string | undefined {
  if (!url?.startsWith('/') || url.startsWith('//')) return undefined;
  return url.replace(/[?#].*$/, '');
}

export function linksIn(html: string): string[] {
  const elements = [...elementsOf(parseFragment(html))];
  return elements.flatMap((element) => sitePath(attribute(element, 'href')) ?? []);
}
