import { hash } from 'node:crypto';
import { recomposed } from '../support/servedPages.ts';
import { expect, type Page, test } from '../support/test.ts';
import { isMarked, mark, menuLink, pretendLine, ready } from '../support/visit.ts';

declare global {
  var __SINGLE_SPA_DEVTOOLS__: { exposedMethods?: { getMountedApps(): string[] } };
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.__SINGLE_SPA_DEVTOOLS__ = {};
  }),
);

const mounted = (page: Page) =>
  page.evaluate(() => globalThis.__SINGLE_SPA_DEVTOOLS__.exposedMethods?.getMountedApps() ?? []);
const buy = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Buy Now' }).last();

const hasReactRoot = (element: Element) =>
  Object.entries(element).some(
    ([key, value]) => key.startsWith('__reactContainer') && value !== null,
  );

test('no section is mounted before a click, then only the section of the button, and none on the next page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/gear');
  await ready(page);
  expect(await mounted(page)).toEqual([]);
  expect(scripts.filter((url) => /router-|vendor/.test(url))).toEqual([]);
  await buy(page).click();
  await expect(
    page.getByText("This feature isn't implemented yet!", { exact: true }),
  ).toBeVisible();
  expect(await mounted(page)).toEqual(['gear']);
  const view = await page.locator('main > [data-root]').elementHandle();
  expect(await view?.evaluate(hasReactRoot)).toBe(true);

  await menuLink(page, 'News').click();
  await expect(page).toHaveURL('/news');
  await expect.poll(() => mounted(page)).toEqual([]);
  await expect.poll(() => view?.evaluate(hasReactRoot)).toBe(false);
});

test('another page of the same section is mounted anew, and one of a newer release by the code of that release', async ({
  page,
}) => {
  await pretendLine(page, { effectiveType: '3g' });
  await page.goto('/training');
  await ready(page);
  await mark(page);
  await page.getByRole('button', { name: 'Watch Video Guide' }).first().hover();
  await expect.poll(() => mounted(page)).toEqual(['training']);
  // Move the pointer away, because a control of the next page may appear under it and then start
  // the island.
  await page.mouse.move(0, 0);
  await page.evaluate(() => void navigation.navigate('/fitness'));
  await expect(page).toHaveURL('/fitness');
  await expect.poll(() => mounted(page)).toEqual([]);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await mounted(page)).toEqual(['training']);

  await page.route('**/training', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [, file = '', integrity = ''] =
      /"href":"\/assets\/training\/(client-[^"]+)","integrity":"([^"]+)"/.exec(html) ?? [];
    const newer = `import * as real from './${file}';
      export const { bootstrap, unmount } = real;
      export const mount = (props) => (document.documentElement.dataset.mounted = 'newer', real.mount(props));`;
    await page.route('**/client-newer.js', (request) =>
      request.fulfill({ contentType: 'text/javascript', body: newer }),
    );
    const body = html
      .replaceAll(file, 'client-newer.js')
      .replaceAll(integrity, `sha256-${hash('sha256', newer, 'base64')}`);
    await route.fulfill({ response, body: recomposed(body) });
  });
  await page.evaluate(() => void navigation.navigate('/training'));
  await expect(page).toHaveURL('/training');
  await page.getByRole('button', { name: 'Watch Video Guide' }).first().hover();
  await expect(page.locator('html')).toHaveAttribute('data-mounted', 'newer');
  expect(await isMarked(page)).toBe(true);
});
