import { namedUrls, sitePath } from '@ringside/shared/build/siteUrls';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';

/** Every URL of this site in a page and its data. */
export function urlsIn(html: string): string[] {
  const named = [...attributesOf(parse(html))].flatMap(({ name, value }) => namedUrls(name, value));
  const files = filesNamedIn(html).map((path) => `/${path}`);
  return [...new Set([...named.flatMap((each) => sitePath(each) ?? []), ...files])];
}

/** Every released file that a text mentions, in a path or a full URL. */
export function filesNamedIn(text: string): string[] {
  return text.match(/(?<=\/)(?:assets|vendor|embed)\/[\w./@-]*\.\w+/g) ?? [];
}

function* attributesOf(node: Tree.Node): Generator<{ name: string; value: string }> {
  if ('attrs' in node) yield* node.attrs;
  if ('content' in node) yield* attributesOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* attributesOf(child);
}
