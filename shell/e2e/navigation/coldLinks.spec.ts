import { type HoldingServer, startHoldingServer } from '../support/holdingServer.ts';
import { test as base, expect, type Page } from '../support/test.ts';
import { isMarked, mark, menuLink, pretendLine, ready, visit } from '../support/visit.ts';

/**
 * When a browser opens a new document, it cancels the requests of the old page. Our soft navigation
 * does the same.
 */

const test = base.extend<{ server: HoldingServer }>({
  server: async ({ browserName }, use) => {
    const server = await startHoldingServer(process.env.RINGSIDE_E2E_URL ?? browserName);
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});
test.use({ tolerated: [/status of 503|ERR_CACHE_MISS|NS_ERROR_DOCUMENT_NOT_CACHED/] });

test.beforeEach(({ page }) => pretendLine(page, { effectiveType: '3g' }));

const CONNECTIONS = 6;
const HELD = /held=\d/;

const addPictures = (page: Page) =>
  page.evaluate((count) => {
    const picture = document.querySelector('main picture') as HTMLPictureElement;
    for (let at = 0; at < count; at += 1) {
      const copy = picture.cloneNode(true) as HTMLPictureElement;
      const image = copy.querySelector('img') as HTMLImageElement;
      image.loading = 'eager';
      for (const source of copy.querySelectorAll('source'))
        source.srcset = `${image.src}?held=${at}`;
      copy.id = `held-${at}`;
      document.querySelector('main')?.append(copy);
    }
  }, CONNECTIONS);

test('pictures that hold all connections give way to the next page, and are loaded after all if it fails', async ({
  page,
  server,
}) => {
  await visit(page, '/training');
  await mark(page);
  server.hold(HELD);
  await addPictures(page);
  await expect.poll(server.waiting).toBe(CONNECTIONS);
  const added = page.locator('[id^=held-] img');
  const height = () => added.first().evaluate((image) => image.getBoundingClientRect().height);
  const before = await height();
  expect(before).toBeGreaterThan(0);
  server.hold(/held=\d|^\/news$/);
  await menuLink(page, 'News').click();
  await expect.poll(server.waiting).toBe(1);
  expect(await height(), 'pictures keep their space').toBe(before);

  server.fail(/^\/news$/);
  server.hold(HELD);
  await expect(page.getByText('We can’t load that page right now', { exact: true })).toBeVisible();
  await expect.poll(server.waiting).toBe(CONNECTIONS);

  server.fail(/^$/);
  await menuLink(page, 'News').click();
  await expect(page).toHaveURL('/news');
  await expect.poll(server.waiting).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('modules that are given up for another page are fetched anew by the next press', async ({
  page,
  server,
}) => {
  server.hold(/\/(vendor|assets\/training)\/.*\.js/);
  await page.goto('/fitness');
  await expect(page.locator('html')).toHaveAttribute('data-state', 'ready');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.mouse.wheel(0, 300);
  await expect.poll(server.waiting).toBeGreaterThan(0);
  server.fail(/^\/news$/);
  await menuLink(page, 'News').click();
  await expect(page.getByText('We can’t load that page right now', { exact: true })).toBeVisible();
  await expect.poll(server.waiting).toBe(0);
  server.hold(/^$/);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(server.asked.filter(({ path }) => path.includes('attempt'))).toEqual([]);
  await ready(page);
});
