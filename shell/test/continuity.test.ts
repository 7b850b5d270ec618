/**
 * Several texts state the same facts: names, days, ratings and weights. These tests compare them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';

type Fight = Record<'date' | 'location', string> & { fighters: string[] };
interface Product {
  name: string;
  rating: number;
  brand?: string;
  features?: string[];
}

const contentOf = async <Content>(file: string) =>
  (await import(join(workspaceRoot, file))) as Content;
const { fights } = await contentOf<{ fights: Fight[] }>('mf-fights/src/content/fights.ts');
const { gearCategories } = await contentOf<{
  gearCategories: Record<string, { products: Product[] }>;
}>('mf-gear/src/content/gearCategories.ts');
const { homeProducts } = await contentOf<{ homeProducts: Product[] }>(
  'mf-gear/src/content/homeProducts.ts',
);
const ranked = Object.values(gearCategories).flatMap(({ products }) => products);

const folder = join(workspaceRoot, 'mf-news/src/content/articles');
const articles = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(join(folder, file), 'utf8').replace(/<[^>]+>/g, ' '),
}));
const texts = [
  ...articles,
  { file: 'fights.ts', text: JSON.stringify(fights) },
  { file: 'mf-gear', text: JSON.stringify([ranked, homeProducts]) },
];

/** Two words that differ in one letter have at least one of these strings in common. */
const neighbours = (word: string): string[] => [
  word,
  ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
];

test('no word is one letter away from the name of a fighter or a brand', () => {
  const names = [
    ...fights.flatMap(({ fighters }) => fighters),
    ...ranked.map(({ brand = '' }) => brand),
  ]
    .flatMap((name) => name.split(' '))
    .filter((name) => name.length > 4);
  expect(names.length).toBeGreaterThan(15);
  const wrong = texts.flatMap(({ file, text }) =>
    [...new Set(text.match(/\p{Lu}\p{Ll}{4,}/gu))].flatMap((word) =>
      names
        .filter(
          (name) =>
            name !== word && neighbours(name).some((each) => neighbours(word).includes(each)),
        )
        .map((name) => `${file}: ${word}, ${name}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a date beside a host city is the date of its fight', () => {
  const form = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
  const dayOf = new Map(
    fights.map(({ date, location }) => [location.split(',')[0], form.format(new Date(date))]),
  );
  const cities = [...dayOf.keys()].join('|');
  const day = '(?:Jan|Oct|Nov|Dec)\\w* \\d+';
  const beside = new RegExp(
    `(?<day>${day})(?: in)? +(?<city>${cities})|(?<city2>${cities}), (?<day2>${day})`,
    'g',
  );
  const stated = articles.flatMap(({ text }) =>
    [...text.matchAll(beside)].map(({ groups: { city, day, city2, day2 } = {} }) => [
      city ?? city2,
      (day ?? day2)?.replace(/^(\w{3})\w*/, '$1'),
    ]),
  );
  expect(stated.length).toBeGreaterThan(4);
  for (const [city, stating] of stated) expect(stating).toBe(dayOf.get(city));
});

test('a product has the rating of its review', () => {
  for (const { text } of articles) {
    const [, rating] = /^rating: (.*)$/m.exec(text) ?? [];
    if (!rating) continue;
    const [, title = ''] = /^title: (.*)$/m.exec(text) ?? [];
    const named = [...ranked, ...homeProducts].filter(({ name }) =>
      title.includes(name.split(' ')[0] ?? ''),
    );
    expect(new Set(named.map((product) => product.rating)), title).toEqual(
      new Set([Number(rating)]),
    );
  }
});

test('the weights on a product card are those in its review', () => {
  const weights = homeProducts.flatMap(({ name, features = [] }) =>
    (features.join(' ').match(/\d+ (?:g|kg|lb|oz)\b/g) ?? []).map((weight) => ({ name, weight })),
  );
  expect(weights.length).toBeGreaterThan(0);
  for (const { name, weight } of weights) {
    const model = name.split(' ').slice(0, 2).join(' ');
    const review = articles.find(
      ({ file, text }) => file.includes('review') && text.includes(model),
    );
    expect(review?.text).toContain(weight);
  }
});
