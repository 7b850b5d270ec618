import { type GearCategorySlug, gearCategories, gearCategorySlugs } from '../content/gearCategories.ts';
import { homeProducts } from '../content/homeProducts.ts';
import { dollars } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { pictureFor } from '../rules/pictureFor.ts';

/** Formatted on the server, because a browser's first number or date takes as long to format as the whole page to render. */
export const showReviews = (reviews: number) => reviews.toLocaleString('en-US');

/** Data of `<ringside-gear-guides>`, and of the other lists below a list. */
export const loadGuides = (without?: GearCategorySlug) => ({
  guides: gearCategorySlugs
    .filter((slug) => slug !== without)
    .map((slug) => {
      const { title, guide } = gearCategories[slug];
      return { title, description: guide.description, slug, picture: picture(guide.picture, 'card') };
    }),
});

/** The discount from the original price, in whole percent (specification, section 9). */
const discountPercent = (price: number, before: number) => Math.round(((before - price) / before) * 100);

/** Data of `<ringside-recommended-gear>`. */
export const loadRecommendedGear = () => ({
  products: homeProducts.map(({ imageDescription, ...product }) => ({
    ...product,
    reviews: showReviews(product.reviews),
    discount: discountPercent(dollars(product.price), dollars(product.originalPrice)),
    picture: picture(pictureFor(product.name), 'card'),
  })),
});
