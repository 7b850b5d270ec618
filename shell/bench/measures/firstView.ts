import type { Browser, Page } from 'playwright';
import type { Variant } from '../samples.ts';
import { settled, withTab } from '../tab.ts';

/** What a task may take before it blocks, in milliseconds. */
const LONG = 50;

/** A cold first view on slow 4G, until the page answers and is quiet. */
export async function measureFirstView(browser: Browser, url: string, variant: Variant, cpu: number) {
  return withTab(browser, { cpu, slowNetwork: true }, async (page) => {
    await page.goto(url);
    await settled(page, variant);
    return viewOf(page);
  });
}

/** What a page recorded so far. Milliseconds, counts, and the shift's score. */
export async function viewOf(page: Page) {
  const { fcp, lcp, cls, longTasks } = await page.evaluate(() => globalThis.bench);
  const blocking = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .length,
  );
  const tbt = longTasks.reduce((sum, duration) => sum + duration - LONG, 0);
  return { fcp, lcp, cls, tbt, blocking, longest: Math.max(0, ...longTasks) };
}
