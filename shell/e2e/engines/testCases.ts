import { test as base, type Browser as Launched, type TestType } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { launchOptions } from '@ringside/shared/testing/browser';
import { playwrightVisitor } from '../embeds/matrix/drivers/playwrightVisitor.ts';
import type { Browser } from '../embeds/matrix/drivers/visitor.ts';
import { type Scheme, startWebKit, type WebKit } from '../embeds/matrix/drivers/webKit.ts';
import { type HoldingServer, startHoldingServer } from '../support/holdingServer.ts';
import { casesFor } from './cases/index.ts';
import type { Environment } from './environment.ts';
import { VERSION } from './version.ts';

interface Fixtures {
  server: HoldingServer;
  scheme: Scheme;
  environment: Environment;
}

const servers = base.extend<Fixtures>({
  scheme: ['light', { option: true }],
  server: async ({ baseURL }, use) => {
    const server = await startHoldingServer(baseURL ?? '');
    await use(server);
    await server.close();
  },
});

/** The numbers for Firefox are centimetres: its driver takes inches for centimetres. */
const A4 = {
  chromium: { format: 'A4', preferCSSPageSize: true },
  firefox: { width: '21in', height: '29.7in' },
} as const;

const note = (version: string) =>
  base.info().annotations.push({ type: VERSION, description: version });

/**
 * Firefox's driver cannot emulate a dark device, so the test starts a Firefox with a dark theme.
 */
export const inPlaywright = (browserName: 'chromium' | 'firefox') =>
  servers.extend<Fixtures, { launched: (scheme: Scheme) => Promise<Launched> }>({
    launched: [
      async ({ playwright }, use) => {
        const options = await launchOptions(browserName);
        const launch = (scheme: Scheme) =>
          playwright[browserName].launch({
            ...options,
            ...(browserName === 'firefox' && {
              firefoxUserPrefs: { 'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0 },
            }),
          });

        const browsers = new Map<Scheme, Promise<Launched>>();
        await use((scheme) => {
          const browser = browsers.get(scheme) ?? launch(scheme);
          browsers.set(scheme, browser);
          return browser;
        });

        for (const browser of browsers.values()) await (await browser).close();
      },
      { scope: 'worker' },
    ],

    environment: async ({ launched, scheme, server }, use) => {
      const browser = await launched(scheme);
      note(browser.version());

      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...(browserName === 'chromium' && { colorScheme: scheme }),
      });
      const page = await context.newPage();

      await use({
        visitor: await playwrightVisitor(page, browserName),
        server,
        pdf: () => page.pdf(A4[browserName]),
      });

      await context.close();
    },
  });

export const inWebKit = servers.extend<Fixtures, { started: Map<Scheme, WebKit> }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const browsers = new Map<Scheme, WebKit>();
      await use(browsers);
      for (const { close } of browsers.values()) await close();
    },
    { scope: 'worker' },
  ],
  environment: async ({ started, scheme, server }, use) => {
    const browser = started.get(scheme) ?? (await startWebKit(scheme));
    started.set(scheme, browser);
    note(browser.version);
    await use({ visitor: browser.visitor, server });
  },
});

export function testCases(test: TestType<Fixtures, object>, browser: Browser): void {
  for (const [index, { group, name, run, scheme = 'light' }] of casesFor(browser).entries())
    test.describe(group, () => {
      test.use({ scheme });
      // The sample has a quarter of the pages and looks, whose cases are alike, and every case of
      // the other groups.
      const isInSample = (group !== 'pages' && group !== 'looks') || index % 4 === 0;
      test(name, sampled(isInSample), ({ environment }) => run(environment));
    });
}
