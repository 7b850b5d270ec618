import { articles, gearCategories, newestFirst, plans } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';
import { sectionOf, visit } from '../support/visit.ts';

test('home leads to the news and to the gear', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');

  for (const [name, href] of [
    ['Latest Fight News', '/news'],
    ['Shop Boxing Gear', '/gear'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('home has the sections of the specification, in their order', async ({ page }) => {
  const wanted = [
    'Featured Stories',
    'Top Rated Gear Guides',
    'Training Highlights',
    'Fitness and Nutrition',
    'Recommended Gear',
    'Latest News',
    'Join the Fight Club',
  ].map((name) => name.toLowerCase());
  await page.goto('/');

  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const shown = (await headings.allTextContents()).map((text) => text.toLowerCase());
  expect(shown.filter((name) => wanted.includes(name))).toEqual(wanted);
});

test('the sections of home show stories, gear guides and plans by their titles', async ({
  page,
}) => {
  await page.goto('/');

  for (const [section, titles] of [
    ['Featured Stories', articles.slice(0, 3).map(({ title }) => title)],
    ['Top Rated Gear Guides', gearCategories.map(() => /Top 10/i)],
    ['Fitness and Nutrition', plans.slice(0, 3)],
  ] as const) {
    const headings = sectionOf(page, section).getByRole('heading', { level: 3 });
    await expect(headings).toHaveText([...titles], { ignoreCase: true });
  }
});

test('the sections of home link to the pages with the rest', async ({ page }) => {
  await page.goto('/');

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
});

test('home shows three video guides and four products', async ({ page }) => {
  await page.goto('/');

  const guides = sectionOf(page, 'Training Highlights');
  await expect(guides.getByRole('button', { name: 'Watch Video Guide', exact: true })).toHaveCount(
    3,
  );
  await expect(sectionOf(page, 'Recommended Gear').getByRole('article')).toHaveCount(4);
});

test('the latest news on home begin with the three latest stories that have a summary', async ({
  page,
}) => {
  const summaries = newestFirst.filter(({ summary }) => summary).slice(0, 3);
  await page.goto('/');

  const links = sectionOf(page, 'Latest News').locator('a[href^="/news/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(hrefs)].slice(0, 3)).toEqual(summaries.map(({ slug }) => `/news/${slug}`));
});

test('on home Buy Now and View Details only show a notice, and a card opens its page wherever it is clicked', async ({
  page,
}) => {
  await visit(page, '/');
  const gear = sectionOf(page, 'Recommended Gear');

  for (const name of ['Buy Now', 'View Details']) {
    await gear.getByRole('button', { name, exact: true }).first().click();
    const notice = page.getByRole('status').filter({ hasText: /retailer/i });
    await expect(notice).toContainText(/affiliate link/);

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
