/**
 * What the specification fixes for the content at launch (its sections 3 and 9). These counts and names are asserted here and
 * nowhere else. More may be added: a fifth fight or a sixteenth article changes nothing here. If one of these is taken off the site,
 * its line goes too.
 */
import { join } from 'node:path';
import { packageFolders } from '@ringside/release/workspace';
import type { SectionServer } from '@ringside/shared/contract';
import { expect, test } from 'vitest';

const names = ['news', 'fights', 'training', 'gear'] as const;
const folders = await packageFolders();
const servers = await Promise.all(
  names.map(async (name) => {
    const server: unknown = await import(join(folders.get(name) ?? '', 'src/server.tsx'));
    return [name, server as SectionServer] as const;
  }),
);

/** The data of a page, from its section's sources. */
async function dataOf(section: (typeof names)[number], path: string) {
  const page = await new Map(servers).get(section)?.load(path);
  return page?.data as Record<string, Record<string, unknown>[]>;
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
  expect(workouts.map(({ duration }) => duration)).toEqual([
    '15 Mins',
    '30 Mins',
    '20 Mins',
    '25 Mins',
    '30 Mins',
    '45 Mins',
  ]);
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

test('there are six products, with a badge of each kind, and three lists of ten', async () => {
  const { products, guides = [] } = await dataOf('gear', '/gear');
  expect(each(products?.slice(0, 6), 'id')).toEqual([[1], [2], [3], [4], [5], [6]]);
  expect(new Set(products?.slice(0, 6).map(({ badge }) => badge)).size).toBe(6);
  expect(guides.slice(0, 3).map(({ slug }) => slug)).toEqual(['boxing-gloves', 'boxing-bags', 'head-guards']);
  for (const { slug } of guides) expect((await dataOf('gear', `/gear/${slug}`)).products).toHaveLength(10);
});
