import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test';

/**
 * Messages about a page that was left while it loaded. Firefox reports a wrong hash: that of an
 * empty file.
 */
const LEFT =
  /ERR_ABORTED|NS_BINDING_ABORTED|\/embed\/frame\?\S* NS_ERROR_FAILURE|hash is “(47DEQpj8HBSa|OLBgp1GsljhM)|could not be loaded: Error \(/;

interface Fixtures {
  tolerated: readonly RegExp[];
  complaints: string[];
}

interface WorkerFixtures {
  contextFor: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // All tests of a worker share this fixture. If a test file changed worker fixtures, Playwright
  // would start another browser.
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
  tolerated: [[], { option: true }],
  complaints: [
    async ({ context, baseURL, tolerated, browserName, javaScriptEnabled }, use, info) => {
      info.skip(
        browserName === 'firefox' && javaScriptEnabled === false,
        'Firefox’s driver runs scripts all the same; `engines/cases/looks.ts` has these cases',
      );

      const complaints: string[] = [];
      const complain = (text: string) => {
        if (![LEFT, ...tolerated].some((expected) => expected.test(text))) complaints.push(text);
      };

      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complain(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complain(`uncaught: ${error.error().stack}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL)
          complain(`other origin: ${request.url()}`);
      });
      context.on('requestfailed', (request) =>
        complain(`failed: ${request.url()} ${request.failure()?.errorText}`),
      );

      await use(complaints);
      for (const event of ['console', 'weberror', 'request', 'requestfailed'])
        context.removeAllListeners(event);
      base.expect(complaints, 'the browser reports no problem').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page } from '@playwright/test';
