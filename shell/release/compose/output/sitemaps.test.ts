import { expect, test } from 'vitest';
import { sitemaps } from './sitemaps.ts';

const ORIGIN = 'https://ringside.example';
const made = (paths: readonly string[], max?: number) => Object.fromEntries(sitemaps(ORIGIN, paths, max));
const addresses = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('a site of up to the most addresses has one sitemap, in the order of its addresses', () => {
  const files = made(['/news', '/'], 2);
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(files['sitemap.xml']).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(addresses(files['sitemap.xml'])).toEqual([`${ORIGIN}/`, `${ORIGIN}/news`]);
});

test('a larger site has several, each within the limit, and an index of them', () => {
  const files = made(['/e', '/d', '/c', '/b', '/a'], 2);
  const { 'sitemap.xml': index, ...parts } = files;
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(addresses(index)).toEqual(Object.keys(parts).map((file) => `${ORIGIN}/${file}`));
  const lists = Object.values(parts).map(addresses);
  expect(lists.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(lists.flat()).toEqual(['/a', '/b', '/c', '/d', '/e'].map((path) => ORIGIN + path));
});

test('the limit is the protocol’s', () => {
  const paths = Array.from({ length: 50_001 }, (_, index) => `/${index}`);
  expect(Object.keys(made(paths.slice(1)))).toHaveLength(1);
  expect(Object.keys(made(paths))).toHaveLength(3);
});
