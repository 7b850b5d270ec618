import { namedUrls, sitePath } from '@ringside/shared/build/siteUrls';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * Yields the elements of a tree, without the children of our own elements, which are filled
 * separately.
 */
export function* elementsOf(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of [...node.childNodes]) {
    if (!('tagName' in child)) continue;
    yield child;
    if (!child.tagName.startsWith('ringside-')) yield* elementsOf(child);
  }
}

export function* everyElement(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* everyElement(child);
  }
}

export const attribute = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

export const pathsIn = ({ attrs }: Tree.Element, from?: string): string[] =>
  attrs.flatMap(({ name, value }) =>
    namedUrls(name, value).flatMap((url) => sitePath(url, from) ?? []),
  );

export const linksIn = (html: string): string[] =>
  [...elementsOf(parseFragment(html))].flatMap((element) => pathsIn(element));

export const linksInStyle = (style: string, base: string): string[] =>
  [...style.matchAll(/url\(\s*["']?([^"')]+)/g)].flatMap(
    ([, url = '']) => sitePath(url.trim(), base) ?? [],
  );
