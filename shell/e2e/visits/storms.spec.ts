import type { Route } from '@playwright/test';
import { allRead, watchFetches } from '../support/fetches.ts';
import { sampled } from '../support/sample.ts';
import { expect, type Page, test } from '../support/test.ts';
import { isMarked, mark, visit } from '../support/visit.ts';
import { agreesWithAddress } from './agrees.ts';
import { clickAll } from './clickAll.ts';

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
  await watchFetches(page);
  await visit(page, '/');
  await mark(page);
  const said = await listen(page);
  // No page is there before the last click, and the last one asked for comes first.
  const asked: Route[] = [];
  await page.route(/\?click=|\/cookies$/, (route) => void asked.push(route));
  const links = Array.from({ length: 49 }, (_, index) => `${PATHS[index % PATHS.length]}?click=${index}`);
  await clickAll(page, [...links, '/cookies']);
  await expect.poll(() => asked.length).toBe(50);
  for (const route of asked.reverse()) await route.continue();
  await allRead(page);
  await expect(page).toHaveURL('/cookies');
  await agreesWithAddress(page);
  expect(await said.evaluate((all) => all)).toEqual([await page.title()]);
  expect(await isMarked(page)).toBe(true);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`where motion is ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    // What moves as well has more to go wrong.
    const details = sampled(reducedMotion === 'no-preference');
    const title = 'fifty links to pages that are there already, a moment apart, end at the last one';
    test(title, details, async ({ page }) => {
      await visit(page, '/');
      await mark(page);
      await page.evaluate(
        (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
        PATHS,
      );
      const links = Array.from({ length: 49 }, (_, index) => PATHS[index % PATHS.length] ?? '');
      await clickAll(page, [...links, '/gear/head-guards'], 'frame');
      await expect(page).toHaveURL('/gear/head-guards');
      await agreesWithAddress(page);
      expect(await isMarked(page)).toBe(true);
    });

    test('a storm of Back and Forward ends where the address says', details, async ({ page }) => {
      await visit(page, '/');
      await mark(page);
      // Twice: a busy browser drops some steps, and what was before the first page is nobody's to go back to.
      for (const path of [...PATHS, ...PATHS]) {
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
            await new Promise(requestAnimationFrame);
          }
          // The browser takes the steps one after the other; of this one it says when it has been taken.
          await navigation.back().committed;
        }, storm);
        await agreesWithAddress(page);
      }
      expect(await isMarked(page)).toBe(true);
    });
  });
