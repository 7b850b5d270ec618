import { expect, type Page, test } from '../test.ts';
import { isMarked, mark, ready, visit } from '../visit.ts';
import { agreesWithAddress } from './agrees.ts';

const PATHS = [
  '/news',
  '/fights',
  '/gear',
  '/training',
  '/reviews',
  '/fitness',
  '/about',
  '/privacy',
  '/gear/boxing-bags',
];

/** Clicks one link after another, each in its own task, without waiting for what they lead to; -1 is Back. */
const clickAll = (page: Page, paths: readonly (string | -1)[], pause = 0) =>
  page.evaluate(
    async ({ paths, pause }) => {
      for (const href of paths) {
        if (href === -1) {
          history.back();
          continue;
        }
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    { paths, pause },
  );

/** Everything the page says to those who do not see it, from now on. */
const listen = (page: Page) =>
  page.evaluateHandle(() => {
    const said: string[] = [];
    const announcer = document.querySelector('[data-announcer]');
    if (announcer)
      new MutationObserver(() => said.push(announcer.textContent ?? '')).observe(announcer, {
        childList: true,
      });
    return said;
  });

test('of fifty links clicked at once the last one wins, and is announced alone', async ({ page }) => {
  await visit(page, '/');
  await mark(page);
  const said = await listen(page);
  await page.route('**/*', async (route) => {
    // No page is there before the last click, and the last one asked for comes first.
    if (route.request().resourceType() === 'fetch') await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const links = Array.from({ length: 49 }, (_, index) => `${PATHS[index % PATHS.length]}?click=${index}`);
  await clickAll(page, [...links, '/cookies']);
  await expect(page).toHaveURL('/cookies');
  await agreesWithAddress(page);
  expect(await said.evaluate((all) => all)).toEqual([await page.title()]);
  expect(await isMarked(page)).toBe(true);
});

for (const [what, last] of [
  ['another link', '/fights'],
  ['Back', -1],
] as const)
  test(`after ${what} nothing comes of a slow page, neither itself nor its progress`, async ({ page }) => {
    await visit(page, '/fights');
    await clickAll(page, ['/news']);
    await expect(page).toHaveURL('/news');
    await clickAll(page, ['/fights']);
    await expect(page).toHaveURL('/fights');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/gear', async (route) => {
      await held;
      await route.continue();
    });
    await clickAll(page, ['/gear', last]);
    await agreesWithAddress(page);
    const address = page.url();
    // Longer than a page may take before its progress shows.
    await page.waitForTimeout(300);
    await expect(page.locator('html[data-navigating]')).not.toBeAttached();
    answer();
    await page.waitForTimeout(100);
    expect(page.url()).toBe(address);
    await agreesWithAddress(page);
  });

test('Forward to the page that never left gives up the way back', async ({ page }) => {
  await visit(page, '/fights');
  await clickAll(page, ['/news']);
  await expect(page).toHaveURL('/news');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/fights', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/fights');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/news');
  answer();
  await page.waitForTimeout(100);
  await agreesWithAddress(page);
});

test('a link to the page that is shown, pressed again and again, leaves it answering', async ({ page }) => {
  await visit(page, '/fitness');
  for (let times = 0; times < 4; times += 1) {
    await clickAll(page, ['/fitness']);
    await page.waitForTimeout(100);
    await ready(page);
  }
  await page.getByRole('tab').nth(2).click();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('Back that was pressed before the runtime came is not lost', async ({ page }) => {
  await visit(page, '/fights');
  await clickAll(page, ['/news']);
  await agreesWithAddress(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/runtime-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/fights');
  answer();
  await agreesWithAddress(page);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`where motion is ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('fifty links to pages that are there already, a moment apart, end at the last one', async ({
      page,
    }) => {
      await visit(page, '/');
      await mark(page);
      await page.evaluate(
        (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
        PATHS,
      );
      const links = Array.from({ length: 49 }, (_, index) => PATHS[index % PATHS.length] ?? '');
      await clickAll(page, [...links, '/gear/head-guards'], 15);
      await expect(page).toHaveURL('/gear/head-guards');
      await agreesWithAddress(page);
      expect(await isMarked(page)).toBe(true);
    });

    test('a storm of Back and Forward ends where the address says', async ({ page }) => {
      await visit(page, '/');
      await mark(page);
      for (const path of PATHS) {
        await clickAll(page, [path]);
        await expect(page).toHaveURL(path);
      }
      for (const storm of [
        [-1, -1, -3, 2, -1],
        [4, -2, 1, -1, 1, -4],
        [-1, 1, -1, 1, -1],
        [2, 2, -1, -5, 3],
      ]) {
        await page.evaluate(async (steps) => {
          for (const step of steps) {
            history.go(step);
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }, storm);
        // The browser takes the steps one after the other.
        await page.waitForTimeout(300);
        await agreesWithAddress(page);
      }
      expect(await isMarked(page)).toBe(true);
    });
  });
