import { test as base } from '@playwright/test';
import { type Partner, startPartner } from '../partner.ts';
import { type Gate, openGate } from './gate.ts';
import { playwrightVisitor } from './playwrightVisitor.ts';
import type { World } from './prove.ts';
import type { Visitor } from './visitor.ts';

interface Fixtures {
  world: World;
  visitor: Visitor;
  partner: Partner;
  gate: Gate;
}

/** Every test has servers of its own, so that no browser remembers anything of another. */
export const test = base.extend<Fixtures>({
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
  visitor: async ({ page, browserName }, use) => {
    await use(await playwrightVisitor(page, browserName === 'firefox' ? 'firefox' : 'chromium'));
  },
  world: async ({ visitor, partner, gate }, use) => {
    await use({ visitor, partner, gate });
  },
});
