import { expect, test } from 'vitest';
import { section } from '../server.tsx';

const link = (attributes: Record<string, string>) =>
  section.loadElement('ringside-article-link', attributes) as { slug: string; label: string };
const list = (attributes: Record<string, string>) =>
  section.loadElement('ringside-article-list', attributes) as {
    articles: { slug: string; category: string; published: string }[];
  };

const general = 'how-to-read-a-fight-before-the-first-bell';

test.each([
  // Three titles contain this name. The link leads to the first one listed, which is not the
  // newest.
  ['Rourke', 'tobias-rourke-anselm-varga-jab-analysis'],
  ['Mateo', 'why-mateo-quillan-gives-rounds-away'],
  ['Nico', 'nico-castellane-splits-with-trainer'],
  ['Haruto', general],
  ['*', general],
])('the analysis of a fight of %s is %s', (fighter, slug) => {
  expect(link({ fighter })).toMatchObject({ slug, label: 'Fight Analysis & Odds' });
});

test('a release has a link for every fighter that a title names, and one for all others', () => {
  const variants = section.variants().map(([, { fighter }]) => fighter);
  expect(variants).toEqual(expect.arrayContaining(['Tobias', 'Mateo', 'Nico', '*']));
  expect(variants).not.toContain('Haruto');
});

test('a link may lead to the newest article of a category instead', () => {
  expect(link({ category: 'Gear Review' })).toMatchObject({
    slug: 'longacre-cheekline-head-guard-review',
    label: 'Latest: Gear Review',
  });
});

test.each([
  ['1', ['one-rulebook-for-rourke-and-varga']],
  ['2', ['why-mateo-quillan-gives-rounds-away']],
  ['3', ['nico-castellane-splits-with-trainer']],
  ['4', ['paolo-almendra-hires-five-southpaws']],
  ['99', []],
])('the newest story about fight %s is %j', (fight, slugs) => {
  expect(list({ fight }).articles.map(({ slug }) => slug)).toEqual(slugs);
});

test('a release has a story for every fight that an article is about, and nothing for all others', () => {
  const fights = section.variants().flatMap(([, { fight }]) => fight ?? []);
  expect(fights.toSorted()).toEqual(['*', '1', '2', '3', '4']);
});

test('a list of two categories has the articles of both, newest first', () => {
  const { articles } = list({ category: 'Fight Analysis, Fight News' });
  expect(new Set(articles.map(({ category }) => category))).toEqual(
    new Set(['Fight Analysis', 'Fight News']),
  );
  const days = articles.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().reverse());
});
