import { z } from 'zod';

// The specification lists fields, badges and categories (Content).

const gearBadges = [
  'Best Seller',
  "Editor's Choice",
  'Pro Recommended',
  'Top Rated',
  'Premium Pick',
  'Best Value',
] as const;

export const gearProductCategories = [
  'Boxing Gloves',
  'Training Equipment',
  'Protection',
  'Accessories',
  'Apparel',
] as const;

const SUMMARY_WORDS = { least: 25, most: 45 };
const VERDICT_WORDS = { least: 8, most: 20 };

const text = z.string().min(1);
const textOfWords = ({ least, most }: { least: number; most: number }) =>
  text.refine((value) => {
    const words = value.split(/\s+/).length;
    return words >= least && words <= most;
  }, `expected ${least} to ${most} words`);
const price = z.string().regex(/^\$\d+\.\d{2}$/, 'expected dollars and cents, such as "$89.99"');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected words joined by hyphens');

const cardFields = {
  id: z.int().positive(),
  name: text,
  price,
  originalPrice: price,
  /** 0 to 5 with one decimal. */
  rating: z.number().min(0).max(5).multipleOf(0.1),
  reviews: z.int().nonnegative(),
  category: z.enum(gearProductCategories),
  badge: z.enum(gearBadges),
};

export const dollars = (amount: string) => Number(amount.slice(1));
const isReduced = (product: { price: string; originalPrice: string }) =>
  dollars(product.price) < dollars(product.originalPrice);
const reducedPrice = { path: ['price'], error: 'expected less than originalPrice' };

const homeProductSchema = z
  .strictObject({ ...cardFields, features: z.tuple([text, text, text]), imageDescription: text })
  .refine(isReduced, reducedPrice);

const productSchema = z
  .strictObject({
    ...cardFields,
    /** The slug of the product's review; null if there is none. */
    slug: slug.nullable(),
    /** Why we recommend it, in one sentence. */
    verdict: textOfWords(VERDICT_WORDS).regex(/^[^.!?]+\.$/, 'expected one sentence'),
  })
  .refine(isReduced, reducedPrice);

const rankedProductSchema = z.strictObject({
  id: z.int().positive(),
  /** The name determines the picture: `rules/pictureFor.ts`. */
  name: text,
  brand: text,
  rating: z.number().min(4.2).max(5).multipleOf(0.1),
  summary: textOfWords(SUMMARY_WORDS),
});

export const gearCategorySchema = z.strictObject({
  title: text.startsWith('Top 10'),
  description: text,
  /** The text in search results: 120 to 155 characters. */
  searchDescription: text,
  /** The card that links to the list. `picture` names a drawing. */
  guide: z.strictObject({ description: text, picture: text, imageDescription: text }),
  products: z.array(rankedProductSchema).length(10),
});

export const homeProductListSchema = z.array(homeProductSchema).length(4);
export const productListSchema = z.array(productSchema).min(1);

export type HomeProduct = z.infer<typeof homeProductSchema>;
export type Product = z.infer<typeof productSchema>;
export type RankedProduct = z.infer<typeof rankedProductSchema>;
export type GearCategory = z.infer<typeof gearCategorySchema>;
