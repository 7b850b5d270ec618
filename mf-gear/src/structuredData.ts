import type { Json } from '@ringside/shared/contract';
import type { GearCategory, Product } from './content/schema.ts';

const list = (name: string, items: readonly { readonly [key: string]: Json }[]): Json => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

/** What a search engine may know of the gear page: names alone, since nothing is sold on it. */
export function productItemList(name: string, products: readonly Product[]): Json {
  return list(
    name,
    products.map((product) => ({ name: product.name })),
  );
}

/** A top-10 list with our one rating of each product, as the page shows it. */
export function rankedItemList({ title, products }: GearCategory): Json {
  return list(
    title,
    products.map(({ name, brand, rating, summary }) => ({
      item: {
        '@type': 'Product',
        name,
        brand: { '@type': 'Brand', name: brand },
        description: summary,
        review: {
          '@type': 'Review',
          author: { '@type': 'Organization', name: 'Ringside' },
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 0 },
        },
      },
    })),
  );
}
