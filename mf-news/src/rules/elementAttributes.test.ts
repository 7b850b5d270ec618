import { expect, test } from 'vitest';
import { linkChoice, listChoice } from './elementAttributes.ts';

test('a list shows either the featured articles or some categories', () => {
  expect(listChoice({ list: 'featured' })).toEqual({ list: 'featured' });
  expect(listChoice({ category: 'Fight Analysis, Fight News' })).toEqual({
    categories: ['Fight Analysis', 'Fight News'],
  });
});

test.each([
  [{}, 'write either list="featured" or category'],
  [{ list: 'featured', category: 'Training' }, 'write either list="featured" or category'],
  [{ list: 'newest' }, 'list "newest": write featured'],
  [{ category: 'Gossip' }, 'category "Gossip": write one of Breaking News, Fight News'],
  [{ category: 'Training,' }, 'category "": write one of'],
])('a list with %o is refused, saying what to write', (attributes, advice) => {
  expect(() => listChoice(attributes as unknown as Record<string, string>)).toThrow(
    `@ringside/mf-news: <ringside-article-list> ${advice}`,
  );
});

test('a link needs a text to match, a fallback and a label', () => {
  const attributes = { match: 'Tobias', fallback: 'some-slug', label: 'Fight Analysis & Odds' };
  expect(linkChoice(attributes)).toEqual(attributes);
  expect(() => linkChoice({ ...attributes, match: ' ' })).toThrow('match is missing or empty: write it');
});

test('a link may lead to the newest article of a category instead', () => {
  expect(linkChoice({ category: 'Training' })).toEqual({ category: 'Training', label: 'Latest: Training' });
  expect(() => linkChoice({ category: 'Gossip' })).toThrow(
    '<ringside-article-link> category "Gossip": write one of',
  );
});
