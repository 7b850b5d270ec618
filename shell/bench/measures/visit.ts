import type { Browser, Page } from 'playwright';
import type { Variant } from '../report/samples.ts';
import type { BenchRoute } from '../routes.ts';
import { LONGEST_EVENT } from '../tab/recorder.ts';
import { quiet, settled, withTab } from '../tab/tab.ts';
import { viewOf } from './firstView.ts';
import { clickLink, reachLink } from './link.ts';

/** The shortest event that browsers report, in milliseconds: nothing took longer than this. */
const EVENT_FLOOR_MS = 16;
/** Pause between two clicks, in milliseconds: long enough for what the first one starts. */
const PAUSE_MS = 150;
/** How long a hesitating visitor looks at a link, or rests the pointer on it, before the click, in milliseconds. */
const HOVER_MS = 1500;

/**
 * A visit on slow 4G with a CPU slowdown of 4: the first view, the menu, a notice and the page's own controls, twice, and
 * a link to another page.
 *
 * @returns the first view, including layout shifts of the next page; and the longest event from the press to the next
 * frame, of the first presses, which start what is not interactive yet, and of the later ones with the link
 */
export async function measureVisit(browser: Browser, url: string, variant: Variant, route: BenchRoute) {
  return withTab(browser, { cpu: 4, slowNetwork: true }, async (tab) => {
    const { page } = tab;
    await page.goto(url);
    await settled(tab, variant);
    const view = await viewOf(tab);
    const longestSoFar = async () => {
      const longest = await page.evaluate((key) => {
        const value = Number(sessionStorage.getItem(key) ?? 0);
        sessionStorage.removeItem(key);
        return value;
      }, LONGEST_EVENT);
      return Math.max(longest, EVENT_FLOOR_MS);
    };
    await pressThrough(page, route, variant);
    // The driver never sees an idle network once a frame with a video was on the page.
    await quiet(tab);
    const firstInp = await longestSoFar();
    await pressThrough(page, route, variant);
    const shift = () => page.evaluate(() => globalThis.bench.cls);
    const before = await shift();
    await clickLink(tab, route.next);
    await settled(tab, variant);
    // A full page load resets the score.
    const cls = (await shift()) + (variant === 'limit' ? before : 0);
    return { ...view, cls, firstInp, inp: await longestSoFar() };
  });
}

/** What came before a click: nothing; a link that was visible for a while; a pointer that rested on it. */
export const WAYS = ['cold', 'tapped', 'prefetched'] as const;
export type Way = (typeof WAYS)[number];

/** Milliseconds from a click to the next page, on slow 4G with a CPU slowdown of 4. */
export async function measureLink(browser: Browser, url: string, variant: Variant, next: string, way: Way) {
  // On a connection that the browser calls 3g nothing is prefetched. Unlike Save-Data, that changes nothing else.
  const line = way === 'tapped' ? undefined : { effectiveType: '3g' };
  return withTab(browser, { cpu: 4, slowNetwork: true, line }, async (tab) => {
    await tab.page.goto(url);
    await settled(tab, variant);
    if (way !== 'cold') {
      const link = await reachLink(tab.page, next);
      if (way === 'prefetched') await link.hover();
      await tab.page.waitForTimeout(HOVER_MS);
    }
    return clickLink(tab, next);
  });
}

/** Opens and closes the menu, presses the search button, and presses the page's own controls. */
export async function pressThrough(page: Page, { presses }: BenchRoute, variant: Variant): Promise<void> {
  const press = async (selector: string) => {
    const button = page.locator(selector).first();
    // Some controls exist only with script, others once an earlier press was answered.
    if (variant === 'limit' && !(await button.isVisible())) return;
    await button.waitFor();
    // In the middle no notice covers it.
    await button.evaluate((control) => control.scrollIntoView({ block: 'center' }));
    await button.tap({ force: true });
    await page.waitForTimeout(PAUSE_MS);
  };
  await press('[popovertarget=menu]');
  await page.keyboard.press('Escape');
  await press('[data-action=search]');
  for (const selector of presses) await press(selector);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(PAUSE_MS);
}
