import { expect, test } from 'vitest';
import type { Headline } from '../content/schema.ts';
import { featured, inCategories, latestBlocks, newestFirst, relatedAmong, shownByElements } from './lists.ts';

/** Articles in listed order. Each slug names the property under test. */
function article(slug: string, day: number, more: Partial<Headline> = {}): Headline {
  return {
    id: 1,
    slug,
    title: `The story of ${slug}`,
    text: '',
    author: 'Maeve Thorncastle',
    date: `Aug ${day}, 2025`,
    published: new Date(`Aug ${day}, 2025 UTC`).toISOString(),
    category: 'Training',
    readTime: '3 min read',
    keywords: [],
    image: '',
    comments: 0,
    ...more,
  };
}
const slugs = (articles: readonly Headline[]) => articles.map(({ slug }) => slug);

test('a sorted list starts with the newest article and does not change the listed order', () => {
  const listed = [article('ninth', 9), article('thirteenth', 13), article('second', 2)];
  expect(slugs(newestFirst(listed))).toEqual(['thirteenth', 'ninth', 'second']);
  expect(slugs(listed)).toEqual(['ninth', 'thirteenth', 'second']);
});

test('the featured articles are the first three as listed, whatever their dates', () => {
  const listed = [article('a', 1), article('b', 9), article('c', 5), article('d', 13)];
  expect(slugs(featured(listed))).toEqual(['a', 'b', 'c']);
});

test('a list of categories contains only those, newest first', () => {
  const listed = [
    article('analysis', 1, { category: 'Fight Analysis' }),
    article('training', 13),
    article('fight news', 9, { category: 'Fight News' }),
  ];
  expect(slugs(inCategories(listed, ['Fight Analysis', 'Fight News']))).toEqual(['fight news', 'analysis']);
});

test('related stories are at most two others of the same category, newest first', () => {
  const current = article('current', 13);
  const listed = [
    article('oldest', 1),
    current,
    article('old', 5),
    article('new', 9),
    article('elsewhere', 10, { category: 'Updates' }),
  ];
  expect(slugs(relatedAmong(listed)(current))).toEqual(['new', 'old']);
});

test('the only article of its category has no related stories', () => {
  const current = article('current', 13);
  expect(relatedAmong([current, article('other', 9, { category: 'Updates' })])(current)).toEqual([]);
});

test('the latest news have three summaries, three trending and items four to six of the sorted list', () => {
  const summary = 'It was close.';
  const listed = [
    article('8', 8, { summary, trending: true }),
    article('1', 1, { summary, trending: true }),
    article('7', 7, { summary }),
    article('6', 6, { trending: true }),
    article('5', 5, { summary }),
    article('4', 4, { trending: true }),
    article('3', 3),
  ];
  const { summaries, trending, updates } = latestBlocks(listed);
  expect(slugs(summaries)).toEqual(['8', '7', '5']);
  expect(slugs(trending)).toEqual(['8', '6', '4']);
  expect(slugs(updates)).toEqual(['5', '4', '3']);
});

test('the articles for elements give the same lists as all articles, and their number does not grow', () => {
  const sizes = [40, 80].map((count) => {
    const listed = Array.from({ length: count }, (_, index) =>
      // In listed order the days are mixed.
      article(`${index}`, 1, {
        published: new Date(Date.UTC(2025, 0, 1 + ((index * 31) % count))).toISOString(),
        category: index % 3 ? 'Training' : 'Updates',
        ...(index % 11 === 0 && { summary: 'It was close.' }),
        ...(index % 13 === 0 && { trending: true }),
      }),
    );
    const shown = shownByElements(listed, 5);
    expect(featured(shown)).toEqual(featured(listed));
    expect(latestBlocks(shown)).toEqual(latestBlocks(listed));
    const both = ['Training', 'Updates'] as const;
    expect(inCategories(shown, both).slice(0, 5)).toEqual(inCategories(listed, both).slice(0, 5));
    return shown.length;
  });
  expect(Math.max(...sizes)).toBeLessThan(30);
});
