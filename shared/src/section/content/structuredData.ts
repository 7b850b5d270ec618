import type { Json } from '../../contract/index.ts';

type Properties = { readonly [property: string]: Json };

/** The author and publisher of everything here, as in the header and footer of every page. */
export const PUBLISHER: Json = { '@type': 'Organization', name: 'Ringside', url: '/', logo: '/logo.svg' };

/**
 * An object for `head.structuredData`. It may only describe what the page shows. Strings that begin with a slash are
 * URLs from the site's root; composing makes them absolute.
 *
 * @param type a type of https://schema.org
 */
export const structured = (type: string, properties: Properties): Json => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

/**
 * A list in the order in which the page shows it. Each entry has a `name`, and a `url` if it has a page, or an `item`.
 */
export const itemList = (name: string, entries: readonly Properties[]): Json =>
  structured('ItemList', {
    name,
    numberOfItems: entries.length,
    itemListElement: inOrder(entries),
  });

/**
 * The path from the home page to the page itself, with the names used in the header's links and in the page's heading.
 *
 * @param steps the pages between home and the page, then the page itself, each with its URL from the site's root
 */
export const breadcrumbs = (...steps: readonly (readonly [name: string, path: string])[]): Json =>
  structured('BreadcrumbList', {
    itemListElement: inOrder([['Home', '/'], ...steps].map(([name = '', item = '']) => ({ name, item }))),
  });

const inOrder = (entries: readonly Properties[]): Json =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
