import type { Route } from '@playwright/test';
import { expect, type Page, test } from '../support/test.ts';
import {
  goBack,
  goForward,
  isMarked,
  mark,
  menuLink,
  pretendLine,
  ready,
  visit,
} from '../support/visit.ts';

// The last pattern is everything that Firefox's driver reports about a stylesheet that was still
// loading.
test.use({
  tolerated: [
    /Failed to load resource|^failed: |integrity|the runtime could not be loaded|^error: Error \(/,
  ],
});

test.beforeEach(({ page }) => pretendLine(page, { effectiveType: '3g' }));

const html = (body: string, status = 200) => ({
  status,
  contentType: 'text/html; charset=utf-8',
  body,
});

/** Makes all requests of pages fail. Returns a function that ends the fault. */
async function fail(
  page: Page,
  fault: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const pages = (url: URL) => !url.pathname.includes('.');
  await page.route(pages, fault);
  return () => page.unrouteAll({ behavior: 'wait' });
}

async function expectLayout(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText("Search isn't implemented yet!", { exact: true })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }),
  ).toBeVisible();
}

test('a page that cannot be loaded gives a notice, or after Back an error page; both open without a reload later', async ({
  page,
}) => {
  await visit(page, '/about');
  await mark(page);
  let heal = await fail(page, (route) => route.abort('connectionrefused'));
  await menuLink(page, 'News').click();
  await expect(page.getByText('We can’t load that page right now', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.locator('html[data-navigating]')).not.toBeAttached();
  await expectLayout(page);
  await heal();
  await menuLink(page, 'News').click();
  await expect(page).toHaveURL('/news');
  await ready(page);

  heal = await fail(page, (route) => route.fulfill(html('<h1>Service unavailable</h1>', 503)));
  await goBack(page, '/about');
  const lost = page.getByRole('heading', { level: 1, name: 'We can’t load this page right now' });
  await expect(lost).toBeFocused();
  await expect(page).toHaveTitle('We can’t load this page right now');
  await expectLayout(page);
  const retry = page.getByRole('link', { name: 'Try again' });
  await retry.click();
  await expect(page.getByText('We can’t load that page right now', { exact: true })).toBeVisible();
  await heal();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
  await goForward(page, '/news');
  await ready(page);
  expect(await isMarked(page)).toBe(true);
});

test('the old page stays while the new one loads, with progress and later a notice, and can be left for another', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/about');
  await mark(page);
  await page.route('**/news', () => {});
  const progress = page.locator('html[data-navigating]');
  await menuLink(page, 'News').click();
  await page.clock.runFor(300);
  await expect(progress).toBeAttached();
  await page.clock.runFor(9000);
  await expect(page.getByText('Still loading …', { exact: true })).toBeVisible();
  await expect(progress).toBeAttached();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await menuLink(page, 'Fights').click();
  await expect(page).toHaveURL('/fights');
  await expect(progress).not.toBeAttached();
  await ready(page);
  expect(await isMarked(page)).toBe(true);
});

test('a page is loaded in full if the document has lost its main element', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => document.querySelector('main')?.remove());
  await menuLink(page, 'News').click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('a page without the runtime is readable, its links work, a message shows, and a retry makes it interactive', async ({
  page,
}) => {
  const isRuntime = (url: URL) => url.pathname.includes('/runtime-');
  await page.route(isRuntime, (route) => route.fulfill({ status: 503, body: 'not now' }));
  await page.goto('/news');
  await mark(page);
  await page.getByRole('button', { name: 'Search' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).not.toHaveAttribute('aria-busy');
  await retry.press('Enter');
  await expect(retry).not.toHaveAttribute('aria-busy');
  await expect(retry).toHaveCount(1);
  await expect(retry, 'keyboard users keep the focus').toBeFocused();
  await page.unroute(isRuntime);
  await retry.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(retry).toHaveCount(0);
  await ready(page);
  const notice = page.getByText("Search isn't implemented yet!", { exact: true });
  await expect(notice, 'a click from before the failure is forgotten').toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(notice).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
