import type { Browser } from 'playwright';
import type { Variant } from '../report/samples.ts';
import { settled, withTab } from '../tab/tab.ts';
import { clickLink } from './link.ts';

const TOUR = ['/news', '/fights', '/gear', '/training', '/'];
const NAVIGATIONS = 20;

/** Bytes of live JavaScript objects after a visit to twenty pages. */
export async function measureMemory(browser: Browser, origin: string, variant: Variant): Promise<number> {
  return withTab(browser, { cpu: 1, slowNetwork: false }, async (tab) => {
    const { page } = tab;
    await page.goto(`${origin}/`);
    await settled(tab, variant);
    for (let visited = 0; visited < NAVIGATIONS; visited += 1) {
      await clickLink(tab, TOUR[visited % TOUR.length] ?? '/');
      await settled(tab, variant);
    }
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  });
}
