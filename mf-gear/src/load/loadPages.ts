import { breadcrumbs, itemList, PUBLISHER } from '@ringside/shared/section/structuredData';
import { type GearCategorySlug, gearCategories } from '../content/gearCategories.ts';
import { products } from '../content/products.ts';
import type { RankedProduct } from '../content/schema.ts';
import { picture, socialCard } from '../pictures/index.ts';
import { pictureFor } from '../rules/pictureFor.ts';
import { loadGuides, shownInCard } from './loadElements.ts';

export function loadGearPage() {
  const title = 'Recommended Boxing Gear';
  const listed = products.map(({ id, name, slug }) => ({
    name,
    url: slug ? `/news/${slug}` : `/gear#product-${id}`,
  }));

  return {
    data: {
      title,
      band: picture('band-gear', 'card'),
      lead: 'Kit that has earned its place in the bag, and top-10 lists for when you want to choose for yourself.',
      products: products.map((product) => ({
        ...product,
        ...shownInCard(product),
      })),
      ...loadGuides(),
    },
    head: {
      title,
      description:
        'Boxing gloves, bags, protection and boots we recommend, with ratings, prices and full reviews, and top-10 lists of gloves, bags and head guards.',
      image: socialCard('gear', title),
      keywords: ['boxing gear', 'boxing gloves', 'heavy bag', 'head guard', 'gear reviews'],
      structuredData: [itemList(title, listed), breadcrumbs(['Gear', '/gear'])],
    },
  };
}

export function loadCategoryPage(slug: GearCategorySlug) {
  const path = `/gear/${slug}`;
  const category = gearCategories[slug];
  const ranked = category.products.map(({ id, ...product }, index) => ({
    ...product,
    rank: index + 1,
    picture: picture(pictureFor(product.name), 'card'),
  }));

  return {
    data: {
      title: category.title,
      lead: category.description,
      band: picture(`band-${slug}`, 'card'),
      products: ranked,
      ...loadGuides(slug),
    },
    head: {
      title: category.title,
      image: socialCard(slug, category.title, 'gear'),
      description: category.searchDescription,
      structuredData: [
        itemList(
          category.title,
          ranked.map((product) => ({ item: reviewedProduct(product, path) })),
        ),
        breadcrumbs(['Gear', '/gear'], [category.title, path]),
      ],
    },
  };
}

interface ListedProduct extends Omit<RankedProduct, 'id'> {
  rank: number;
  picture: { src: string };
}

/** What search engines read about a place in a list. */
const reviewedProduct = (product: ListedProduct, path: string) => ({
  '@type': 'Product',
  name: product.name,
  url: `${path}#place-${product.rank}`,
  brand: { '@type': 'Brand', name: product.brand },
  description: product.summary,
  image: product.picture.src,
  review: {
    '@type': 'Review',
    author: PUBLISHER,
    reviewRating: {
      '@type': 'Rating',
      ratingValue: product.rating,
      bestRating: 5,
      worstRating: 0,
    },
  },
});

export const loadNotFoundPage = () => ({
  data: {
    text: 'Gear category not found!',
    action: { label: 'Back to Gear', href: '/gear' },
    picture: picture('gear'),
  },
  head: {
    title: 'Gear category not found',
    description:
      'There is no gear list at this address. The gear page has our recommended gear and the top-10 lists of gloves, bags and head guards.',
  },
});
