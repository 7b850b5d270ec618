import { browserName } from '@ringside/shared/testing/browser';
import { test as base } from './test.ts';

/** One page for all tests of a worker nearly halves their time. In Firefox only the newest window has the focus. */
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
