import { sampled } from '@ringside/release/testing/sampled';
import { articlePaths, routes } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';

test.use({ javaScriptEnabled: false });

// `engines/cases/looks.ts` follows links, opens the menu and shows all plans without script.

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
