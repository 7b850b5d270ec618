import { parseContent } from '@ringside/shared/section/parseContent';
import { expect, test } from 'vitest';
import { gearCategories } from './gearCategories';
import { guides } from './guides';
import { homeProducts } from './homeProducts';
import { products } from './products';
import {
  gearCategorySchema,
  gearCategorySlugs,
  gearProductCategories,
  guideListSchema,
  productListSchema,
} from './schema';

const lists = Object.entries(gearCategories);
const pictureKeyword = /glove|bag|headgear|head guard/i;
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

test('products are numbered in their order', () => {
  for (const list of [homeProducts, products]) expect(ids(list)).toEqual(list.map((_, index) => index + 1));
});

test('every product category is on the gear page', () => {
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(gearProductCategories));
});

test('only the glove and the bag have a review', () => {
  expect(products.map(({ name, slug }) => [name, slug]).filter(([, slug]) => slug)).toEqual([
    ['Brasshook Sentinel 16 Sparring Gloves', 'brasshook-sentinel-16-glove-review'],
    ['Quarrystone 100 Heavy Bag', 'quarrystone-100-heavy-bag-review'],
  ]);
});

test('card ratings have decimals, so that rounding down matters', () => {
  for (const list of [homeProducts, products]) {
    expect(list.some(({ rating }) => rating % 1 > 0.5)).toBe(true);
  }
});

test('a guide card leads to each list', () => {
  expect(guides.map(({ slug }) => slug)).toEqual([...gearCategorySlugs]);
  expect(Object.keys(gearCategories)).toEqual([...gearCategorySlugs]);
});

test.each(lists)('%s ranks its products from 1 to 10, with ratings that are not all equal', (_slug, list) => {
  expect(ids(list.products)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(list.products.map(({ rating }) => rating)).size).toBeGreaterThan(1);
});

test.each(lists)('%s names its picture in most entries and leaves one to the default', (_slug, list) => {
  const withoutKeyword = list.products.filter(({ name }) => !pictureKeyword.test(name));
  expect(withoutKeyword).toHaveLength(1);
});

test.each<[object, string]>([
  [{ rating: 6 }, '.rating: '],
  [{ rating: 4.25 }, '.rating: '],
  [{ price: '$99' }, '.price: expected dollars and cents'],
  [{ price: '$120.00', originalPrice: '$120.00' }, '.price: expected less than originalPrice'],
  [{ badge: 'Cheapest' }, '.badge: '],
  [{ slug: 'No Slug' }, '.slug: expected words joined by hyphens'],
])('a product with %j is refused by name, with its field', (change, reason) => {
  const broken = products.map((product) => (product.id === 3 ? { ...product, ...change } : product));
  expect(() => parseContent('products', productListSchema, broken)).toThrow(
    `Content does not fit: products[2]${reason}`,
  );
});

test.each<[object, string]>([
  [{ rating: 4.1 }, '.rating: '],
  [{ rating: 5.1 }, '.rating: '],
  [{ summary: 'word '.repeat(24).trim() }, '.summary: expected 25 to 45 words'],
  [{ summary: 'word '.repeat(46).trim() }, '.summary: expected 25 to 45 words'],
])('a ranked product with %j is refused by name, with its field', (change, reason) => {
  const list = gearCategories['boxing-gloves'];
  const broken = list.products.map((product) => (product.id === 3 ? { ...product, ...change } : product));
  expect(() => parseContent('gloves', gearCategorySchema, { ...list, products: broken })).toThrow(
    `Content does not fit: gloves.products[2]${reason}`,
  );
});

test('a guide that is not called Top 10 is refused, and so is a list of nine', () => {
  const renamed = guides.map((guide) => ({ ...guide, title: 'Best gloves' }));
  expect(() => parseContent('guides', guideListSchema, renamed)).toThrow('guides[0].title: ');
  const list = gearCategories['boxing-gloves'];
  expect(() =>
    parseContent('gloves', gearCategorySchema, { ...list, products: list.products.slice(1) }),
  ).toThrow('gloves.products: ');
});
