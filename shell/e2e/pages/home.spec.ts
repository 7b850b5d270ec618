import { articles, gearCategories, newestFirst, plans } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';
import { sectionOf, visit } from '../support/visit.ts';

test('home has the sections of the specification, in their order, each with its content and its link', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Latest Fight News' })).toHaveAttribute(
    'href',
    '/news',
  );
  await expect(main.getByRole('link', { name: 'Shop Boxing Gear' })).toHaveAttribute(
    'href',
    '/gear',
  );
  const wanted = [
    'Featured Stories',
    'Top Rated Gear Guides',
    'Training Highlights',
    'Fitness and Nutrition',
    'Recommended Gear',
    'Latest News',
    'Join the Fight Club',
  ];
  const headings = (await main.getByRole('heading', { level: 2 }).allTextContents()).map((text) =>
    text.toLowerCase(),
  );
  expect(headings.filter((text) => wanted.some((name) => name.toLowerCase() === text))).toEqual(
    wanted.map((name) => name.toLowerCase()),
  );
  for (const [section, titles] of [
    ['Featured Stories', articles.slice(0, 3).map(({ title }) => title)],
    ['Top Rated Gear Guides', gearCategories.map(() => /Top 10/i)],
    ['Fitness and Nutrition', plans.slice(0, 3)],
  ] as const)
    await expect(sectionOf(page, section).getByRole('heading', { level: 3 })).toHaveText(
      [...titles],
      {
        ignoreCase: true,
      },
    );
  for (const [section, name, href] of [
    ['Featured Stories', 'Read More in News', '/news'],
    ['Training Highlights', 'Explore All Workouts', '/training'],
    ['Fitness and Nutrition', 'Explore All Plans', '/fitness'],
    ['Recommended Gear', 'View All Boxing Gear', '/gear'],
  ] as const)
    await expect(sectionOf(page, section).getByRole('link', { name })).toHaveAttribute(
      'href',
      href,
    );
  await expect(
    sectionOf(page, 'Training Highlights').getByRole('button', {
      name: 'Watch Video Guide',
      exact: true,
    }),
  ).toHaveCount(3);
  await expect(sectionOf(page, 'Recommended Gear').getByRole('article')).toHaveCount(4);
  const summaries = newestFirst.filter(({ summary }) => summary).slice(0, 3);
  const latest = await sectionOf(page, 'Latest News')
    .locator('a[href^="/news/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  expect(latest.slice(0, 3)).toEqual(summaries.map(({ slug }) => `/news/${slug}`));
});

test('on home Buy Now and View Details only show a notice, and a card opens its page wherever it is clicked', async ({
  page,
}) => {
  await visit(page, '/');
  for (const name of ['Buy Now', 'View Details']) {
    await sectionOf(page, 'Recommended Gear')
      .getByRole('button', { name, exact: true })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: /retailer/i })).toContainText(
      /affiliate link/,
    );
    await page.getByRole('button', { name: 'Close notice' }).click();
    await expect(page).toHaveURL('/');
  }
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Top 10 Head Guards' }) })
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/gear/head-guards');
});

test('on a phone the latest news begin on the fourth screen, after shelves that the keyboard reaches', async ({
  page,
}) => {
  const screen = { width: 390, height: 844 };
  await page.setViewportSize(screen);
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Latest News' });
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(4 * screen.height);

  // On the smallest phone the words take more lines.
  await page.setViewportSize({ width: 320, height: 700 });
  const topOfSmallest = await heading.evaluate(
    (element) => element.getBoundingClientRect().top + scrollY,
  );
  expect(topOfSmallest).toBeLessThan(4.5 * 700);

  for (const [section, role] of [
    ['Top Rated Gear Guides', 'link'],
    ['Training Highlights', 'link'],
    ['Fitness and Nutrition', 'link'],
    ['Recommended Gear', 'button'],
  ] as const) {
    const last = sectionOf(page, section).getByRole('list').first().getByRole(role).last();
    await expect(last, section).not.toBeInViewport();
    await last.focus();
    await expect(last, section).toBeInViewport({ ratio: 1 });
  }
});

test('the stories with summaries in the latest news have pictures, a large one and two small ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const pictures = sectionOf(page, 'Latest News').locator('img');
  await expect(pictures).toHaveCount(3);
  const shown = await pictures.evaluateAll((all) =>
    (all as HTMLImageElement[]).map(({ src, clientWidth }) => ({ src, clientWidth })),
  );
  expect(new Set(shown.map(({ src }) => src)).size).toBe(3);
  const [lead, ...others] = shown.map(({ clientWidth }) => clientWidth);
  for (const width of others) expect(width).toBeLessThan((lead ?? 0) / 4);
});
