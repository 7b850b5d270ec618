/** Checks the specification's rules for the content at launch. Later content may be added. */
import { join } from 'node:path';
import { packageFolders } from '@ringside/release/workspace';
import type { Section } from '@ringside/shared/section/server';
import { expect, test } from 'vitest';
import { legalPages } from '../src/content/legal.ts';
import { site } from '../src/content/site.ts';

const folders = await packageFolders();

async function dataOf(name: string, path: string) {
  const { section } = (await import(join(folders.get(name) ?? '', 'src/server.tsx'))) as {
    section: Section;
  };
  return (await section.load(path))?.data as Record<string, Record<string, unknown>[]>;
}
const each = (items: readonly Record<string, unknown>[] | undefined, ...fields: string[]) =>
  items?.map((item) => fields.map((field) => item[field]));

test('there are fifteen articles or more', async () => {
  expect((await dataOf('news', '/news')).articles?.length).toBeGreaterThanOrEqual(15);
});

test('the first four fights are at these weights, on these days', async () => {
  const { fights } = await dataOf('fights', '/fights');
  expect(each(fights, 'id', 'weightClass', 'date', 'location')?.slice(0, 4)).toEqual([
    [1, 'Heavyweight', '2025-10-18', 'London, United Kingdom'],
    [2, 'Welterweight', '2025-11-22', expect.stringMatching(/^Las Vegas/)],
    [3, 'Lightweight', '2025-12-06', expect.stringMatching(/^New York/)],
    [4, 'Bantamweight', '2026-01-11', expect.stringMatching(/^Tokyo/)],
  ]);
});

test('the first six workouts are of these lengths, each with an icon of its own', async () => {
  const workouts = (await dataOf('training', '/training')).workouts?.slice(0, 6) ?? [];
  const minutes = workouts.map(({ duration }) => Number.parseInt(String(duration), 10));
  // The page begins with the easiest session.
  expect(minutes.sort((one, other) => one - other)).toEqual([15, 20, 25, 30, 30, 45]);
  expect(new Set(workouts.map(({ icon }) => icon)).size).toBe(6);
});

test('the first three plans are these', async () => {
  const { plans } = await dataOf('training', '/fitness');
  expect(each(plans?.slice(0, 3), 'id', 'title')).toEqual([
    [1, 'Lean Muscle Gain'],
    [2, 'Weight Cut Pro'],
    [3, 'Endurance Builder'],
  ]);
});

test('there are six products, with a badge of each kind, two reviews, and three lists of ten', async () => {
  const { products: all = [], guides = [] } = await dataOf('gear', '/gear');
  const products = all.slice(0, 6);
  expect(each(products, 'id')).toEqual([[1], [2], [3], [4], [5], [6]]);
  expect(new Set(products.map(({ badge }) => badge)).size).toBe(6);
  const reviews = products.flatMap(({ slug }) => slug ?? []);
  expect(reviews).toEqual([
    'brasshook-sentinel-16-glove-review',
    'quarrystone-100-heavy-bag-review',
  ]);
  expect(each(guides.slice(0, 3), 'slug')).toEqual([
    ['boxing-gloves'],
    ['boxing-bags'],
    ['head-guards'],
  ]);
  for (const { slug } of guides.slice(0, 3)) {
    const { products: listed = [] } = await dataOf('gear', `/gear/${slug}`);
    expect(listed).toHaveLength(10);
    // Only a kit of several things has no keyword in its name, and so shows the default picture.
    const pictures = listed.map(({ picture }) => (picture as { src: string }).src);
    const kits = slug === 'boxing-gloves' ? 1 : 0;
    expect(pictures.filter((src) => /\/gear-[^/]*$/.test(src))).toHaveLength(kits);
  }
});

test('the first three legal pages are these, of one day', () => {
  expect(
    legalPages.slice(0, 3).map(({ slug, title, lastUpdated }) => [slug, title, lastUpdated]),
  ).toEqual([
    ['privacy', 'Privacy Policy', 'August 13, 2025'],
    ['terms', 'Terms of Service', 'August 13, 2025'],
    ['cookies', 'Cookie Policy', 'August 13, 2025'],
  ]);
});

test('the header has these links in this order, and each column of the footer begins with these', () => {
  const launched = ['/', '/news', '/fights', '/gear', '/training', '/reviews'];
  const links = site.navigation.filter(({ href }) => launched.includes(href));
  expect(links.map(({ href }) => href)).toEqual(launched);
  expect(links.map(({ label }) => label).join()).toBe('Home,News,Fights,Gear,Training,Reviews');
  const columns = site.footerColumns.map(({ heading, links }) =>
    [heading, ...links.map(({ label }) => label)].join(', '),
  );
  expect(columns).toEqual([
    expect.stringMatching(/^Navigate, Home, News, Gear, Fights, Training/),
    expect.stringMatching(/^Company, About Us, Contact, Careers/),
    expect.stringMatching(/^Legal, Privacy Policy, Terms of Service, Cookie Policy/),
  ]);
});
