import { readGeometry } from '../look/geometry.ts';
import { articlePaths, missing, routes } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { test as looking } from '../support/sharedPage.ts';
import { expect, type Page, test } from '../support/test.ts';
import { leaveViewsEmpty, ready, visit } from '../support/visit.ts';

const paths = [...routes.map(({ path }) => path), ...missing.slice(0, 3).map(({ path }) => path)];

const tolerated = [
  // The last alternatives are what Firefox, and the shell in it, report about a page that is left while its script
  // still loads.
  /status of 404|^other origin: https:\/\/www\.youtube-nocookie\.com\/|\.woff2|NS_ERROR_FAILURE|^error: ringside: ([\w-]+, (load|style)|the runtime could not be loaded): Error \(/,
];
test.use({ tolerated });
looking.use({ tolerated });

/** https://www.w3.org/TR/WCAG22/#text-spacing, set as by a reader's own style sheet. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The widths of a phone, a phone on its side and a desk; a desk at 400 % is as wide as a phone, and low. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];

const SAMPLE = ['/', articlePaths[0], '/fights', '/fitness', '/embed'];

for (const path of new Set([...paths, ...articlePaths])) {
  const title = `${path} is complete, and fits three widths, with the reader's own text spacing too`;
  looking(title, sampled(SAMPLE.includes(path)), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    if (path === '/embed') await leaveViewsEmpty(page);
    const isMissing = missing.some((each) => each.path === path);
    expect((await page.goto(path))?.status()).toBe(isMissing ? 404 : 200);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const active = routes.find((route) => route.path === path)?.active;
    if (active) await expect(page.locator('header [aria-current="page"]')).toHaveText(active);
    expect(await sideways(page)).toBe(0);
    // Pictures further down would load when they come near the viewport.
    const broken = await page.locator('main img').evaluateAll(async (images: HTMLImageElement[]) => {
      const broken: string[] = [];
      for (const image of images.filter((each) => each.checkVisibility())) {
        image.loading = 'eager';
        await image.decode().catch(() => broken.push(image.currentSrc));
      }
      return broken;
    });
    expect(broken).toEqual([]);
    await spaceText(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { faults } = await page.evaluate(readGeometry);
      expect(
        faults.filter((fault) => /^(cut|wider)/.test(fault)),
        `at ${size.width} px, spaced`,
      ).toEqual([]);
    }
  });
}

test('where our fonts load late, pages fit a narrow phone in the device’s fonts', async ({ page }) => {
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
