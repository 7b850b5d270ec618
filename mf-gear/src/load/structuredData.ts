import type { Json } from '@ringside/shared/contract';
import { itemList, PUBLISHER } from '@ringside/shared/section/structuredData';
import type { GearCategory, Product } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { pictureAt } from '../rules/pictureFor.ts';

/**
 * Structured data of the gear page: product names and the links to reviews. It has no prices, because nothing is sold
 * on the page.
 */
export function productItemList(name: string, products: readonly Product[]): Json {
  return itemList(
    name,
    products.map((product) => ({
      name: product.name,
      url: product.slug ? `/news/${product.slug}` : `/gear#product-${product.id}`,
    })),
  );
}

/** A top-10 list with our rating of each product, as the page shows it. */
export function rankedItemList({ title, products }: GearCategory, path: string): Json {
  return itemList(
    title,
    products.map(({ name, brand, rating, summary }, index) => ({
      item: {
        '@type': 'Product',
        name,
        url: `${path}#place-${index + 1}`,
        brand: { '@type': 'Brand', name: brand },
        description: summary,
        image: picture(pictureAt(index, name), 'card').src,
        review: {
          '@type': 'Review',
          author: PUBLISHER,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 0 },
        },
      },
    })),
  );
}
