import { test as base } from '@playwright/test';
import { type Partner, startPartner } from '../partner.ts';
import { playwrightVisitor } from './drivers/playwrightVisitor.ts';
import type { Visitor } from './drivers/visitor.ts';
import { startWebKit } from './drivers/webKit.ts';
import { type Gate, openGate } from './gate.ts';
import type { World } from './prove.ts';

interface Servers {
  partner: Partner;
  gate: Gate;
}

/** Every test has its own servers, so that no browser has cached another test's files. */
const servers = base.extend<Servers>({
  gate: async ({ baseURL }, use) => {
    const gate = await openGate(baseURL ?? '');
    await use(gate);
    await gate.close();
  },
  partner: async ({ gate }, use) => {
    const partner = await startPartner(gate.origin);
    await use(partner);
    await partner.close();
  },
});

/** In a browser that Playwright drives. */
export const test = servers.extend<{ world: World }>({
  world: async ({ page, browserName, partner, gate }, use) => {
    const browser = browserName === 'firefox' ? 'firefox' : 'chromium';
    await use({ visitor: await playwrightVisitor(page, browser), partner, gate });
  },
});

/** In WebKit, started once for many tests. */
export const webKitTest = servers.extend<{ world: World }, { visitor: Visitor }>({
  visitor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const { visitor, close } = await startWebKit();
      await use(visitor);
      await close();
    },
    { scope: 'worker' },
  ],
  world: ({ visitor, partner, gate }, use) => use({ visitor, partner, gate }),
});
