import { articles, gearCategories, newestFirst } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';
import { sectionOf, visit } from '../support/visit.ts';

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('the hero has two buttons and three numbers', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Latest Fight News' })).toHaveAttribute('href', '/news');
  await expect(main.getByRole('link', { name: 'Shop Boxing Gear' })).toHaveAttribute('href', '/gear');
  for (const number of ['500+', '50K+', '100+'])
    await expect(main.getByText(number, { exact: true })).toBeVisible();
});

test('the sections come in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const wanted = [
    'Featured Stories',
    'Top Rated Gear Guides',
    'Training Highlights',
    'Fitness and Nutrition',
    'Recommended Gear',
    'Latest News',
    'Join the Fight Club',
  ];
  const found = headings.map((text) => text.toLowerCase());
  expect(found.filter((text) => wanted.some((name) => name.toLowerCase() === text))).toEqual(
    wanted.map((name) => name.toLowerCase()),
  );
});

test('Featured Stories are the first three articles in listed order', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, 'Featured Stories');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(titles(articles.slice(0, 3)), {
    ignoreCase: true,
  });
  await section.getByRole('article').nth(1).click();
  await expect(page).toHaveURL(`/news/${articles[1]?.slug}`);
});

test('Featured Stories end in Read More', async ({ page }) => {
  await page.goto('/');
  await expect(
    sectionOf(page, 'Featured Stories').getByRole('link', { name: 'Read More in News', exact: true }),
  ).toBeVisible();
});

test('Top Rated Gear Guides are a "Top 10" card for each list', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, 'Top Rated Gear Guides');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(gearCategories.map(() => /Top 10/i));
  const places = await section
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect([...new Set(places)]).toEqual(gearCategories.map((slug) => `/gear/${slug}`));
});

test('Training Highlights are the first three workouts', async ({ page }) => {
  await page.goto('/training');
  const workouts = sectionOf(page, 'Workouts & Drills').getByRole('heading', { level: 3 });
  await expect(workouts.nth(2)).toBeVisible();
  const first = (await workouts.allTextContents()).slice(0, 3);
  await page.goto('/');
  const section = sectionOf(page, 'Training Highlights');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(first, { ignoreCase: true });
  await expect(section.getByRole('button', { name: 'Watch Video Guide', exact: true })).toHaveCount(3);
  await expect(section.getByRole('link', { name: 'Explore All Workouts' })).toHaveAttribute(
    'href',
    '/training',
  );
});

test('Fitness and Nutrition shows the three plans, which link to the plans page', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, 'Fitness and Nutrition');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    ['Lean Muscle Gain', 'Weight Cut Pro', 'Endurance Builder'],
    { ignoreCase: true },
  );
  await expect(section.getByRole('link', { name: 'Explore All Plans' })).toHaveAttribute('href', '/fitness');
  await expect(section.getByRole('link', { name: 'View Plan Details', exact: true })).toHaveCount(3);
});

test('Recommended Gear shows four products with the rounded discount of each', async ({ page }) => {
  await page.goto('/');
  const cards = sectionOf(page, 'Recommended Gear').getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    const text = await card.innerText();
    const prices = [...text.matchAll(/\$([\d,.]+)/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(',', '')),
    );
    const [price, original] = [Math.min(...prices), Math.max(...prices)];
    const discount = Math.round(((original - price) / original) * 100);
    expect(text).toContain(`${discount}%`);
    await expect(card.locator('s, del')).toContainText(`$`);
  }
  await expect(
    sectionOf(page, 'Recommended Gear').getByRole('link', { name: 'View All Boxing Gear' }),
  ).toHaveAttribute('href', '/gear');
});

for (const name of ['Buy Now', 'View Details']) {
  test(`${name} on home only shows the notice about the retailer`, async ({ page }) => {
    await page.goto('/');
    await sectionOf(page, 'Recommended Gear').getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByRole('status').filter({ hasText: /retailer/i })).toContainText(/affiliate link/);
    await expect(page).toHaveURL('/');
  });
}

test('Latest News follows the list sorted by date', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, 'Latest News');
  const withSummary = newestFirst.filter(({ summary }) => summary).slice(0, 3);
  const trending = newestFirst.filter((article) => article.trending).slice(0, 3);
  const quick = newestFirst.slice(3, 6);
  const linked = async (within: typeof section) =>
    [
      ...new Set(
        await within.getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href'))),
      ),
    ].filter((href) => href?.startsWith('/news/'));
  const paths = (list: readonly { slug: string }[]) => list.map(({ slug }) => `/news/${slug}`);
  const block = (heading: string) =>
    section
      .locator('section, div, aside')
      .filter({ has: page.getByRole('heading', { name: heading, level: 3 }) })
      .last();
  expect(await linked(block('Trending Now'))).toEqual(paths(trending));
  expect(await linked(block('Quick Updates'))).toEqual(paths(quick));
  expect((await linked(section)).slice(0, 3)).toEqual(paths(withSummary));
  const numbers = (await block('Trending Now').innerText()).match(/(?<![\w.])0?[123](?![\w.])/g)?.map(Number);
  expect(numbers?.slice(0, 3)).toEqual([1, 2, 3]);
});

test('every card on home leads where it says', async ({ page }) => {
  await visit(page, '/');
  const story = sectionOf(page, 'Latest News').getByRole('link').first();
  const href = await story.getAttribute('href');
  await story.click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
