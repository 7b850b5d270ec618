import type { Json } from '../../contract/index.ts';

type Properties = { readonly [property: string]: Json };

/** The author and publisher of all content of this site. */
export const PUBLISHER: Json = {
  '@type': 'Organization',
  name: 'Ringside',
  url: '/',
  logo: '/logo.svg',
};

/**
 * Makes an entry of `head.structuredData`, which may only describe what the page shows. Composing
 * makes strings that begin with a slash absolute URLs.
 * @param type a type of https://schema.org
 */
export const structured = (type: string, properties: Properties): Json => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

/**
 * Makes a list in the page's order. Each entry has a `name`, and a `url` if the entry has a page,
 * or an `item`.
 */
export const itemList = (name: string, entries: readonly Properties[]): Json =>
  structured('ItemList', {
    name,
    numberOfItems: entries.length,
    itemListElement: inOrder(entries),
  });

/**
 * Makes the path from home to the page. The names are those of the header and of the page's
 * heading.
 * @param steps the pages after home, the page itself last
 */
export const breadcrumbs = (...steps: readonly (readonly [name: string, path: string])[]): Json =>
  structured('BreadcrumbList', {
    itemListElement: inOrder(
      [['Home', '/'], ...steps].map(([name = '', item = '']) => ({ name, item })),
    ),
  });

const inOrder = (entries: readonly Properties[]): Json =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
