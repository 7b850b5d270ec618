import type { Route } from '@playwright/test';
import { expect, type Page, test } from '../support/test.ts';
import { holdBack, isMarked, mark, pretendLine, ready, visit } from '../support/visit.ts';

/** How many pages are fetched ahead for one that is shown, at most. */
const MAX_PREFETCHES = 6;

/** Paths of the pages that script asks for, and of all else that is asked for. */
function listen(page: Page) {
  const asked = { pages: [] as string[], others: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPage = request.resourceType() === 'fetch' && !pathname.includes('.');
    asked[isPage ? 'pages' : 'others'].push(pathname);
  });
  return asked;
}

/** How many pages were on their way at once, at most. */
const together = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const pages = entries.filter(
      ({ initiatorType, name }) => initiatorType === 'fetch' && !new URL(name).pathname.includes('.'),
    );
    const underWay = (at: number) =>
      pages.filter(({ startTime, responseEnd }) => startTime <= at && at < responseEnd);
    return Math.max(...pages.map(({ startTime }) => underWay(startTime).length));
  });

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('of the pages whose links come into view a handful is fetched, each once, and a new one for the next page', async ({
  page,
}) => {
  const asked = listen(page);
  await visit(page, '/');
  const fetched = async () => {
    await page.waitForLoadState('networkidle');
    for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
      await heading.scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
    }
    return asked.pages.length;
  };
  expect(await fetched()).toBe(MAX_PREFETCHES);
  await link(page, 'News').click();
  await expect(page).toHaveURL('/news');
  await ready(page);
  expect(await fetched()).toBe(2 * MAX_PREFETCHES);
  expect(new Set(asked.pages).size).toBe(2 * MAX_PREFETCHES);
});

test('nothing is fetched ahead before all parts of the page answer', async ({ page }) => {
  const asked = listen(page);
  const answer = await holdBack(page, '**/assets/news/*.js');
  await page.goto('/news');
  await expect(page.locator('html')).toHaveAttribute('data-state', 'ready');
  await page.waitForTimeout(1000);
  expect(asked.pages).toEqual([]);
  answer();
  await expect.poll(() => asked.pages.length).toBeGreaterThan(0);
});

test('what is on its way comes, and nothing more is fetched, while the page moves', async ({ page }) => {
  const asked = listen(page);
  // Every page but this one.
  const answer = await holdBack(page, /:\d+\/(?!news$|assets\/)[^.]*$/);
  await visit(page, '/news');
  await expect.poll(() => asked.pages.length).toBe(2);
  /** Moves links in and out of view, faster than anybody reads. By the page's own clock, which a busy machine slows down with it. */
  const scroll = (times: number) =>
    page.evaluate(async (moves) => {
      for (let move = 0; move < moves; move += 1) {
        scrollBy(0, move % 2 ? -400 : 400);
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
    }, times);
  await scroll(2);
  answer();
  await scroll(12);
  expect(asked.pages).toHaveLength(2);
  await expect.poll(() => asked.pages.length).toBeGreaterThan(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('only what is in view is fetched, the menu’s links two by two when it opens; a press then needs no request', async ({
    page,
  }) => {
    const asked = listen(page);
    await visit(page, '/about');
    await mark(page);
    await page.waitForLoadState('networkidle');
    // The logo's.
    expect(asked.pages).toEqual(['/']);
    asked.others.length = 0;
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await route.continue();
      },
    );
    await openMenu(page);
    await expect
      .poll(() => asked.pages.slice(1).sort())
      .toEqual(['/fights', '/gear', '/news', '/reviews', '/training']);
    await page.waitForLoadState('networkidle');
    expect(await together(page)).toBe(2);
    expect(asked.others, 'pictures, styles and scripts of pages that nobody has asked for').toEqual([]);
    await link(page, 'Fights').click();
    await expect(page).toHaveURL('/fights');
    await ready(page);
    expect(asked.pages.filter((path) => path === '/fights')).toHaveLength(1);
    expect(await isMarked(page)).toBe(true);
  });

  for (const [what, line] of [
    ['Save-Data', { saveData: true }],
    ['a slow line', { effectiveType: '3g' }],
  ] as const) {
    test(`with ${what} nothing is fetched before it is meant`, async ({ page }) => {
      await pretendLine(page, line);
      const asked = listen(page);
      await page.goto('/about');
      await openMenu(page);
      await ready(page);
      await page.waitForLoadState('networkidle');
      expect(asked.pages).toEqual([]);
      await link(page, 'Fights').click();
      await expect(page).toHaveURL('/fights');
      expect(asked.pages).toEqual(['/fights']);
    });
  }

  test.describe('without a server for a while', () => {
    test.use({ tolerated: [/Failed to load resource|^failed: /] });

    for (const [what, fault] of [
      ['did not come', (route) => route.abort('connectionrefused')],
      ['was an error', (route) => route.fulfill({ status: 503, body: 'not now' })],
      [
        'was somebody else’s',
        (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
      ],
    ] satisfies [string, (route: Route) => Promise<void>][]) {
      test(`what ${what} is not spoken of, and asked for anew by a press`, async ({ page }) => {
        const asked = listen(page);
        await visit(page, '/about');
        await mark(page);
        await page.waitForLoadState('networkidle');
        await page.route('**/fights', fault);
        await openMenu(page);
        await expect.poll(() => asked.pages).toEqual(expect.arrayContaining(['/fights', '/reviews']));
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[data-toasts]')).toHaveText('');
        await page.unroute('**/fights');
        // A pointer on its way to the link would ask before the press does.
        await link(page, 'Fights').evaluate((element) => (element as HTMLElement).click());
        await expect(page).toHaveURL('/fights');
        await ready(page);
        expect(asked.pages.filter((path) => path === '/fights')).toHaveLength(2);
        expect(await isMarked(page)).toBe(true);
      });
    }
  });
});
