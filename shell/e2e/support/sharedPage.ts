import { browserName } from '@ringside/shared/testing/browser';
import { test as base } from './test.ts';

/**
 * For tests that open a page, read or use it, and leave nothing behind. All tests of a worker share one
 * page, which takes little more than half the time. Routes are removed after each test. Tests that use storage, a clock
 * or the history need a page of their own: `test.ts`.
 *
 * In Firefox every test has a page of its own: only the newest window has the focus there, and a page that is loaded
 * again gets a 304.
 */
export const test = browserName === 'firefox' ? base : sharing();

function sharing() {
  return base.extend({
    context: async ({ contextFor, baseURL, contextOptions, javaScriptEnabled, locale, timezoneId }, use) => {
      await use(await contextFor({ ...contextOptions, baseURL, javaScriptEnabled, locale, timezoneId }));
    },
    page: async ({ context, viewport }, use) => {
      const [page = await context.newPage()] = context.pages();
      if (viewport) await page.setViewportSize(viewport);
      await use(page);
      await page.unrouteAll();
    },
  });
}

export { expect, type Locator, type Page } from './test.ts';
