import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { test as base } from './test.ts';

/** Gives the context for these options: one for all tests of a worker. */
type ContextFor = (options: BrowserContextOptions) => Promise<BrowserContext>;

/**
 * For tests that open a page and look at it. All that want the same kind of context share one, and its page: opening
 * both costs more than most such tests. Before each test cookies and storage are empty and the window has its size again.
 * Tests that need routes, init scripts, a clock or a history of their own have a page of their own: `test.ts`.
 */
export const test = base.extend<object, { contextFor: ContextFor }>({
  contextFor: [
    async ({ browser }, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      await use((options) => {
        const key = JSON.stringify(options);
        const context = contexts.get(key) ?? browser.newContext(options);
        contexts.set(key, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { contextFor, baseURL, contextOptions, javaScriptEnabled, locale, timezoneId, viewport },
    use,
  ) => {
    const context = await contextFor({
      ...contextOptions,
      baseURL,
      javaScriptEnabled,
      locale,
      timezoneId,
      viewport,
    });
    await context.setStorageState({ cookies: [], origins: [] });
    await use(context);
  },
  page: async ({ context, viewport }, use) => {
    const [page = await context.newPage()] = context.pages();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

export { expect, type Locator, type Page } from './test.ts';
