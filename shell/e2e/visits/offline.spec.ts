import { expect, type Page, test } from '../support/test.ts';
import { hoverControls, isMarked, mark, pretendLine, ready, visit } from '../support/visit.ts';
import { agreesWithAddress } from './agrees.ts';

// The browser's and the shell's messages without a network. The last alternative is all that Firefox's driver reports
// about an error.
test.use({
  tolerated: [
    /ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|NS_ERROR_OFFLINE|Failed to load resource|ringside: training, (load|style):|\/(router|style)-[\w-]+\.(js|css) is missing|^error: Error \(/,
  ],
});

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('offline, a page that was not read before gives a notice and loses nothing, and opens once the network is back', async ({
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

test('offline, pages that were read can be read again, including the first one', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(
    browserName === 'firefox',
    'Playwright disables its cache as well, unlike a real loss of network',
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

test('a page that was prefetched opens offline, and its section becomes interactive once the network is back', async ({
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
  await hoverControls(page);
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

/** Points at a link like a visitor who is about to click it. */
const prefetch = async (page: Page, href: string) => {
  await page.evaluate((to) => {
    const soon = Object.assign(document.createElement('a'), { href: to, textContent: 'soon' });
    document.querySelector('main')?.prepend(soon);
  }, href);
  await page.locator('main a', { hasText: 'soon' }).hover();
};
