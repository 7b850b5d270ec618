import { expect, test } from 'vitest';
import { articles } from '../content/articles.ts';
import { articleFor } from './articleFor.ts';

const fallback = 'how-to-read-a-fight-before-the-first-bell';

test.each([
  ['Tobias', 'tobias-rourke-anselm-varga-jab-analysis'],
  ['Mateo', 'why-mateo-quillan-gives-rounds-away'],
  ['Nico', 'nico-castellane-splits-with-trainer'],
  ['Haruto', fallback],
])('the article for %s is %s', (name, slug) => {
  expect(articleFor(articles, name, fallback).slug).toBe(slug);
});

test('of several articles the first in listed order is chosen, not the newest', () => {
  // Three titles contain Varga or Rourke; "One Rulebook" is newer.
  expect(articleFor(articles, 'Rourke', fallback).id).toBe(1);
});

test('a fallback that does not exist is refused by name', () => {
  expect(() => articleFor(articles, 'Haruto', 'no-such-article')).toThrow('slug "no-such-article"');
});
