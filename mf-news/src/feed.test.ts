import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { articles } from './content/articles.ts';
import { atomFeed } from './feed.ts';
import { newsContent } from './newsContent.ts';

const feed = atomFeed(newsContent.feed, 'https://ringside.example');

/** Elements of one name in the feed, as text. Another parser than the one that wrote it. */
function textsOf(name: string): string[] {
  const found: string[] = [];
  const visit = (node: object) => {
    if ('tagName' in node && node.tagName === name && 'childNodes' in node) {
      found.push((node.childNodes as { value?: string }[]).map(({ value = '' }) => value).join(''));
    }
    for (const child of 'childNodes' in node ? (node.childNodes as object[]) : []) visit(child);
  };
  visit(parse(feed));
  return found;
}

test('every article is an entry, the newest first', () => {
  const published = textsOf('published').map((date) => Date.parse(date));
  expect(published).toHaveLength(articles.length);
  expect(published).toEqual([...published].sort((a, b) => b - a));
});

test('the feed was last updated on the day of its newest article, however old the build', () => {
  expect(textsOf('updated')[0]).toBe('2025-08-13T00:00:00.000Z');
});

test('no address in the feed depends on where it is read', () => {
  expect(feed).not.toContain('href="/');
});
