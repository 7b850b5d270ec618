import { articles, gearCategories, newestFirst, plans } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';
import { sectionOf, visit } from '../support/visit.ts';

test('home has the sections of the specification, in their order, with their content and links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const main = page.getByRole('main');

  for (const [name, href] of [
    ['Latest Fight News', '/news'],
    ['Shop Boxing Gear', '/gear'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);

  const wanted = [
    'Featured Stories',
    'Top Rated Gear Guides',
    'Training Highlights',
    'Fitness and Nutrition',
    'Recommended Gear',
    'Latest News',
    'Join the Fight Club',
  ].map((name) => name.toLowerCase());
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  const shown = headings.map((text) => text.toLowerCase());
  expect(shown.filter((name) => wanted.includes(name))).toEqual(wanted);

  for (const [section, titles] of [
    ['Featured Stories', articles.slice(0, 3).map(({ title }) => title)],
    ['Top Rated Gear Guides', gearCategories.map(() => /Top 10/i)],
    ['Fitness and Nutrition', plans.slice(0, 3)],
  ] as const) {
    const names = sectionOf(page, section).getByRole('heading', { level: 3 });
    await expect(names).toHaveText([...titles], { ignoreCase: true });
  }

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

  const guides = sectionOf(page, 'Training Highlights');
  await expect(guides.getByRole('button', { name: 'Watch Video Guide', exact: true })).toHaveCount(
    3,
  );
  await expect(sectionOf(page, 'Recommended Gear').getByRole('article')).toHaveCount(4);

  const latest = sectionOf(page, 'Latest News');
  const hrefs = await latest
    .locator('a[href^="/news/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const summaries = newestFirst.filter(({ summary }) => summary).slice(0, 3);
  expect([...new Set(hrefs)].slice(0, 3)).toEqual(summaries.map(({ slug }) => `/news/${slug}`));

  // Each summary has a picture: a large one, and two small ones. So has the first trending story.
  const pictures = await latest
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ src, clientWidth }) => ({ src, clientWidth })),
    );
  expect(new Set(pictures.map(({ src }) => src)).size).toBe(4);
  const [lead = 0, second = 0, third = 0] = pictures.map(({ clientWidth }) => clientWidth);
  for (const width of [second, third]) expect(width).toBeLessThan(lead / 4);
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

test('on a phone the latest news begin within four screens, after shelves that the keyboard reaches', async ({
  page,
}) => {
  const screen = { width: 390, height: 844 };
  await page.setViewportSize(screen);
  await page.goto('/');

  const heading = page.getByRole('heading', { name: 'Latest News' });
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(4 * screen.height);

  await page.setViewportSize({ width: 320, height: 700 });
  const topOfSmallest = await heading.evaluate(
    (element) => element.getBoundingClientRect().top + scrollY,
  );
  expect(topOfSmallest).toBeLessThan(4 * 700);

  for (const [section, role] of [
    ['Top Rated Gear Guides', 'link'],
    ['Training Highlights', 'button'],
    ['Fitness and Nutrition', 'link'],
    ['Recommended Gear', 'button'],
  ] as const) {
    const last = sectionOf(page, section).getByRole('list').first().getByRole(role).last();
    await expect(last, section).not.toBeInViewport();
    await last.focus();
    await expect(last, section).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the parts of the home page are far from each other, and in a wide window the words of all guides begin together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const parts = await page.locator('main section:has(> div > div > h2)').all();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  expect(boxes.length).toBeGreaterThan(4);
  for (const [index, box] of boxes.slice(1, -1).entries()) {
    const above = boxes[index];
    expect((box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const words = sectionOf(page, 'Top Rated Gear Guides').locator('li > div');
  const tops = await words.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top)),
  );
  expect(tops.length).toBe(3);
  expect(new Set(tops).size).toBe(1);
});

test('in a wide window pictures of guides, workouts and plans reach its edges, and words stay in their column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const boxesOf = (section: string, selector: string) =>
    sectionOf(page, section)
      .locator(selector)
      .evaluateAll((all) =>
        all.map((each) => {
          const { left, right, bottom, height } = each.getBoundingClientRect();
          const area = each.closest('main > *')?.getBoundingClientRect();
          return {
            left: Math.round(left),
            right: Math.round(innerWidth - right),
            below: Math.round((area?.bottom ?? 0) - bottom),
            height: Math.round(height),
          };
        }),
      );

  const [heading] = await boxesOf('Featured Stories', 'h2');
  const guides = await boxesOf('Top Rated Gear Guides', 'img');
  expect(guides.map(({ left, right }) => [left, right])).toEqual([
    [0, 923],
    [517, 517],
    [923, 0],
  ]);
  expect(new Set(guides.map(({ height }) => height)).size).toBe(1);
  for (const name of ['h2', 'h3'])
    for (const section of ['Top Rated Gear Guides', 'Training Highlights']) {
      const [first] = await boxesOf(section, name);
      expect(first?.left, `${name} of ${section}`).toBe(heading?.left);
    }

  const [picture] = await boxesOf('Fitness and Nutrition', 'img');
  expect(picture).toMatchObject({ right: 0, below: 0 });
  const [stage] = await boxesOf('Training Highlights', 'img');
  expect(stage).toMatchObject({ left: 0, right: 0 });
  const plans = await boxesOf('Fitness and Nutrition', 'li');
  expect(plans.map(({ left }) => left)).toEqual(Array(3).fill(heading?.left));
  const heights = plans.map(({ height }) => height);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
});

test('a list has one solid button at most, and no words are below a small picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  for (const [section, solid] of [
    ['Training Highlights', 1],
    ['Recommended Gear', 0],
  ] as const)
    await expect(sectionOf(page, section).locator('button.bg-blue'), section).toHaveCount(solid);

  const gaps = await sectionOf(page, 'Latest News')
    .locator('article:has(.thumb)')
    .evaluateAll((all) =>
      all.flatMap((story) => {
        const picture = story.querySelector('img')?.getBoundingClientRect();
        return [...story.querySelectorAll('h4, p')].map(
          (words) => (picture?.left ?? 0) - words.getBoundingClientRect().right,
        );
      }),
    );
  expect(gaps.length).toBeGreaterThanOrEqual(6);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(16);
});
