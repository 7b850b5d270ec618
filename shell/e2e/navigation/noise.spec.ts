import { expect, test } from '../support/sharedPage.ts';
import { addLink, isMarked, mark, ready, visit } from '../support/visit.ts';

/** A usual query, a prototype with markup, and invalid encodings. */
const NOISE = [
  '?utm_source=x&fbclid=y#[data-root]',
  '?__proto__[polluted]=1&constructor.prototype.polluted=1#"><img src=x onerror=alert(1)>',
  '?%ff%00=%#%E0%A4%A',
];

test('/fitness is the same page, whatever stands after its URL', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  for (const noise of NOISE) {
    // A new document each time, even if only the fragment differs.
    await page.goto('about:blank');
    await visit(page, `/fitness${noise}`);
    await expect(page, noise).toHaveTitle(/Fitness/);
    await expect(page.getByRole('heading', { level: 1 }), noise).toHaveText(/Fitness/i);
    expect(await page.locator('img[src="x"]').count(), noise).toBe(0);
    expect(await page.evaluate(() => 'polluted' in {}), noise).toBe(false);
    expect(dialogs, noise).toEqual([]);
  }
});

test('links with noise lead to their pages, without a reload', async ({ page }) => {
  await visit(page, '/about');
  await mark(page);
  for (const noise of NOISE) {
    await addLink(page, `/gear${noise}`, 'noise');
    await page.getByRole('link', { name: 'noise' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Gear/ })).toBeFocused();
    await ready(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
  }
  expect(await isMarked(page)).toBe(true);
});
