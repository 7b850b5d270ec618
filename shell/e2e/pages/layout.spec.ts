import { test as looking } from '../support/sharedPage.ts';
import { expect, type Page, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ tolerated: [/\.woff2|NS_ERROR_FAILURE/] });

test('where our fonts load late, pages fit a narrow phone in the device’s fonts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of ['/', '/gear/boxing-gloves', '/fights', '/fitness', '/privacy']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await sideways(page), path).toBe(0);
  }
});

looking(
  'on a low window the header scrolls away, and the menu scrolls to its last link',
  async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 256 });
    await visit(page, '/news');
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(
      await page.evaluate(() => Boolean(document.elementFromPoint(200, 10)?.closest('main'))),
      'the page reaches the window’s top',
    ).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Menu' }).click();
    const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  },
);

looking('a wide screen gets a wide page, and the hero whole', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.goto('/');
  const column = await page
    .getByRole('heading', { name: 'Latest News' })
    .locator('xpath=../..')
    .boundingBox();
  expect(column?.width).toBeGreaterThan(1600);
  const hero = await page.getByRole('main').getByRole('img').first().boundingBox();
  expect((hero?.width ?? 0) / (hero?.height ?? 1)).toBeCloseTo(8 / 5, 1);
});

const boxesOf = (page: Page, selector: string) =>
  page
    .getByRole('main')
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

for (const path of ['/news', '/reviews'])
  looking(
    `${path} has pictures of one height in each row of cards of one width`,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, path);
      const pictures = await boxesOf(page, 'li article img');
      for (const { top, width, height } of pictures)
        for (const other of pictures.filter((each) => each.top === top && each.width === width))
          expect(Math.abs(other.height - height)).toBeLessThan(1);
      expect(new Set(pictures.map(({ top }) => top)).size).toBeLessThan(pictures.length);
    },
  );

for (const width of [1440, 768, 390])
  looking(
    `at ${width} px the newest story has the largest headline, and those without pictures the smallest`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/news');
      const sizesOf = (selector: string) =>
        page
          .getByRole('main')
          .locator(selector)
          .evaluateAll((all) =>
            all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
          );
      const [lead = 0, ...others] = await sizesOf('h2');
      const words = await sizesOf('.words h2');
      const illustrated = await sizesOf('li article:not(.words) h2');
      expect(words.length + illustrated.length).toBe(others.length);
      expect(lead).toBeGreaterThan(Math.max(...illustrated));
      expect(Math.min(...illustrated)).toBeGreaterThan(Math.max(...words));
    },
  );

looking('the cards of a row of news end with their authors on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/news');
  const cards = await boxesOf(page, 'li');
  const authors = await boxesOf(page, 'li p:has(time)');
  expect(authors).toHaveLength(cards.length);
  for (const [index, { top, bottom }] of cards.entries())
    for (const [other, card] of cards.entries())
      if (card.top === top && card.bottom === bottom)
        expect(authors[other].bottom).toBeCloseTo(authors[index].bottom, 0);
});

for (const width of [1440, 1024])
  looking(
    `at ${width} px the columns of the featured stories begin and end together`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/');
      const [lead, ...pictures] = await boxesOf(page, '[list=featured] img');
      expect(pictures[0]?.top).toBeCloseTo(lead?.top, 0);
      const cards = await boxesOf(page, '[list=featured] article');
      expect(cards[2]?.bottom).toBeCloseTo(cards[0]?.bottom, 0);
    },
  );

looking(
  'in a wide window the newest story has its whole picture and a line as wide, and the columns beside it end together',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    const [picture] = await boxesOf(page, 'ringside-latest-news img');
    const headline = page.locator('ringside-latest-news h4').first();
    // The link is on one line if it has one box.
    const lines = await headline
      .getByRole('link')
      .evaluate((link) => [...link.getClientRects()].map(({ width }) => width));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toBeGreaterThan(0.95 * picture?.width);
    expect(picture?.width / picture?.height).toBeCloseTo(8 / 5, 1);
    const [stories, , updates] = await boxesOf(page, 'ringside-latest-news section');
    expect(updates?.bottom).toBeCloseTo(stories?.bottom, 0);
    // Each entry has as much space above its words as below them.
    const entries = await boxesOf(page, '.gist-side li');
    const words = await boxesOf(page, '.gist-side li > article');
    expect(words).toHaveLength(6);
    for (const [index, { y, bottom }] of words.entries())
      expect(y - entries[index]?.y).toBeCloseTo(entries[index]?.bottom - bottom, -0.5);
  },
);

for (const width of [1440, 768])
  looking(
    `at ${width} px one product leads, two follow, and three have the smallest pictures`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/gear');
      const widths = (await boxesOf(page, '.products img')).map((box) => Math.round(box.width));
      const [first = 0, second = 0, , last = 0] = widths;
      expect(widths).toEqual([first, second, second, last, last, last]);
      expect(first).toBeGreaterThan(1.3 * second);
      expect(second).toBeGreaterThan(1.3 * last);
    },
  );

looking(
  'a list has one place, then two, three and four in a row, each row smaller',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/gear/head-guards');
    const pictures = await boxesOf(page, '.ranking img');
    const rows = [...new Set(pictures.map(({ top }) => top))].map((row) =>
      pictures.filter(({ top }) => top === row),
    );
    expect(rows.map(({ length }) => length)).toEqual([1, 2, 3, 4]);
    for (const [index, row] of rows.slice(1).entries()) {
      const above = rows[index]?.[0];
      for (const { width } of row) expect(width).toBeLessThan(0.8 * (above?.width ?? 0));
    }
    // Scores and text begin at one height in a row, although some names have two lines.
    for (const part of ['.ranked [role=img]', '.ranked > p:has(+ button)']) {
      const parts = await boxesOf(page, part);
      expect(new Set(parts.map(({ top }) => Math.round(top))).size, part).toBe(4);
    }
  },
);

looking('the highlights of the training have their buttons on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const buttons = await boxesOf(page, '.highlights button');
  expect(new Set(buttons.map(({ top }) => Math.round(top))).size).toBe(1);
});
