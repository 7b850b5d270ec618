import type { Page } from '../../support/test.ts';
import type { Cell } from '../matrix.ts';
import { type Injected, NOTHING } from './injected.ts';
import { injectNetwork, injectStyle } from './network.ts';

/** Injects a cell's fault into a tab that has not opened a page yet. */
export async function inject(page: Page, { fault, section }: Cell): Promise<Injected> {
  if (fault.network) return injectNetwork(page, `/assets/${section}/`, fault.network);
  if (fault.style) return injectStyle(page, `/assets/${section}/`);
  if (!fault.mischief) throw new Error(`there is no way to inject "${fault.name}"`);

  await page.addInitScript(
    (asked) => {
      globalThis.ringsideFault = asked;
    },
    { section, mischief: fault.mischief },
  );
  return {
    ...NOTHING,
    struck: async () => void (await page.waitForFunction(() => globalThis.ringsideFault?.struck)),
    again: () =>
      page.evaluate(() => {
        if (globalThis.ringsideFault) globalThis.ringsideFault.struck = false;
      }),
    heal: () =>
      page.evaluate(() => {
        globalThis.ringsideFault = undefined;
      }),
  };
}
