import { legalPages } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { test as looking } from '../support/sharedPage.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

for (const path of legalPages.map((slug) => `/${slug}`)) {
  const details = sampled(path === '/privacy');
  looking(`${path} is dated, and Go Back goes back`, details, async ({ page }) => {
    await visit(page, '/news');
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(/Last updated:? \w+ \d+, \d{4}/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Go Back', exact: true }).click();
    await expect(page).toHaveURL('/news');
  });

  test(`Go Back on ${path} leads home when there is nothing to go back to`, details, async ({ page }) => {
    await visit(page, path);
    await page.getByRole('main').getByRole('button', { name: 'Go Back', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  test(
    `Go Back on ${path} leads home in a tab that one of our links opened`,
    details,
    async ({ page, context }) => {
      await visit(page, '/about');
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate((address) => void open(address), path),
      ]);
      // Firefox's driver may lose what waits in the empty document that a tab begins with.
      await tab.waitForURL(path);
      await ready(tab);
      await tab.getByRole('main').getByRole('button', { name: 'Go Back', exact: true }).click();
      await expect(tab).toHaveURL('/');
    },
  );
}
