import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { capitalNumberWord, numberWord } from '@ringside/shared/section/words';
import { type GearCategorySlug, gearCategories, gearCategorySlugs } from '../content/gearCategories.ts';
import { products } from '../content/products.ts';
import { picture, socialCard } from '../pictures/index.ts';
import { pictureAt, pictureFor } from '../rules/pictureFor.ts';
import { loadGuides, showReviews } from './loadElements.ts';
import { productItemList, rankedItemList } from './structuredData.ts';

export function loadGearPage() {
  const title = 'Recommended Boxing Gear';
  return {
    data: {
      title,
      lead: `${capitalNumberWord(products.length)} pieces of kit that have earned their place in the bag, and ${numberWord(gearCategorySlugs.length)} lists for when you want to choose for yourself.`,
      products: products.map((product) => ({
        ...product,
        reviews: showReviews(product.reviews),
        picture: picture(pictureFor(product.name), 'card'),
      })),
      ...loadGuides(),
    },
    head: {
      title,
      description:
        'Boxing gloves, bags, protection and boots we recommend, with ratings, prices and full reviews, and top-10 lists of gloves, bags and head guards.',
      image: socialCard('gear', title),
      keywords: ['boxing gear', 'boxing gloves', 'heavy bag', 'head guard', 'gear reviews'],
      structuredData: [productItemList(title, products), breadcrumbs(['Gear', '/gear'])],
    },
  };
}

export function loadCategoryPage(slug: GearCategorySlug) {
  const path = `/gear/${slug}`;
  const category = gearCategories[slug];
  return {
    data: {
      title: category.title,
      description: category.description,
      products: category.products.map(({ id, ...product }, index) => ({
        ...product,
        rank: index + 1,
        picture: picture(pictureAt(index, product.name), 'card'),
      })),
      ...loadGuides(slug),
    },
    head: {
      title: category.title,
      image: socialCard(slug, category.title, 'gear'),
      description: category.searchDescription,
      structuredData: [
        rankedItemList(category, path),
        breadcrumbs(['Gear', '/gear'], [category.title, path]),
      ],
    },
  };
}

export function loadNotFoundPage() {
  return {
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
  };
}
