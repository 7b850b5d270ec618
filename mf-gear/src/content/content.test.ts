import { parseContent } from '@ringside/shared/section/parseContent';
import { expect, test } from 'vitest';
import { gearCategories } from './gearCategories';
import { guides } from './guides';
import { homeProducts } from './homeProducts';
import { products } from './products';
import { gearBadges, gearCategorySlugs, gearProductCategories, productListSchema } from './schema';

const lists = Object.entries(gearCategories);
const pictureKeyword = /glove|bag|headgear|head guard/i;
const ids = (items: { id: number }[]) => items.map(({ id }) => id);
const dollars = (price: string) => Number(price.replace('$', ''));

test('the home page recommends four products, each cheaper than before', () => {
  expect(ids(homeProducts)).toEqual([1, 2, 3, 4]);
  for (const { price, originalPrice } of homeProducts) {
    expect(dollars(price)).toBeLessThan(dollars(originalPrice));
  }
});

test('the gear page sells six products, each cheaper than before', () => {
  expect(ids(products)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { price, originalPrice } of products) {
    expect(dollars(price)).toBeLessThan(dollars(originalPrice));
  }
});

test('each of the six badges is worn once on the gear page', () => {
  expect(products.map(({ badge }) => badge).sort()).toEqual([...gearBadges].sort());
  expect(gearBadges).toHaveLength(6);
});

test('every product category is on the gear page', () => {
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(gearProductCategories));
});

test('exactly the glove and the bag open a written review', () => {
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

test('three guide cards called Top 10 lead to the three lists', () => {
  expect(guides.map(({ slug }) => slug)).toEqual(['boxing-gloves', 'boxing-bags', 'head-guards']);
  expect(guides.every(({ title }) => title.startsWith('Top 10'))).toBe(true);
  expect(Object.keys(gearCategories)).toEqual([...gearCategorySlugs]);
});

test.each(lists)('%s ranks ten products with ratings from 4.2 to 5, not all equal', (_slug, list) => {
  expect(ids(list.products)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const ratings = list.products.map(({ rating }) => rating);
  expect(Math.min(...ratings)).toBeGreaterThanOrEqual(4.2);
  expect(Math.max(...ratings)).toBeLessThanOrEqual(5);
  expect(new Set(ratings).size).toBeGreaterThan(1);
  expect(ratings.every((rating) => Number(rating.toFixed(1)) === rating)).toBe(true);
});

test.each(lists)('%s says something of 25 to 45 words about every product', (_slug, list) => {
  for (const { summary } of list.products) {
    const words = summary.split(/\s+/).length;
    expect(words, summary).toBeGreaterThanOrEqual(25);
    expect(words, summary).toBeLessThanOrEqual(45);
  }
});

test.each(lists)('%s names its picture in most entries and leaves one to the default', (_slug, list) => {
  const withoutKeyword = list.products.filter(({ name }) => !pictureKeyword.test(name));
  expect(withoutKeyword).toHaveLength(1);
});

test('a product that does not fit is named, with its field', () => {
  const broken = products.map((product) => (product.id === 3 ? { ...product, rating: 6 } : product));
  expect(() => parseContent('products', productListSchema, broken)).toThrow(
    /^Content does not fit: products\[2\]\.rating: /,
  );
});
