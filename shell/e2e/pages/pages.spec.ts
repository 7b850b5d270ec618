import { attribute, elementsOf } from '@ringside/release/html';
import { parse } from 'parse5';
import { articlePaths, routes } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { expect, test } from '../support/sharedPage.ts';
import { ready } from '../support/visit.ts';

const paths = [...new Set([...routes.map(({ path }) => path), ...articlePaths])];
const activeOn = new Map(routes.map(({ path, active }) => [path, active]));

/** The tests of each section open every other template and check that it is quiet and complete. */
const SAMPLE = ['/', articlePaths[0], '/gear/boxing-gloves', '/fights', '/fitness', '/embed'];

for (const path of paths) {
  const title = `${path} is whole: landmarks, one heading, quiet, nothing sideways at 320 px`;
  test(title, sampled(SAMPLE.includes(path)), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await ready(page);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const active = activeOn.get(path) ?? (path.startsWith('/news/') ? 'News' : undefined);
    await expect(page.locator('header [aria-current="page"]')).toHaveText(active ? [active] : []);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
    // Pictures further down load when they come near the viewport.
    for (const picture of await page.locator('main img').filter({ visible: true }).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
}

test('every page also answers with a trailing slash', async ({ request }) => {
  for (const path of ['/news/', '/gear/boxing-bags/', '/fitness/'])
    expect((await request.get(path)).status(), path).toBe(200);
});

test('the pages link only to addresses that exist', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of paths) {
    const links = [...elementsOf(parse(await (await request.get(path)).text()))]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => attribute(link, 'href') ?? '');
    for (const link of links) if (link.startsWith('/')) seen.add(link.replace(/#.*/, ''));
  }
  expect(seen.size).toBeGreaterThan(articlePaths.length);
  for (const link of seen) expect((await request.get(link)).status(), link).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, active } of routes) {
    test(`${path} can be read completely`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(['Home', 'News', 'Fights', 'Gear', 'Training', 'Reviews']);
      await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(active ? [active] : []);
    });
  }

  test('links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Latest Fight News' }).click();
    await expect(page).toHaveURL('/news');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/);
    await page.getByRole('link', { name: 'Back to News' }).click();
    await expect(page).toHaveURL('/news');
  });

  test('the small menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fights' }).click();
    await expect(page).toHaveURL('/fights');
  });
});
