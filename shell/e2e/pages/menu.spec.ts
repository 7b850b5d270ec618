import { expect, test } from '../support/sharedPage.ts';
import { goBack, visit } from '../support/visit.ts';

const viewport = { width: 375, height: 700 };
test.use({ viewport });

test('the menu button opens and closes the links; so do Escape and the choice of a link', async ({
  page,
}) => {
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const picture = () => button.locator('svg').filter({ visible: true }).innerHTML();

  await expect(links).toHaveCount(0);
  const closed = await picture();

  await button.click();
  await expect(links).toHaveText(['Home', 'News', 'Fights', 'Gear', 'Training', 'Reviews']);
  expect(await picture()).not.toBe(closed);

  const tops = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().top),
  );
  expect(tops, 'one below the other').toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(6);

  await button.click();
  await expect(links).toHaveCount(0);

  await button.click();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);

  await button.click();
  await links.filter({ hasText: 'Gear' }).click();
  await expect(page).toHaveURL('/gear');
  await expect(links).toHaveCount(0);
});

test('the menu closes when Back or the logo, by keyboard, leads to another page', async ({
  page,
}) => {
  await visit(page, '/');
  for (const leave of [
    () => goBack(page, '/'),
    () => page.getByRole('banner').getByRole('link', { name: 'Ringside' }).press('Enter'),
  ]) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL('/about');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await leave();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
