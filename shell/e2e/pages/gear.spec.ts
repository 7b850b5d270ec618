import { expect, test } from '../support/sharedPage.ts';
import { visit } from '../support/visit.ts';

test('the gear page shows its products, and Buy Now opens a review', async ({ page }) => {
  await visit(page, '/gear');
  const buy = page.getByText('Buy Now', { exact: true });
  const cards = page.getByRole('main').getByRole('article').filter({ has: buy });
  await expect(cards.nth(5)).toBeVisible();
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toHaveCount(1);
    await expect(card).toContainText(/Best|Choice|Recommended|Rated|Pick|Value/i);
    await expect(card.getByRole('img', { name: /\d out of 5/ })).toHaveCount(1);
    await expect(card.locator('s, del')).toContainText('$');
    // One sentence says why we recommend it.
    await expect(card.getByText(/^.{40,}\.$/)).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Buy Now', exact: true }).first().click();
  await expect(page).toHaveURL(/\/news\//);
  await expect(page.getByRole('main')).toContainText(/Gear Review/i);
});

test('a list ranks ten products, and Check Price & Reviews does nothing', async ({ page }) => {
  await visit(page, '/gear/boxing-gloves');
  const main = page.getByRole('main');
  const check = page.getByRole('button', { name: 'Check Price & Reviews', exact: true });
  const entries = main.getByRole('article').filter({ has: check });
  await expect(entries).toContainText(Array.from({ length: 10 }, (_, index) => `#${index + 1}`));
  await expect(entries.getByRole('img', { name: /\d\.\d out of 5/ })).toHaveCount(10);
  const before = await main.innerText();
  await check.first().click();
  await expect(page).toHaveURL('/gear/boxing-gloves');
  expect(await main.innerText()).toBe(before);
  // Count once, without waiting: a toast closes by itself, so a waiting assertion would always
  // pass.
  expect(await page.getByRole('button', { name: 'Close notice' }).count()).toBe(0);
});
