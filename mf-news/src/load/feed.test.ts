import { parseAtomFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { articles } from '../content/articles.ts';
import { newestFirst } from '../rules/lists.ts';
import { atomFeed } from './feed.ts';
import { newsContent } from './newsContent.ts';

const ORIGIN = 'https://ringside.example';
const listed = newestFirst(articles);
const text = atomFeed(newsContent.feed, ORIGIN);
/** Read by another library than the one that wrote it. */
const feed = parseAtomFeed(text);
const entries = feed.entries ?? [];
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

test('a reader finds its publisher, its title, its own address and the address of the pages', () => {
  expect(feed).toMatchObject({ id: `${ORIGIN}/`, title: { value: 'Ringside' } });
  expect(feed.subtitle).toMatchObject({ value: 'Boxing news, fight analysis, training and gear' });
  expect(feed.links).toContainEqual(expect.objectContaining({ rel: 'self', href: `${ORIGIN}/feed.xml` }));
  expect(feed.links).toContainEqual(expect.objectContaining({ rel: 'alternate', href: `${ORIGIN}/news` }));
});

test('every article is an entry, the newest first, with its own lasting id', () => {
  expect(entries.map(({ id }) => id)).toEqual(listed.map(({ slug }) => `${ORIGIN}/news/${slug}`));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(articles.length);
});

test.each(listed.map((article, index) => [article.slug, article, entries[index]] as const))(
  '%s is complete: title, author, category, day, link and text',
  (slug, article, entry) => {
    expect(entry).toMatchObject({
      title: { value: article.title },
      links: [{ href: `${ORIGIN}/news/${slug}` }],
      authors: [{ name: article.author }],
      summary: { value: article.excerpt ?? article.summary },
    });
    expect(entry?.categories?.map(({ label, term }) => label ?? term)).toEqual([article.category]);
    const day = new Date(`${article.date} UTC`).toISOString();
    expect(entry?.published).toBe(day);
    expect(entry?.updated).toBe(day);
    const content = entry?.content?.value ?? '';
    expect(content).toContain('<p>');
    expect(wordsOf(content)).toEqual(wordsOf(article.body));
    expect(content).not.toMatch(/text-white|href="\//);
  },
);

test('the feed was last updated on the day of its newest article, however old the build', () => {
  expect(feed.updated).toBe(new Date(`${listed[0]?.date} UTC`).toISOString());
});
