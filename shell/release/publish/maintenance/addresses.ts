import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';
import { sitePath } from '../../compose/html.ts';

/** Attributes that hold one URL. `srcset` holds several. */
const ATTRIBUTES = ['href', 'src', 'poster', 'data-src'];

/** Every URL of this site in a page: links, pictures, scripts, styles, and URLs in its data. */
export function addressesIn(html: string): string[] {
  const addresses = new Set<string>();
  for (const { name, value } of attributesOf(parse(html))) {
    const named = name === 'srcset' ? value.split(',').map((each) => each.trim().split(/\s/)[0]) : [value];
    if (name !== 'srcset' && !ATTRIBUTES.includes(name)) continue;
    for (const each of named) {
      const path = sitePath(each);
      if (path) addresses.add(path);
    }
  }
  for (const path of filesNamedIn(html)) addresses.add(`/${path}`);
  return [...addresses];
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
