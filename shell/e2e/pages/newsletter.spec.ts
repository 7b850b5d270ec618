import { test as looking } from '../support/sharedPage.ts';
import { expect, type Page, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /e-?mail/i });
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('ringside:newsletter-subscriptions') ?? '[]') as unknown,
  );
async function subscribe(page: Page, address: string) {
  // In Firefox, Playwright's fill appends to what is in a field.
  await field(page).clear();
  await field(page).fill(address);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Subscribe|Join/i })
    .click();
}
const notice = (page: Page, title: string) => page.getByText(title, { exact: true });

looking('a@b passes the browser and is refused by the pattern', async ({ page }) => {
  await visit(page, '/');
  await subscribe(page, 'a@b');
  await expect(notice(page, 'Invalid Email')).toBeVisible();
  await expect(notice(page, 'Please enter a valid email address.')).toBeVisible();
  await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
  await expect(field(page)).toHaveValue('a@b');
  expect(await stored(page)).toEqual([]);
});

test('a valid address is stored in this browser, and refused the second time, even after a reload', async ({
  page,
}) => {
  await visit(page, '/');
  await subscribe(page, 'fan@ringside.example');
  await expect(notice(page, 'Subscription Successful! 🎉')).toBeVisible();
  await expect(
    notice(page, 'Thanks for joining! Keep an eye on your inbox for exclusive content.'),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('');
  expect(await stored(page)).toEqual(['fan@ringside.example']);
  await visit(page, '/');
  await subscribe(page, 'fan@ringside.example');
  await expect(notice(page, 'Already Subscribed!')).toBeVisible();
  await expect(
    notice(page, 'This email address is already on our list. Thanks for being a fan!'),
  ).toBeVisible();
  await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
  expect(await stored(page)).toEqual(['fan@ringside.example']);
});
