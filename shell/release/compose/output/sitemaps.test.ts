import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { sitemaps } from './sitemaps.ts';

const ORIGIN = 'https://ringside.example';
const schema = XsdValidator.fromDoc(
  XmlDocument.fromBuffer(readFileSync(new URL('sitemap.xsd', import.meta.url))),
);

/** The files for some paths, each checked against the protocol's schema. */
function made(paths: readonly string[], max?: number): Record<string, string> {
  const files = [...sitemaps(ORIGIN, new Map(paths.map((path) => [path, undefined])), max)];
  for (const [, text] of files) schema.validate(XmlDocument.fromString(text));
  return Object.fromEntries(files);
}
const addresses = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('a site of up to the most addresses has one sitemap, in the order of its addresses', () => {
  const files = made(['/news', '/'], 2);
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(addresses(files['sitemap.xml'])).toEqual([`${ORIGIN}/`, `${ORIGIN}/news`]);
});

test('a larger site has several, each within the limit, and an index of them', () => {
  const { 'sitemap.xml': index, ...parts } = made(['/e', '/d', '/c', '/b', '/a'], 2);
  expect(index).toContain('<sitemapindex ');
  expect(addresses(index)).toEqual(Object.keys(parts).map((file) => `${ORIGIN}/${file}`));
  const lists = Object.values(parts).map(addresses);
  expect(lists.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(lists.flat()).toEqual(['/a', '/b', '/c', '/d', '/e'].map((path) => ORIGIN + path));
});

test('a page whose content has a day is listed with it', () => {
  const pages = new Map([
    ['/about', undefined],
    ['/news', '2025-08-13'],
  ]);
  const [[, text = ''] = []] = sitemaps(ORIGIN, pages);
  schema.validate(XmlDocument.fromString(text));
  expect(text).toContain(`<url><loc>${ORIGIN}/about</loc></url>`);
  expect(text).toContain(`<url><loc>${ORIGIN}/news</loc><lastmod>2025-08-13</lastmod></url>`);
});

test('the limit is the protocol’s', { timeout: 30_000 }, () => {
  const filesOf = (count: number) => {
    const paths = Array.from({ length: count }, (_, index): [string, undefined] => [`/${index}`, undefined]);
    return [...sitemaps(ORIGIN, new Map(paths))];
  };
  expect(filesOf(50_000)).toHaveLength(1);
  expect(filesOf(50_001)).toHaveLength(3);
});
