import { guides } from '../content/guides.ts';
import { homeProducts } from '../content/homeProducts.ts';
import type { GearCategorySlug } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { discountPercent } from '../rules/discountPercent.ts';
import { pictureFor } from '../rules/pictureFor.ts';

/** Formatted on the server: formatting a browser's first number or date takes as long as rendering the whole page. */
export const showReviews = (reviews: number) => reviews.toLocaleString('en-US');

const showGuide = ({ title, description, slug }: (typeof guides)[number]) => ({
  title,
  description,
  slug,
  picture: picture(slug, 'card'),
});

/** Data of `<ringside-gear-guides>`, and of the other lists below a list. */
export const loadGuides = (without?: GearCategorySlug) => ({
  guides: guides.filter(({ slug }) => slug !== without).map(showGuide),
});

/** Data of `<ringside-recommended-gear>`. */
export const loadRecommendedGear = () => ({
  products: homeProducts.map(({ imageDescription, ...product }) => ({
    ...product,
    reviews: showReviews(product.reviews),
    discount: discountPercent(product.price, product.originalPrice),
    picture: picture(pictureFor(product.name), 'card'),
  })),
});
