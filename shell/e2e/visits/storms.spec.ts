import type { Route } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { allRead, watchFetches } from '../support/fetches.ts';
import { expect, type Page, test } from '../support/test.ts';
import { isMarked, mark, visit } from '../support/visit.ts';
import { agreesWithUrl } from './agrees.ts';
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

const listen = (page: Page) =>
  page.evaluateHandle(() => {
    const said: string[] = [];
    const announcer = document.querySelector('[data-announcer]');
    if (announcer)
      new MutationObserver(() => {
        // A title that has been read is removed.
        if (announcer.textContent) said.push(announcer.textContent);
      }).observe(announcer, { childList: true });
    return said;
  });

test('of 25 links clicked at once the last one wins, and only that page is announced', async ({
  page,
}) => {
  await watchFetches(page);
  await visit(page, '/');
  await mark(page);
  const said = await listen(page);
  const asked: Route[] = [];
  await page.route(/\?click=|\/cookies$/, (route) => void asked.push(route));
  const links = Array.from(
    { length: 24 },
    (_, index) => `${PATHS[index % PATHS.length]}?click=${index}`,
  );
  await clickAll(page, [...links, '/cookies']);
  await expect.poll(() => asked.length).toBe(25);
  for (const route of asked.reverse()) await route.continue();
  await allRead(page);
  await expect(page).toHaveURL('/cookies');
  await agreesWithUrl(page);
  expect(await said.evaluate((all) => all)).toEqual([await page.title()]);
  expect(await isMarked(page)).toBe(true);
});

test.describe('with motion', { tag: '@motion' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('25 links to pages that are there already, a moment apart, end at the last one', async ({
    page,
  }) => {
    await visit(page, '/');
    await mark(page);
    await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
      PATHS,
    );
    const links = Array.from({ length: 24 }, (_, index) => PATHS[index % PATHS.length] ?? '');
    await clickAll(page, [...links, '/gear/head-guards'], 'frame');
    await expect(page).toHaveURL('/gear/head-guards');
    await agreesWithUrl(page);
    expect(await isMarked(page)).toBe(true);
  });

  test(
    'after many Back and Forward steps, the page matches its URL',
    sampled(false),
    async ({ page }) => {
      await visit(page, '/');
      await mark(page);

      for (const path of [...PATHS, ...PATHS]) {
        await clickAll(page, [path]);
        await expect(page).toHaveURL(path);
      }

      for (const storm of [
        [-1, -1, -3, 2, -1],
        [4, -2, 1, -1, 1, -4],
      ]) {
        await page.evaluate(async (steps) => {
          for (const step of steps) {
            history.go(step);
            await new Promise(requestAnimationFrame);
          }
          // Firefox may drop this step without an event, so wait at most three seconds.
          const late = new Promise((resolve) => setTimeout(resolve, 3000));
          await Promise.race([navigation.back().committed, late]);
        }, storm);
        await agreesWithUrl(page);
      }

      expect(await isMarked(page)).toBe(true);
    },
  );
});
