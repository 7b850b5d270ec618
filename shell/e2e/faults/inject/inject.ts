import type { Page } from '../../support/test.ts';
import type { LiveCell } from '../matrix.ts';
import { injectNetwork, injectStyle } from './network.ts';

/** A fault that is at work in a tab. */
export interface Injected {
  /** Resolves when the fault has met something since {@link again}; what it waits for has then begun. */
  struck(): Promise<void>;
  /** From now on it shall strike once more. */
  again(): Promise<void>;
  /** Ends the fault. */
  heal(): Promise<void>;
  /** Lets answers that were held back come at last. */
  answerLate(): Promise<void>;
  /** Resolves when what was missing has come without being asked for. */
  healed(): Promise<void>;
}

/** What most faults do at these moments. */
export const NOTHING: Injected = {
  struck: async () => {},
  again: async () => {},
  heal: async () => {},
  answerLate: async () => {},
  healed: async () => {},
};

/** Puts a cell's fault into a tab that has not been opened yet. */
export async function inject(page: Page, { fault, section }: LiveCell): Promise<Injected> {
  if (fault.network) return injectNetwork(page, `/assets/${section}/`, fault.network);
  if (fault.style) return injectStyle(page, `/assets/${section}/`);
  if (fault.storage) return fillStorage(page);
  if (!fault.mischief) throw new Error(`nobody knows how to bring about "${fault.name}"`);

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

async function fillStorage(page: Page): Promise<Injected> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  return NOTHING;
}
