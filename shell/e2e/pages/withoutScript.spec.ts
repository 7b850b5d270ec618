import { articlePaths, routes } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { expect, test } from '../support/sharedPage.ts';

/** A page of each section, and one that shows elements of three. */
const SAMPLE = ['/', articlePaths[0], '/gear', '/fights', '/fitness'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, active } of routes)
    test(`${path} can be read completely`, sampled(SAMPLE.includes(path)), async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(['Home', 'News', 'Fights', 'Gear', 'Training', 'Reviews']);
      await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(active ? [active] : []);
    });

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
