import { guides } from '../content/guides.ts';
import { homeProducts } from '../content/homeProducts.ts';
import type { GearCategorySlug } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { discountPercent } from '../rules/discountPercent.ts';
import { pictureFor } from '../rules/pictureFor.ts';

/** Written here: the first number or date a browser writes in words of a language takes it as long as all else on the page. */
export const showReviews = (reviews: number) => reviews.toLocaleString('en-US');

const showGuide = ({ title, description, slug }: (typeof guides)[number]) => ({
  title,
  description,
  slug,
  picture: picture(slug, 'card'),
});

/** Data of `<ringside-gear-guides>`; also the lists a list page leads on to. */
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
