import { test as base } from '@playwright/test';
import { startPartner } from '../partner.ts';
import type { Environment } from './checkEmbed.ts';
import { playwrightVisitor } from './drivers/playwrightVisitor.ts';
import type { Visitor } from './drivers/visitor.ts';
import { startWebKit } from './drivers/webKit.ts';
import { openGate } from './gate.ts';

/** Each test starts its own servers, so that a browser has no cached files of another test. */
const servers = base.extend<{ servers: Omit<Environment, 'visitor'> }>({
  servers: async ({ baseURL }, use) => {
    const gate = await openGate(baseURL ?? '');
    const partner = await startPartner(gate.origin);
    await use({ gate, partner });
    await partner.close();
    await gate.close();
  },
});

export const test = servers.extend<{ environment: Environment }>({
  environment: async ({ page, browserName, servers }, use) => {
    const browser = browserName === 'firefox' ? 'firefox' : 'chromium';
    await use({ visitor: await playwrightVisitor(page, browser), ...servers });
  },
});

export const webKitTest = servers.extend<{ environment: Environment }, { visitor: Visitor }>({
  visitor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const { visitor, close } = await startWebKit();
      await use(visitor);
      await close();
    },
    { scope: 'worker' },
  ],
  environment: ({ visitor, servers }, use) => use({ visitor, ...servers }),
});
