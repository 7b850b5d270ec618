import { test as base, type TestType } from '@playwright/test';
import { launchOptions } from '@ringside/shared/testing/browser';
import { playwrightVisitor } from '../embeds/matrix/drivers/playwrightVisitor.ts';
import type { Browser } from '../embeds/matrix/drivers/visitor.ts';
import { type Scheme, startWebKit, type WebKit } from '../embeds/matrix/drivers/webKit.ts';
import { type HoldingServer, startHoldingServer } from '../support/holdingServer.ts';
import { CASES } from './cases/index.ts';
import type { World } from './world.ts';

interface Fixtures {
  server: HoldingServer;
  scheme: Scheme;
  world: World;
}

const servers = base.extend<Fixtures>({
  scheme: ['light', { option: true }],
  server: async ({ baseURL }, use) => {
    const server = await startHoldingServer(baseURL ?? '');
    await use(server);
    await server.close();
  },
});

/** Firefox's driver cannot emulate a dark device, so a Firefox of its own starts as one. */
export const inPlaywright = (browserName: 'chromium' | 'firefox') =>
  servers.extend<Fixtures>({
    world: async ({ playwright, scheme, server }, use) => {
      const options = await launchOptions(browserName);
      const dark = { firefoxUserPrefs: { 'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0 } };
      const browser = await playwright[browserName].launch(
        browserName === 'firefox' ? { ...options, ...dark } : options,
      );
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        ...(browserName === 'chromium' && { colorScheme: scheme }),
      });
      base.info().annotations.push({ type: 'version', description: browser.version() });
      const visitor = await playwrightVisitor(page, browserName);
      await use({
        visitor,
        server,
        pdf: () => page.pdf({ format: 'A4', preferCSSPageSize: true }),
      });
      await browser.close();
    },
  });

export const inWebKit = servers.extend<Fixtures, { browsers: Map<Scheme, WebKit> }>({
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const browsers = new Map<Scheme, WebKit>();
      await use(browsers);
      for (const { close } of browsers.values()) await close();
    },
    { scope: 'worker' },
  ],
  world: async ({ browsers, scheme, server }, use) => {
    const browser = browsers.get(scheme) ?? (await startWebKit(scheme));
    browsers.set(scheme, browser);
    base.info().annotations.push({ type: 'version', description: browser.version });
    await use({ visitor: browser.visitor, server });
  },
});

/** A case that the engine's driver cannot do is skipped with the reason. */
export function proveCases(test: TestType<Fixtures, object>, browser: Browser): void {
  for (const [group, cases] of Object.entries(CASES))
    for (const { name, run, scheme = 'light', without } of cases)
      test.describe(group, () => {
        test.use({ scheme });
        test(name, async ({ world }) => {
          const reason = without?.[browser];
          test.skip(reason !== undefined, reason);
          await run(world);
        });
      });
}
