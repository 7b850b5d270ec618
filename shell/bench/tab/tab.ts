import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Variant } from '../report/samples.ts';
import { RECORDER_KEYS, recordInPage } from './recorder.ts';
import { type Conditions, throttle } from './throttling.ts';

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Longest wait for anything, in milliseconds. Slow pages are slow with a CPU slowdown of 8. */
const TIMEOUT_MS = 60_000;

/** How long nothing may happen before a page counts as quiet, in milliseconds. */
const QUIET_MS = 500;

/** How often a page is polled, in milliseconds. */
const POLL_MS = 50;

/** A page under the conditions of a measurement. */
export interface Tab {
  page: Page;
  /**
   * Waits until an expression in the page is truthy, and returns its value.
   *
   * Uses the protocol directly: Playwright would first inject a script into each document, which takes longer on a slow
   * processor than most of what is measured. A second session would end the throttling.
   */
  ask<Value>(expression: string): Promise<Value>;
}

/** What a browser reports about its connection, whatever the connection is. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Opens a tab with an empty cache that records what happens in it, and closes it after `use`. */
export async function withTab<Result>(
  browser: Browser,
  conditions: Conditions & { line?: Line },
  use: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const page = await context.newPage();
    // tsx wraps inner functions with a helper that the browser does not have.
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
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await session
      .send('Runtime.evaluate', { expression, returnByValue: true })
      .catch((error: Error) => ({ result: undefined, exceptionDetails: error }));
    if (answer.result?.value) return answer.result.value as Value;
    // Between two documents nothing answers.
    if (performance.now() > end)
      throw new Error(`@ringside/shell: never true: ${expression}`, { cause: answer.exceptionDetails });
    await pause(POLL_MS);
  }
}

function pretendLine(value: Line): void {
  Object.defineProperty(navigator, 'connection', { value });
}

/** Waits until the page's script has done its work and the page is quiet. */
export async function settled({ page, ask }: Tab, variant: Variant): Promise<void> {
  await page.waitForLoadState('load');
  if (variant !== 'limit') {
    await ask(
      `document.documentElement.dataset.state === 'ready' &&
        !document.querySelector('main [data-root][data-state="loading"]')`,
    );
  }
  await page.waitForLoadState('networkidle');
  // The driver reports this once per document, possibly before the document's script has requested anything.
  await quiet({ ask });
}

/** Waits until nothing was received and no long task ended for a while. */
export const quiet = ({ ask }: Pick<Tab, 'ask'>): Promise<boolean> =>
  ask(`performance.now() - bench.busyUntil > ${QUIET_MS}`);
