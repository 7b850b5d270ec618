import AxeBuilder from '@axe-core/playwright';
import { missing, routes } from './facts.ts';
import { expect, test } from './test.ts';
import { ready } from './visit.ts';

test.use({ tolerated: [/status of 404/] });

for (const width of [320, 1280]) {
  for (const { path } of [...routes, ...missing.slice(0, 3)]) {
    test(`${path} passes every accessibility rule at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await ready(page);
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
      expect(found).toEqual([]);
    });
  }
}

test('the first Tab reaches the link that skips to the content', async ({ page }) => {
  await page.goto('/news');
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
