import { expect, type Page, test } from '../support/test.ts';
import { menuLink, ready, visit } from '../support/visit.ts';

const goBack = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Go Back', exact: true }).click();

test('Go Back on a legal page goes back, or home when there is nothing to go back to', async ({
  page,
  context,
}) => {
  await visit(page, '/privacy');
  await expect(page.getByText(/Last updated:? \w+ \d+, \d{4}/)).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL('/');

  await menuLink(page, 'News').click();
  await expect(page).toHaveURL('/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await goBack(page);
  await expect(page).toHaveURL('/news');

  // A tab that a script opens has a referrer, but no history.
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void open('/privacy')),
  ]);
  // Firefox's driver may lose a command that it receives in a new tab's empty document.
  await tab.waitForURL('/privacy');
  await ready(tab);
  await goBack(tab);
  await expect(tab).toHaveURL('/');
});
