import type { Json } from '../contract/index.ts';

const CONTEXT = 'https://schema.org';

type Properties = { readonly [property: string]: Json };

/** Who writes and publishes everything here, as the header and footer say on every page. */
export const PUBLISHER: Json = { '@type': 'Organization', name: 'Ringside', url: '/' };

/**
 * An object for `head.structuredData`. Say only what the page shows. Strings that begin with a slash are addresses
 * from the site's root; composing makes them whole.
 *
 * @param type a type of https://schema.org
 */
export const structured = (type: string, properties: Properties): Json => ({
  '@context': CONTEXT,
  '@type': type,
  ...properties,
});

/** A list in the order the page shows it. Each entry says its `name`, and its `url` where it has one, or its `item`. */
export const itemList = (name: string, entries: readonly Properties[]): Json =>
  structured('ItemList', {
    name,
    numberOfItems: entries.length,
    itemListElement: inOrder(entries),
  });

/**
 * Where a page stands, from the home page down to itself, in the words of the header's links and of its own heading.
 *
 * @param steps those between home and the page, then the page, each with its address from the site's root
 */
export const breadcrumbs = (...steps: readonly (readonly [name: string, path: string])[]): Json =>
  structured('BreadcrumbList', {
    itemListElement: inOrder([['Home', '/'], ...steps].map(([name = '', item = '']) => ({ name, item }))),
  });

const inOrder = (entries: readonly Properties[]): Json =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
