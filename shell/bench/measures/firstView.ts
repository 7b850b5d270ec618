import type { Browser } from 'playwright';
import type { Variant } from '../report/samples.ts';
import type { Recorded } from '../tab/recorder.ts';
import { settled, type Tab, withTab } from '../tab/tab.ts';

/** Tasks longer than this are blocking, in milliseconds. */
const LONG_TASK_MS = 50;

/** A cold first view on slow 4G, until the page is interactive and quiet. */
export async function measureFirstView(browser: Browser, url: string, variant: Variant, cpu: number) {
  return withTab(browser, { cpu, slowNetwork: true }, async (tab) => {
    await tab.page.goto(url);
    await settled(tab, variant);
    return viewOf(tab);
  });
}

/** What the page recorded so far: milliseconds, counts, and the layout shift score. */
export async function viewOf({ ask }: Tab) {
  const { fcp, lcp, cls, longTasks, blocking } = await ask<Recorded & { blocking: number }>(`({
    ...bench,
    blocking: performance.getEntriesByType('resource').filter((entry) => entry.renderBlockingStatus === 'blocking').length,
  })`);
  // As Lighthouse counts: for a task that runs during the first paint, only the rest counts.
  const lasting = longTasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp))
    .filter((duration) => duration > LONG_TASK_MS);
  const tbt = lasting.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0);
  return { fcp, lcp, cls, tbt, blocking, longest: Math.max(0, ...lasting) };
}
