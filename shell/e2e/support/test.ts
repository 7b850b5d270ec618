import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  type Request,
  type WebError,
} from '@playwright/test';

/**
 * Messages about a page or iframe that is left while something still loads. Firefox then reports a wrong hash of an
 * empty file, a failure of the iframe itself, and that a file could not be loaded, without a reason.
 */
const LEFT =
  /ERR_ABORTED|NS_BINDING_ABORTED|\/embed\/frame\?\S* NS_ERROR_FAILURE|hash is “(47DEQpj8HBSa|OLBgp1GsljhM)|could not be loaded: Error \(/;

interface Fixtures {
  /** Messages that a test causes on purpose, such as the browser's own about a 404. */
  tolerated: readonly RegExp[];
  complaints: string[];
}

interface WorkerFixtures {
  contextFor: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

/**
 * Every test also fails on a console error or warning, an uncaught error, a failed request, or a request to another
 * origin.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Defined for all tests: tests with other fixtures of a worker would run in workers, and browsers, of their own.
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
    async ({ context, baseURL, tolerated }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (![LEFT, ...tolerated].some((expected) => expected.test(text))) complaints.push(text);
      };
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()))
          complain(`${message.type()}: ${message.text()} (${message.location().url})`);
      };
      const onError = (error: WebError) => complain(`uncaught: ${error.error().stack}`);
      const onRequest = (request: Request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) complain(`other origin: ${request.url()}`);
      };
      const onFailure = (request: Request) =>
        complain(`failed: ${request.url()} ${request.failure()?.errorText}`);
      context
        .on('console', onConsole)
        .on('weberror', onError)
        .on('request', onRequest)
        .on('requestfailed', onFailure);
      await use(complaints);
      // The context may be reused for the next test.
      context
        .off('console', onConsole)
        .off('weberror', onError)
        .off('request', onRequest)
        .off('requestfailed', onFailure);
      base.expect(complaints, 'the browser reports no problem').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page } from '@playwright/test';
