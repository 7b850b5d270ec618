import {
  type GearCategorySlug,
  gearCategories,
  gearCategorySlugs,
} from '../content/gearCategories.ts';
import { homeProducts } from '../content/homeProducts.ts';
import { dollars, type Product } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { pictureFor } from '../rules/pictureFor.ts';

export const shownInCard = ({ name, reviews }: Pick<Product, 'name' | 'reviews'>) => ({
  // The number is formatted here, because a browser's first formatted number takes as long as
  // rendering the page.
  reviews: reviews.toLocaleString('en-US'),
  picture: picture(pictureFor(name), 'card'),
});

export const loadGuides = (without?: GearCategorySlug) => ({
  guides: gearCategorySlugs
    .filter((slug) => slug !== without)
    .map((slug) => {
      const { title, guide } = gearCategories[slug];
      return {
        title,
        description: guide.description,
        slug,
        picture: picture(guide.picture, 'card'),
      };
    }),
});

export const loadRecommendedGear = () => ({
  products: homeProducts.map(({ imageDescription, ...product }) => {
    const before = dollars(product.originalPrice);
    return {
      ...product,
      ...shownInCard(product),
      // `1 - price / before` would round $17 instead of $40 to 57 %, not to 58 %.
      discount: Math.round(((before - dollars(product.price)) / before) * 100),
    };
  }),
});
