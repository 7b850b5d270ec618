import { expect, type Page, test } from '../support/test.ts';
import { isMarked, mark, pretendLine, ready, visit } from '../support/visit.ts';
import { agreesWithAddress } from './agrees.ts';

// What the browser and the shell say in the console of a network that is not there.
test.use({
  tolerated: [
    /ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|NS_ERROR_OFFLINE|Failed to load resource|shell: training, (load|style):/,
  ],
});

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('offline, a page that was not read yet says so and loses nothing, and opens once the network is back', async ({
  page,
  context,
}) => {
  await pretendLine(page, { effectiveType: '3g' });
  await visit(page, '/news');
  await mark(page);
  await context.setOffline(true);
  await link(page, 'Fights').click();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('html[data-navigating]')).not.toBeAttached();

  await context.setOffline(false);
  await link(page, 'Fights').click();
  await expect(page).toHaveURL('/fights');
  await agreesWithAddress(page);
  expect(await isMarked(page)).toBe(true);
});

test('offline, what was read can be read again, the page that the tab began with too', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(
    browserName === 'firefox',
    'Playwright takes its cache too, which a network that is gone does not',
  );
  await visit(page, '/fitness');
  await mark(page);
  await link(page, 'News').click();
  await expect(page).toHaveURL('/news');
  await ready(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Fitness/ })).toBeFocused();
  await ready(page);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await isMarked(page)).toBe(true);
});

test('a page that was fetched on intent opens offline, and its section answers once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  await mark(page);
  await Promise.all([page.waitForResponse('**/fitness'), prefetch(page, '/fitness')]);
  await context.setOffline(true);
  await page.locator('main a', { hasText: 'soon' }).click();
  await expect(page).toHaveURL('/fitness');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('tabpanel').first()).toBeVisible();

  await context.setOffline(false);
  await retry.click();
  await ready(page);
  await expect(retry).toHaveCount(0);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await isMarked(page)).toBe(true);
});

/** Points at a link as a visitor would who is about to press it. */
const prefetch = async (page: Page, href: string) => {
  await page.evaluate((to) => {
    const soon = Object.assign(document.createElement('a'), { href: to, textContent: 'soon' });
    document.querySelector('main')?.prepend(soon);
  }, href);
  await page.locator('main a', { hasText: 'soon' }).hover();
};
