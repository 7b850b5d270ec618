import { allRead, watchFetches } from '../support/fetches.ts';
import { expect, type Page, test } from '../support/test.ts';
import { holdBack, pretendLine, ready, visit } from '../support/visit.ts';

test.use({
  tolerated: [
    // The video player; and what the shell logs in Firefox about a page that is left while its script still loads.
    /^other origin: https:\/\/www\.youtube-nocookie\.com\/|^error: (@ringside\/shell: [\w-]+, (load|style): )?Error \(/,
  ],
});

/** Four or five hours behind UTC, which the countdowns use. */
test.use({ timezoneId: 'America/New_York' });

/** The labels of all countdowns on the page. */
const labels = (page: Page) =>
  page
    .locator('main ringside-countdown')
    .evaluateAll((all) => all.map((each) => each.shadowRoot?.querySelector('[part~="label"]')?.textContent));

/** Shows or hides the tab as a browser does. */
const show = (page: Page, visibilityState: DocumentVisibilityState) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);

test('countdowns change at midnight UTC, in the evening of a visitor in New York', async ({ page }) => {
  await page.clock.install({ time: '2025-10-15T22:00:00Z' });
  await visit(page, '/fights');
  await page.clock.pauseAt('2025-10-15T23:59:58Z');
  expect(await labels(page)).toEqual(['3 days left', '38 days left', '52 days left', '88 days left']);
  expect(await page.evaluate(() => new Date().getDate())).toBe(15);
  await page.clock.runFor(4000);
  expect(await page.evaluate(() => new Date().getDate())).toBe(15);
  expect(await labels(page)).toEqual(['2 days left', '37 days left', '51 days left', '87 days left']);
});

test('a tab that was hidden over midnight is right as soon as it is shown', async ({ page }) => {
  await page.clock.install({ time: '2025-10-17T23:30:00Z' });
  await visit(page, '/fights');
  await show(page, 'hidden');
  // Browsers suspend the timers of hidden tabs: the clock advances, but no timer runs.
  await page.clock.setSystemTime('2025-10-18T00:30:00Z');
  expect((await labels(page))[0]).toBe('1 days left');
  await show(page, 'visible');
  await expect.poll(async () => (await labels(page))[0]).toBe('Fight Day!');
});

test('a tab restored from the back/forward cache shows the current day, and nothing twice', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-10-15T12:00:00Z' });
  await visit(page, '/fights');
  const held = () => page.evaluate(() => document.querySelectorAll('body *').length);
  const before = await held();
  await page.clock.setSystemTime('2025-10-20T12:00:00Z');
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect
    .poll(() => labels(page))
    .toEqual(['Fight Day!', '33 days left', '47 days left', '83 days left']);
  expect(await held()).toBe(before);
});

test('a restored tab does not continue an earlier navigation', async ({ page }) => {
  await pretendLine(page, { effectiveType: '3g' });
  await watchFetches(page);
  await visit(page, '/news');
  const answer = await holdBack(page, '**/fights');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fights' }).click();
  await expect(page.locator('html[data-navigating]')).toBeAttached();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('html[data-navigating]')).not.toBeAttached();
  answer();
  await allRead(page);
  await expect(page).toHaveURL('/news');
});

test('a reload in the middle of hydration starts again', async ({ page, context }) => {
  let asked = 0;
  await page.route('**/assets/training/*.js', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await page.reload();
    await route.abort();
  });
  await page.goto('/training');
  await ready(page);
  expect(asked).toBeGreaterThan(1);
  await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await page.getByRole('button', { name: 'Watch Video Guide' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
