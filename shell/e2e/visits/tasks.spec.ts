import { expect, type Locator, type Page, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

/** Typical tasks of a visitor, done with the keyboard only. */
test.use({ tolerated: [/status of 404|^other origin: https:\/\/www\.youtube-nocookie\.com\//] });

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

const notice = (page: Page, title: string | RegExp) => page.locator('.toast-title').getByText(title);

test('on a phone, opens the menu, goes to the plans, changes the plan', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  await tabTo(page, page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Training Hub' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

  await visit(page, '/fitness');
  await tabTo(page, page.getByRole('tab').first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').nth(2)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('watches a video, closes it, and the focus is back where it was opened', async ({ page, context }) => {
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
  );
  await visit(page, '/training');
  const button = page.getByRole('button', { name: 'Watch Video Guide' }).nth(1);
  await tabTo(page, button);
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('presses Buy Now, reads the notice, closes it, and continues from there', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  // On a busy machine, the key presses take longer than a notice stays.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const buy = page.getByRole('button', { name: /^Buy Now/ }).first();
  await tabTo(page, buy);
  await page.keyboard.press('Enter');
  await expect(notice(page, /retailer/i)).toBeVisible();
  await expect(buy).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Close notice' }));
  await page.keyboard.press('Enter');
  await expect(notice(page, /./)).toHaveCount(0);
});

test('subscribes with Enter, gets the notice, and has an empty field', async ({ page }) => {
  await visit(page, '/');
  const field = page.getByRole('textbox', { name: /e-?mail/i });
  await tabTo(page, field);
  await page.keyboard.type('fan@ringside.example');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Subscription Successful! 🎉')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('opens an unknown address, and goes home; reads the terms, and goes back', async ({ page }) => {
  await page.goto('/no-such-page');
  await ready(page);
  await tabTo(page, page.getByRole('link', { name: 'Go to Homepage' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Terms of Service' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Go Back' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
