import { browserName } from '@ringside/shared/testing/browser';
import { test as base } from './test.ts';

/**
 * All tests of a worker share one page, which nearly halves their time. Firefox is an exception:
 * there, only the newest window has the focus.
 */
export const test = browserName === 'firefox' ? base : sharing();

function sharing() {
  return base.extend({
    context: async (
      { contextFor, baseURL, contextOptions, javaScriptEnabled, locale, timezoneId },
      use,
    ) => {
      await use(
        await contextFor({ ...contextOptions, baseURL, javaScriptEnabled, locale, timezoneId }),
      );
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
