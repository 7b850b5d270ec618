import { expect, test } from 'vitest';
import type { Headline } from '../content/schema.ts';
import { headline as article } from '../testing/headline.ts';
import { byCategory, latestBlocks, newestFirst, nextAfter, relatedTo } from './lists.ts';

const slugs = (articles: readonly Headline[]) => articles.map(({ slug }) => slug);

test('a sorted list starts with the newest article and does not change the listed order', () => {
  const listed = [article('ninth', 9), article('thirteenth', 13), article('second', 2)];
  expect(slugs(newestFirst(listed))).toEqual(['thirteenth', 'ninth', 'second']);
  expect(slugs(listed)).toEqual(['ninth', 'thirteenth', 'second']);
});

test('each category has its articles, in the order of the list', () => {
  const listed = [
    article('newest', 13),
    article('elsewhere', 9, { category: 'Updates' }),
    article('new', 5),
  ];
  const lists = byCategory(listed);
  expect(slugs(lists.Training)).toEqual(['newest', 'new']);
  expect(slugs(lists.Updates)).toEqual(['elsewhere']);
  expect(lists['Fight News']).toEqual([]);
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
  expect(slugs(relatedTo(current, byCategory(newestFirst(listed))))).toEqual(['new', 'old']);
  expect(relatedTo(current, byCategory([current]))).toEqual([]);
});

test.each([0, 1, 2])('with %i related stories, older ones fill the row of three', (count) => {
  const sorted = [7, 6, 5, 4, 3, 2, 1].map((day) => article(`${day}`, day));
  const [current, ...older] = sorted.slice(1);
  const related = older.slice(0, count);
  if (!current) throw new Error('no article');
  expect(slugs([...related, ...nextAfter(current, sorted, related)])).toEqual(['5', '4', '3']);
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
  const { summaries, trending, updates } = latestBlocks(newestFirst(listed));
  expect(slugs(summaries)).toEqual(['8', '7', '5']);
  expect(slugs(trending)).toEqual(['8', '6', '4']);
  expect(slugs(updates)).toEqual(['5', '4', '3']);
});
