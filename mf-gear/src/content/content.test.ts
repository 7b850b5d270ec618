import { parseContent } from '@ringside/shared/section/parseContent';
import { expect, test } from 'vitest';
import { gearCategories } from './gearCategories';
import { homeProducts } from './homeProducts';
import { products } from './products';
import { gearCategorySchema, productListSchema } from './schema';

const lists = Object.entries(gearCategories);
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

test('products are numbered in their order', () => {
  for (const list of [homeProducts, products])
    expect(ids(list)).toEqual(list.map((_, index) => index + 1));
});

test.each(lists)('%s can be part of a URL', (slug) => {
  expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test.each(lists)(
  '%s ranks its products from 1 to 10, with ratings that are not all equal',
  (_slug, list) => {
    expect(ids(list.products)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(list.products.map(({ rating }) => rating)).size).toBeGreaterThan(1);
  },
);

test.each(lists)('no product of %s is rated above the one before it', (_slug, { products }) => {
  const ratings = products.map(({ rating }) => rating);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
});

test('a product has the same rating on every page', () => {
  const ranked = lists.flatMap(([, list]) => list.products);
  const rated = new Map(
    ranked.map(({ brand, name, rating }) => [
      name.startsWith(brand) ? name : `${brand} ${name}`,
      rating,
    ]),
  );
  const twice = [...homeProducts, ...products].filter(({ name }) => rated.has(name));
  expect(twice.length).toBeGreaterThanOrEqual(5);
  for (const { name, rating } of twice) expect(rating, name).toBe(rated.get(name));
});

test.each<[object, string]>([
  [{ rating: 6 }, '.rating: '],
  [{ rating: 4.25 }, '.rating: '],
  [{ price: '$99' }, '.price: expected dollars and cents'],
  [{ price: '$120.00', originalPrice: '$120.00' }, '.price: expected less than originalPrice'],
  [{ badge: 'Cheapest' }, '.badge: '],
  [{ slug: 'No Slug' }, '.slug: expected words joined by hyphens'],
  [{ verdict: 'Good.' }, '.verdict: expected 8 to 20 words'],
  [
    { verdict: 'A bag. It hangs, and it is as still as a wall.' },
    '.verdict: expected one sentence',
  ],
])('a product with %j is refused by name, with its field', (change, reason) => {
  const broken = products.map((product) =>
    product.id === 3 ? { ...product, ...change } : product,
  );
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
  const broken = list.products.map((product) =>
    product.id === 3 ? { ...product, ...change } : product,
  );
  expect(() => parseContent('gloves', gearCategorySchema, { ...list, products: broken })).toThrow(
    `Content does not fit: gloves.products[2]${reason}`,
  );
});

test('a list that is not called Top 10 is refused, and so is a list of nine', () => {
  const list = gearCategories['boxing-gloves'];
  const renamed = { ...list, title: 'Best gloves' };
  expect(() => parseContent('gloves', gearCategorySchema, renamed)).toThrow('gloves.title: ');
  expect(() =>
    parseContent('gloves', gearCategorySchema, { ...list, products: list.products.slice(1) }),
  ).toThrow('gloves.products: ');
});
