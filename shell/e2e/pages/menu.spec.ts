import { test as looking } from '../support/sharedPage.ts';
import { expect, type Page, test } from '../support/test.ts';
import { holdBack, ready, visit } from '../support/visit.ts';

test.describe('on a small screen', () => {
  const viewport = { width: 375, height: 700 };
  test.use({ viewport });
  looking.use({ viewport });

  looking('the menu button opens and closes the links, and choosing one closes it', async ({ page }) => {
    await visit(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(links).toHaveText(['Home', 'News', 'Fights', 'Gear', 'Training', 'Reviews']);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops, 'one below the other').toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(6);
    await button.click();
    await expect(links).toHaveCount(0);
    await button.click();
    await links.filter({ hasText: 'Gear' }).click();
    await expect(page).toHaveURL('/gear');
    await expect(links).toHaveCount(0);
  });

  test('the menu reports that it is open even if it was opened before any script ran', async ({ page }) => {
    const bring = await holdBack(page, '**/runtime-*.js');
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    bring();
    await ready(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  for (const [how, leave] of [
    ['Back', (page) => page.goBack()],
    [
      'the logo, by keyboard',
      async (page) => {
        await page.getByRole('banner').getByRole('link', { name: 'Ringside' }).focus();
        await page.keyboard.press('Enter');
      },
    ],
  ] satisfies [string, (page: Page) => Promise<unknown>][]) {
    test(`the menu closes when ${how} leads to another page`, async ({ page }) => {
      await visit(page, '/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
      await expect(page).toHaveURL('/about');
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await leave(page);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }

  looking('Escape closes the menu', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
});
