import { sampled } from '@ringside/release/testing/sampled';
import { articlePaths, plans, routes } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';

test.use({ javaScriptEnabled: false });

const SAMPLE = ['/', articlePaths[0]];

for (const { path, active } of routes)
  test(`${path} can be read completely`, sampled(SAMPLE.includes(path)), async ({ page }) => {
    await page.goto(path);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'News', 'Fights', 'Gear', 'Training', 'Reviews']);
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(
      active ? [active] : [],
    );
  });

test('links work, and the small menu opens', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Latest Fight News' }).click();
  await expect(page).toHaveURL('/news');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Fights' })
    .click();
  await expect(page).toHaveURL('/fights');
});

test('all plans are shown, and each plan has a URL', async ({ page, browserName }) => {
  test.skip(
    browserName === 'firefox',
    'Playwright stops its scripts but leaves `(scripting: enabled)`',
  );
  const third = plans[2] ?? '';
  await page.goto(`/fitness#${third.toLowerCase().replaceAll(' ', '-')}`);
  for (const name of plans)
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: third, level: 2 })).toBeInViewport();
});
