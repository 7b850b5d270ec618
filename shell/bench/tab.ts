import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { RECORDER_KEYS, recordInPage } from './recorder.ts';
import type { Variant } from './samples.ts';
import { type Conditions, throttle } from './throttling.ts';

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Longest wait for anything, in milliseconds: slow pages at 8 × are slow. */
const PATIENCE = 60_000;

/** How long nothing may have come before a page counts as quiet, in milliseconds. */
const QUIET = 500;

/** How often a page is asked, in milliseconds. */
const PULSE = 50;

/** A page under the conditions of a measurement. */
export interface Tab {
  page: Page;
  /**
   * Waits until an expression in the page has a value that counts as true, and returns it.
   *
   * Asks over the protocol itself: Playwright first brings a script of its own into each document, which takes longer on
   * a slow processor than most of what is measured. Another session ends the slowness.
   */
  ask<Value>(expression: string): Promise<Value>;
}

/** What a browser says of its line, whatever the line is. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Opens a tab with an empty cache that records what happens in it, and closes it when `use` is done. */
export async function withTab<Result>(
  browser: Browser,
  conditions: Conditions & { line?: Line },
  use: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    // tsx names inner functions with a helper that a browser does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(recordInPage, RECORDER_KEYS);
    if (conditions.line) await page.addInitScript(pretendLine, conditions.line);
    const session = await context.newCDPSession(page);
    await throttle(session, conditions);
    return await use({ page, ask: (expression) => ask(session, expression) });
  } finally {
    await context.close();
  }
}

async function ask<Value>(session: CDPSession, expression: string): Promise<Value> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const answer = await session
      .send('Runtime.evaluate', { expression, returnByValue: true })
      .catch((error: Error) => ({ result: undefined, exceptionDetails: error }));
    if (answer.result?.value) return answer.result.value as Value;
    // Between two documents there is nobody to answer.
    if (performance.now() > end)
      throw new Error(`@ringside/shell: never true: ${expression}`, { cause: answer.exceptionDetails });
    await pause(PULSE);
  }
}

function pretendLine(value: Line): void {
  Object.defineProperty(navigator, 'connection', { value });
}

/** Waits until a page does what its script makes it do, and is quiet. */
export async function settled({ page, ask }: Tab, variant: Variant): Promise<void> {
  await page.waitForLoadState('load');
  if (variant !== 'limit') {
    await ask(
      `document.documentElement.dataset.state === 'ready' &&
        !document.querySelector('main [data-root]:not([data-state="ready"])')`,
    );
  }
  await page.waitForLoadState('networkidle');
  // The driver says that once of a document, which may be before what its script asks for.
  await ask(`performance.now() - bench.busyUntil > ${QUIET}`);
}
