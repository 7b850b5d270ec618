import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

export const VARIANTS = ['ours', 'limit'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What the script `record` measures in a page, in milliseconds. */
interface Recorded {
  lcp: number;
  fcp: number;
  cls: number;
  longTasks: { startTime: number; duration: number }[];
  busyUntil: number;
  /** The time from a click until the next page's heading was painted. */
  painted?: number;
}

declare global {
  var bench: Recorded;
}

export interface Tab {
  page: Page;
  /** Waits until an expression is truthy, and returns its value. */
  ask<Value>(expression: string): Promise<Value>;
}

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

const TIMEOUT_MS = 60_000;
const QUIET_MS = 500;

/**
 * Opens a tab with an empty cache, runs `use`, and closes the tab. `connection` replaces what the
 * browser reports about its line.
 */
export async function withTab<Result>(
  browser: Browser,
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
  use: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const page = await context.newPage();
    // tsx adds calls of its helper `__name` to functions that run in the page, so the page needs
    // one.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(record);
    if (connection)
      await page.addInitScript(
        (value) => void Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await use({ page, ask: (expression) => ask(session, expression) });
  } finally {
    await context.close();
  }
}

/**
 * Evaluates an expression through DevTools, because Playwright's own injected code takes longer
 * than most of what is measured.
 */
async function ask<Value>(session: CDPSession, expression: string): Promise<Value> {
  // A command fails while the page navigates, so only the last failure can be the reason.
  let cause: unknown;
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await pause(50)) {
    try {
      const found = await session.send('Runtime.evaluate', { expression, returnByValue: true });
      cause = found.exceptionDetails?.exception?.description;
      if (found.result.value) return found.result.value as Value;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`bench: never true: ${expression}`, { cause });
}

export const quiet = (tab: Tab) => tab.ask(`performance.now() - bench.busyUntil > ${QUIET_MS}`);

export async function settled(tab: Tab, variant: Variant): Promise<void> {
  await tab.page.waitForLoadState('load');
  if (variant !== 'limit') await tab.ask(`document.documentElement.dataset.state === 'ready'`);
  await quiet(tab);
}

function record(): void {
  if (!location.protocol.startsWith('http')) return;
  const bench: Recorded = { fcp: 0, lcp: 0, cls: 0, longTasks: [], busyUntil: 0 };
  globalThis.bench = bench;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  const stored = (key: string) => Number(sessionStorage.getItem(key) ?? 0);

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    bench.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    };
    if (!hadRecentInput) bench.cls += value;
  });
  const wasBusy = ({ startTime, duration }: PerformanceEntry) => {
    bench.busyUntil = Math.max(bench.busyUntil, startTime + duration);
  };
  observe('resource', wasBusy);
  observe('longtask', (entry) => {
    wasBusy(entry);
    bench.longTasks.push({ startTime: entry.startTime, duration: entry.duration });
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming & {
        interactionId: number;
      };
      if (interactionId)
        sessionStorage.setItem('bench-inp', String(Math.max(duration, stored('bench-inp'))));
    },
    { durationThreshold: 16 },
  );

  // Counts a page as arrived when its heading is painted.
  let left: string | null | undefined;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('a')) return;
      sessionStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp));
      left = document.querySelector('main h1')?.textContent;
    },
    true,
  );
  new MutationObserver(() => {
    const heading = stored('bench-click') > 0 ? document.querySelector('main h1') : null;
    if (heading?.textContent && heading.textContent !== left)
      heading.setAttribute('elementtiming', 'heading');
  }).observe(document, { childList: true, subtree: true, characterData: true });
  observe('element', ({ startTime }) => {
    bench.painted = performance.timeOrigin + startTime - stored('bench-click');
    sessionStorage.removeItem('bench-click');
  });
}
