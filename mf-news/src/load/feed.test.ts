import { readFileSync } from 'node:fs';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { articles } from '../content/articles.ts';
import { newestFirst } from '../rules/lists.ts';
import { atomFeed } from './feed.ts';

const ORIGIN = 'https://ringside.example';
const NAMESPACES = { a: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' };
const listed = newestFirst(articles);
const feed = XmlDocument.fromString(atomFeed(listed, ORIGIN));
const at = (path: string) => feed.find(path, NAMESPACES).map(({ content }) => content);
/** The hour is ten in the morning UTC: at that moment most readers' clocks show the same day. */
const dayOf = (date = '') => new Date(`${date} 10:00 UTC`).toISOString();
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').match(/\S+/g);

test('the feed follows the schema of Atom', () => {
  const schema = RelaxNGValidator.fromDoc(
    XmlDocument.fromBuffer(readFileSync(new URL('atom.rng', import.meta.url))),
  );
  expect(() => schema.validate(feed)).not.toThrow();
});

test('a reader finds its title, its language, its own URL and the URL of the pages', () => {
  expect(at('/a:feed/@xml:lang')).toEqual(['en']);
  expect(at('/a:feed/a:title')).toEqual(['Ringside']);
  expect(at('/a:feed/a:link[@rel="self"]/@href')).toEqual([`${ORIGIN}/feed.xml`]);
  expect(at('/a:feed/a:link[@rel="alternate"]/@href')).toEqual([`${ORIGIN}/news`]);
});

test('the feed was last updated on the day of its newest article or correction', () => {
  expect(at('/a:feed/a:updated')).toEqual([dayOf(listed[0]?.date)]);
  const [first, ...others] = listed;
  if (!first) throw new Error('There is no article.');
  const corrected = [...others, { ...first, modified: '2025-09-30' }];
  const later = XmlDocument.fromString(atomFeed(corrected, ORIGIN));
  const days = later.find('//a:updated', NAMESPACES).map(({ content }) => content);
  expect([days[0], days.at(-1)]).toEqual(Array(2).fill('2025-09-30T10:00:00.000Z'));
  expect(later.find('//a:published', NAMESPACES).at(-1)?.content).toBe(dayOf(first.date));
});

test('every article is an entry, the newest first', () => {
  expect(at('//a:entry/a:id')).toEqual(listed.map(({ slug }) => `${ORIGIN}/news/${slug}`));
});

test.each(
  listed.map((article, index) => [article.slug, article, `//a:entry[${index + 1}]`] as const),
)(
  '%s is complete: title, author, category, day, link, picture and text',
  (slug, article, entry) => {
    expect(at(`${entry}/a:title`)).toEqual([article.title]);
    expect(at(`${entry}/a:author/a:name`)).toEqual([article.author]);
    expect(at(`${entry}/a:category/@term`)).toEqual([article.category]);
    expect(at(`${entry}/a:summary`)).toEqual([article.excerpt ?? article.summary]);
    expect(at(`${entry}/a:link[@rel="alternate"]/@href`)).toEqual([`${ORIGIN}/news/${slug}`]);
    expect(at(`${entry}/a:published | ${entry}/a:updated`)).toEqual(
      Array(2).fill(dayOf(article.date)),
    );
    const [content = ''] = at(`${entry}/a:content`);
    const described = article.body.replace(/<figure.*? aria-label="(.*?)".*?<\/figure>/g, '$1');
    expect(wordsOf(content)).toEqual(wordsOf(described));
    expect(content).not.toMatch(/<div|class=|(href|src)="\//);
    const [picture = ''] = at(`${entry}/a:link[@rel="enclosure"]/@href`);
    expect(picture).toMatch(RegExp(`^${ORIGIN}/.+\\.jpg$`));
    expect(at(`${entry}/media:thumbnail/@url`)).toEqual([picture]);
    expect(content).toContain(`<img src="${picture}"`);
  },
);
