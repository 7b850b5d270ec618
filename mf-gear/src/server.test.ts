import { expect, test } from 'vitest';
import { gearCategories, gearCategorySlugs } from './content/gearCategories.ts';
import { section } from './server.tsx';

const html = async (path: string) => {
  const page = await section.load(path);
  if (!page) throw new Error(`no page at ${path}`);
  return section.render(page).html;
};

test('a review count above a thousand has a comma', async () => {
  expect(await html('/gear')).toContain('1,843');
});

test.each(gearCategorySlugs)(
  '%s ranks its products as listed, whatever their ratings',
  async (slug) => {
    const data = (await section.load(`/gear/${slug}`))?.data as {
      products: { name: string; rank: number }[];
    };
    const listed = gearCategories[slug].products.map(({ name }, index) => [name, index + 1]);
    expect(data.products.map(({ name, rank }) => [name, rank])).toEqual(listed);
  },
);

test('a top-10 list links to the others', async () => {
  const page = await html('/gear/boxing-bags');
  for (const slug of gearCategorySlugs)
    expect(page.includes(`href="/gear/${slug}"`)).toBe(slug !== 'boxing-bags');
});

test('recommended gear shows its discount', () => {
  const { products } = section.loadElement('ringside-recommended-gear', {}) as {
    products: { discount: number }[];
  };
  expect(products.map(({ discount }) => discount)).toEqual([20, 25, 28, 31]);
});
