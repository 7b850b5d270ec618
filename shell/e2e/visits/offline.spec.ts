import { expect, test } from '../support/test.ts';
import {
  addLink,
  goBack,
  hoverControls,
  isMarked,
  mark,
  menuLink,
  pretendLine,
  ready,
  visit,
} from '../support/visit.ts';
import { agreesWithUrl } from './agrees.ts';

// Messages of the browser and the shell without a network. The last pattern is Firefox's driver's.
test.use({
  tolerated: [
    /ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|NS_ERROR_OFFLINE|Failed to load resource|ringside: training, (load|style):|\/(router|style)-[\w-]+\.(js|css) is missing|^error: Error \(/,
  ],
});

test('offline, other pages give a notice and lose nothing, pages that were read can be read again, and all open later', async ({
  page,
  context,
  browserName,
}) => {
  await pretendLine(page, { effectiveType: '3g' });
  await visit(page, '/fitness');
  await mark(page);
  await menuLink(page, 'News').click();
  await expect(page).toHaveURL('/news');
  await ready(page);
  await context.setOffline(true);
  await menuLink(page, 'Fights').click();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('html[data-navigating]')).not.toBeAttached();
  // Playwright also disables Firefox's cache when it goes offline.
  if (browserName !== 'firefox') {
    await goBack(page, '/fitness');
    await expect(page.getByRole('heading', { level: 1, name: /Fitness/ })).toBeFocused();
    await ready(page);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  }

  await context.setOffline(false);
  await menuLink(page, 'Fights').click();
  await expect(page).toHaveURL('/fights');
  await agreesWithUrl(page);
  expect(await isMarked(page)).toBe(true);
});

test('a page that was prefetched opens offline, and its section becomes interactive once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  await mark(page);
  await addLink(page, '/fitness', 'soon');
  const soon = page.locator('main a', { hasText: 'soon' });
  await Promise.all([page.waitForResponse('**/fitness'), soon.hover()]);
  await context.setOffline(true);
  await soon.click();
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
