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
      const [lead = 0, ...others] = await sizesOf('article h2');
      const words = await sizesOf('.words h2');
      const illustrated = await sizesOf('li article:not(.words) h2');
      expect(words.length + illustrated.length).toBe(others.length);
      expect(lead).toBeGreaterThan(Math.max(...illustrated));
      expect(Math.min(...illustrated)).toBeGreaterThan(Math.max(...words));
    },
  );

for (const width of [1440, 768])
  looking(
    `at ${width} px the author of a story is right below its text, however high its row is`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/news');
      const texts = await boxesOf(page, 'li p:has(+ p > time), li p:has(+ p time)');
      const authors = await boxesOf(page, 'li p:has(time)');
      expect(authors.length).toBeGreaterThan(10);
      expect(texts).toHaveLength(authors.length);
      for (const [index, { top }] of authors.entries())
        expect(top - texts[index].bottom).toBeLessThan(24);
    },
  );

looking(
  'on a tablet, three stories of news share a row, with or without pictures',
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, '/news');
    for (const stories of [
      '.stories > .text',
      '.stories > li:nth-child(n + 7):nth-child(-n + 9)',
    ]) {
      const boxes = await boxesOf(page, stories);
      expect(boxes).toHaveLength(3);
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    }
  },
);

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
  'in a wide window the newest story has its whole picture, and headlines beside it are set tight',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    const [picture] = await boxesOf(page, 'ringside-latest-news img');
    expect(picture?.width / picture?.height).toBeCloseTo(8 / 5, 1);
    const [stories, , updates] = await boxesOf(page, 'ringside-latest-news section');
    expect(Math.abs(updates?.bottom - stories?.bottom)).toBeLessThan(120);
    const words = await boxesOf(page, '.lines li > article');
    expect(words).toHaveLength(6);
    for (const index of [1, 2, 4, 5])
      expect(words[index]?.top - words[index - 1]?.bottom).toBeLessThan(40);
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
  'a list has one place, then two and three in a row, each row smaller, and two rows of two',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/gear/head-guards');
    const pictures = await boxesOf(page, '.ranking img');
    const rows = [...new Set(pictures.map(({ top }) => top))].map((row) =>
      pictures.filter(({ top }) => top === row),
    );
    expect(rows.map(({ length }) => length)).toEqual([1, 2, 3, 2, 2]);
    for (const [index, row] of rows.slice(1, 3).entries()) {
      const above = rows[index]?.[0];
      for (const { width } of row) expect(width).toBeLessThan(0.8 * (above?.width ?? 0));
    }
    // Scores and text begin at one height in a row, although some names have two lines.
    for (const part of ['.ranked [role=img]', '.ranked > p:has(+ button)']) {
      const parts = await boxesOf(page, part);
      expect(new Set(parts.map(({ top }) => Math.round(top))).size, part).toBe(5);
    }
  },
);

looking(
  'the two smaller highlights of the training have their buttons on one line',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    const [, first, second] = await boxesOf(page, '.highlights button');
    expect(second?.top).toBeCloseTo(first?.top, 0);
    expect(second?.left).toBeGreaterThan(first?.right);
  },
);
