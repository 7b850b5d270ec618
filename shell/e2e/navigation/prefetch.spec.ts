import { allRead, type Fetches, pass, rest, watchFetches } from '../support/fetches.ts';
import { expect, type Page, test } from '../support/test.ts';
import { holdBack, isMarked, mark, menuLink, pretendLine, ready, visit } from '../support/visit.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
const pages = (url: URL) => !url.pathname.includes('.');

let fetches: () => Promise<Fetches>;
test.beforeEach(async ({ page }) => {
  fetches = await watchFetches(page);
});

test('requests under way complete, and nothing more is fetched, while the page scrolls', async ({
  page,
}) => {
  const answer = await holdBack(page, /:\d+\/(?!news$|assets\/)[^.]*$/);
  await visit(page, '/news');
  await pass(page);
  expect((await fetches()).underWay).toBe(2);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  /** Scrolls faster than a visitor reads. */
  const scroll = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), time % 2 ? 0 : 400);
      await pass(page, 100);
    }
  };
  await scroll(2);
  answer();
  await allRead(page);
  await scroll(10);
  expect((await fetches()).asked).toHaveLength(2);
  await rest(page);
  expect((await fetches()).asked.length).toBeGreaterThan(2);
});

test('with Save-Data nothing is fetched before a click', async ({ page }) => {
  await pretendLine(page, { saveData: true, effectiveType: '4g' });
  await page.goto('/about');
  // Repeat the key, because a key has no effect before the boot script listens.
  const html = page.locator('html');
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return html.getAttribute('data-state');
    })
    .toBe('ready');
  await ready(page);
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('Tab');
  await menuLink(page, 'Gear').hover();
  await rest(page);
  expect((await fetches()).asked).toEqual([]);
  await menuLink(page, 'Gear').click();
  await expect(page).toHaveURL('/gear');
  expect((await fetches()).asked).toEqual(['/gear']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('only what is in view is fetched, the menu’s links two by two when it opens; a press then needs no request', async ({
    page,
  }) => {
    await visit(page, '/about');
    await mark(page);

    // On a busy machine, the code that prefetches may load later than `rest` waits.
    await expect
      .poll(async () => {
        await rest(page);
        return (await fetches()).asked;
      })
      .toEqual(['/']);

    const others: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() !== 'fetch' && others.push(request.url()),
    );
    const answer = await holdBack(page, pages);

    await openMenu(page);
    for (let times = 0; times < 3; times += 1) await pass(page);
    expect((await fetches()).underWay).toBe(2);

    answer();
    await rest(page);
    const { asked, most } = await fetches();
    expect(asked.slice(1).sort()).toEqual(['/fights', '/gear', '/news', '/reviews', '/training']);
    expect(most).toBe(2);
    expect(others, 'pictures, styles and scripts of pages that were only prefetched').toEqual([]);

    await menuLink(page, 'Fights').click();
    await expect(page).toHaveURL('/fights');
    await ready(page);
    expect((await fetches()).asked.filter((path) => path === '/fights')).toHaveLength(1);
    expect(await isMarked(page)).toBe(true);
  });

  test.describe('without a server for a while', () => {
    test.use({ tolerated: [/Failed to load resource|^failed: /] });

    test('a prefetch that failed is not reported, and a press requests the page again', async ({
      page,
    }) => {
      await visit(page, '/about');
      await mark(page);
      await rest(page);

      await page.route('**/fights', (route) => route.abort('connectionrefused'));
      await openMenu(page);
      const notices = await page.locator('[data-toasts]').evaluateHandle((region) => {
        const said: string[] = [];
        new MutationObserver(() => said.push(region.textContent)).observe(region, {
          childList: true,
        });
        return said;
      });

      await rest(page);
      expect((await fetches()).asked).toEqual(expect.arrayContaining(['/fights', '/reviews']));
      expect(await notices.jsonValue()).toEqual([]);

      await page.unroute('**/fights');
      // Click by script, because a moving pointer would request the page before the click.
      await menuLink(page, 'Fights').evaluate((element) => (element as HTMLElement).click());
      await expect(page).toHaveURL('/fights');
      await ready(page);
      expect((await fetches()).asked.filter((path) => path === '/fights')).toHaveLength(2);
      expect(await isMarked(page)).toBe(true);
    });
  });
});
