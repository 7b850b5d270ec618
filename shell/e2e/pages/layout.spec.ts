import { articlePaths, missing, routes } from '../support/facts.ts';
import { isTemplate, sampled } from '../support/sample.ts';
import { test as looking } from '../support/sharedPage.ts';
import { expect, type Page, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

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

/** Texts that a surrounding box cuts off. Excerpts are clipped on purpose, with an ellipsis. */
const clippedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        if (webkitLineClamp !== 'none' || !element.innerText?.trim() || element.closest('.sr-only'))
          return false;
        const cutsDown = ['hidden', 'clip'].includes(overflowY);
        const cutsAcross = ['hidden', 'clip'].includes(overflowX);
        if (!cutsDown && !cutsAcross) return false;
        const box = element.getBoundingClientRect();
        return [...element.querySelectorAll<HTMLElement>('h1, h2, p, a, button, dd')].some((text) => {
          const inside = text.getBoundingClientRect();
          return (
            (cutsDown && (inside.bottom > box.bottom + 1 || inside.top < box.top - 1)) ||
            (cutsAcross && (inside.right > box.right + 1 || inside.left < box.left - 1))
          );
        });
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.innerText.slice(0, 60)}`),
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const SIZES = {
  'a narrow phone': { width: 320, height: 640 },
  'a phone on its side': { width: 740, height: 360 },
  'a desk at 400 %': { width: 320, height: 256 },
} as const;

/** Pages with the widest contents. */
const SAMPLE = ['/', articlePaths[0], '/gear/boxing-gloves', '/fights', '/fitness', '/embed'];

for (const path of new Set([...paths, ...articlePaths])) {
  const title = `${path} is complete, and fits ${Object.keys(SIZES).join(', ')}, with the reader's own text spacing too`;
  looking(title, sampled(SAMPLE.includes(path)), async ({ page }) => {
    await page.setViewportSize(SIZES['a narrow phone']);
    const isMissing = missing.some((each) => each.path === path);
    expect((await page.goto(path))?.status()).toBe(isMissing ? 404 : 200);
    await ready(page);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const active = routes.find((route) => route.path === path)?.active;
    if (active) await expect(page.locator('header [aria-current="page"]')).toHaveText(active);
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      expect(await sideways(page), name).toBe(0);
    }
    // Pictures further down load when they come near the viewport.
    for (const picture of await page.locator('main img').filter({ visible: true }).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await spaceText(page);
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      expect(await sideways(page), `${name}, spaced`).toBe(0);
      expect(await clippedTexts(page), `${name}, spaced`).toEqual([]);
    }
  });
}

for (const [which, some, isInSample] of [
  ['a page of each template', paths.filter(isTemplate), true],
  ['every page', [...new Set([...paths, ...articlePaths])], false],
] as const)
  test(
    `where our fonts load late, ${which} fits a narrow phone in the device’s fonts`,
    sampled(isInSample),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.route('**/*.woff2', (route) => route.abort());
      for (const path of some) {
        await page.goto(path);
        expect(await sideways(page), path).toBe(0);
      }
    },
  );

looking('on a low window the header scrolls away and leaves the page its height', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/news');
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(
    await page.evaluate(() => Boolean(document.elementFromPoint(200, 10)?.closest('main'))),
    'the page reaches the window’s top',
  ).toBe(true);
});

looking('on a low window the menu scrolls to its last link', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 256 });
  await visit(page, '/news');
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('on a phone in landscape the video and its close button fit the window', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player' }));
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, '/training');
  await page.getByRole('button', { name: 'Watch Video Guide' }).first().click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.locator('iframe')).toBeInViewport({ ratio: 0.99 });
  await expect(overlay.getByRole('button', { name: 'Close video' }).first()).toBeInViewport({ ratio: 1 });
});

looking('the menu’s button shows whether the menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const shown = () => button.locator('svg').filter({ visible: true }).innerHTML();
  const closed = await shown();
  await button.click();
  expect(await shown()).not.toBe(closed);
});

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
