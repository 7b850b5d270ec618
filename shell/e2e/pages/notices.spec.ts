import { expect, test } from '../support/sharedPage.ts';
import { visit } from '../support/visit.ts';

test('the search button shows a notice that search is not available yet', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Search' });
  await expect(notice.getByText("Search isn't implemented yet!", { exact: true })).toBeVisible();
  await expect(
    notice.getByText('But you can request this feature in your next prompt.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('each of the four social buttons only shows a notice', async ({ page }) => {
  await visit(page, '/');
  const buttons = page.getByRole('contentinfo').getByRole('button');
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) {
    const label = await button.getAttribute('aria-label');
    await button.click();
    await expect(page.getByText(`Opening ${label}`, { exact: true })).toBeVisible();
    await expect(
      page.getByText("This would redirect to our social media page. This feature isn't implemented yet.", {
        exact: true,
      }),
    ).toHaveCount(1);
  }
});
