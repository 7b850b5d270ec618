import { articlePaths, routes } from './facts.ts';
import { expect, test } from './test.ts';
import { ready, visit } from './visit.ts';

const paths = [...new Set([...routes.map(({ path }) => path), ...articlePaths])];

test('every page has a title and a description of its own', async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta[^>]*name="description"[^>]*content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(title, path).toMatch(/Ringside/);
    expect(description.length, `${path} is described in a sentence or two`).toBeGreaterThan(50);
    expect(titles.get(title), `${path} shares its title`).toBeUndefined();
    expect(descriptions.get(description), `${path} shares its description`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

for (const path of paths) {
  test(`${path} is whole: landmarks, one heading, quiet, nothing sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await ready(page);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Pictures further down load when they come near.
    for (const picture of await page.locator('main img').filter({ visible: true }).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
}

test('every page answers with a slash at its end too', async ({ request }) => {
  for (const path of ['/news/', '/gear/boxing-bags/', '/fitness/'])
    expect((await request.get(path)).status(), path).toBe(200);
});

test('the pages link only to addresses that exist', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const { path } of routes) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const link of links) seen.add(link.replace(/#.*/, ''));
  }
  for (const link of seen) expect((await request.get(link)).status(), link).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, active } of routes) {
    test(`${path} reads completely`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
      await expect(current).toHaveText(active ? [active] : []);
    });
  }

  test('links lead on', async ({ page }) => {
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

test('an article carries social-share tags and keywords', async ({ page }) => {
  await visit(page, articlePaths[0] ?? '');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await content('meta[property="og:type"]')).toBe('article');
  expect((await content('meta[property="og:title"]'))?.toLowerCase()).toBe(title?.toLowerCase());
  for (const selector of [
    'meta[name="keywords"]',
    'meta[property="og:description"]',
    'meta[property="og:url"]',
    'meta[name="twitter:card"]',
    'meta[name="twitter:title"]',
    'meta[property="article:published_time"]',
  ])
    expect(await content(selector), selector).toBeTruthy();
});
