import { expect, type Page, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const close = (page: Page) => page.getByRole('button', { name: 'Close notice' });

/** A hundred clicks on the buttons of header and footer, as fast as a script can. */
const storm = (page: Page) =>
  page.evaluate(() => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('[data-action="search"], [data-action="social"]'),
    ];
    for (let press = 0; press < 100; press += 1) buttons[press % buttons.length]?.click();
    return buttons[99 % buttons.length]?.dataset.label;
  });

test('of a hundred notices only the last one stays, for five seconds', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/about');
  await page.evaluate(() => Object.assign(globalThis, { region: document.querySelector('[data-toasts]') }));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await storm(page);
  await page.clock.runFor(3000);
  const label = await storm(page);
  await expect(close(page)).toHaveCount(1);
  await expect(page.getByText(`Opening ${label}`, { exact: true })).toBeVisible();
  await page.clock.runFor(4990);
  await expect(close(page)).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(close(page)).toHaveCount(0);
  // The live region must be the one that screen readers have known from the start.
  const same = () =>
    (globalThis as unknown as { region: Element }).region === document.querySelector('[data-toasts]');
  expect(await page.evaluate(same)).toBe(true);
  await page.clock.runFor(60_000);
  await expect(close(page)).toHaveCount(0);
});

test('focus on a notice moves to the next notice, and returns to the page when that closes', async ({
  page,
}) => {
  await visit(page, '/about');
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await search.focus();
  await storm(page);
  await close(page).focus();
  await storm(page);
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});
