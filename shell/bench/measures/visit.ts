import type { Browser, Page } from 'playwright';
import { LONGEST_EVENT } from '../recorder.ts';
import type { BenchRoute } from '../routes.ts';
import type { Variant } from '../samples.ts';
import { settled, withTab } from '../tab.ts';
import { viewOf } from './firstView.ts';
import { clickLink, reachLink } from './link.ts';

/** The shortest event that browsers report, in milliseconds: nothing was slower than this. */
const FLOOR = 16;
/** Between two presses, in milliseconds: long enough for what the first one starts. */
const PAUSE = 150;
/** How long somebody who hesitates looks at a link, or rests the pointer on it, before the click, in milliseconds. */
const HESITATION = 1500;

/**
 * A visit on slow 4G at 4 ×: the first view, the menu, a notice, what the page itself has, and a link to another page.
 *
 * @returns the first view, with the shifts of the next page too; and the longest event from the press to the next frame
 */
export async function measureVisit(browser: Browser, url: string, variant: Variant, route: BenchRoute) {
  return withTab(browser, { cpu: 4, slowNetwork: true }, async (tab) => {
    const { page } = tab;
    await page.goto(url);
    await settled(tab, variant);
    const view = await viewOf(tab);
    await pressThrough(page, route, variant);
    const shift = () => page.evaluate(() => globalThis.bench.cls);
    const before = await shift();
    await clickLink(tab, route.next);
    await settled(tab, variant);
    // A full load begins to count anew.
    const cls = (await shift()) + (variant === 'limit' ? before : 0);
    const longest = await page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), LONGEST_EVENT);
    return { ...view, cls, inp: Math.max(longest, FLOOR) };
  });
}

/** What came before a click: nothing at all; a link that was in view for a while; a pointer that rested on it. */
export const WAYS = ['cold', 'tapped', 'prefetched'] as const;
export type Way = (typeof WAYS)[number];

/** Milliseconds from a click to the next page. Slow 4G, 4 ×. */
export async function measureLink(browser: Browser, url: string, variant: Variant, next: string, way: Way) {
  // On what the browser calls 3g nothing is fetched ahead; unlike Save-Data that leaves all else as it is.
  const line = way === 'tapped' ? undefined : { effectiveType: '3g' };
  return withTab(browser, { cpu: 4, slowNetwork: true, line }, async (tab) => {
    await tab.page.goto(url);
    await settled(tab, variant);
    if (way !== 'cold') {
      const link = await reachLink(tab.page, next);
      if (way === 'prefetched') await link.hover();
      await tab.page.waitForTimeout(HESITATION);
    }
    return clickLink(tab, next);
  });
}

/** Opens and closes the menu, asks for the search, and presses what is particular to the page. */
export async function pressThrough(
  page: Page,
  { name, presses }: BenchRoute,
  variant: Variant,
): Promise<void> {
  const press = async (selector: string) => {
    const button = page.locator(selector).first();
    if (!(await button.isVisible())) {
      // What only script shows.
      if (variant === 'limit') return;
      throw new Error(`@ringside/shell: there is no ${selector} to press on ${name}.`);
    }
    await button.scrollIntoViewIfNeeded();
    await button.tap({ force: true });
    await page.waitForTimeout(PAUSE);
  };
  await press('[popovertarget=menu]');
  await page.keyboard.press('Escape');
  await press('[data-action=search]');
  for (const selector of presses) await press(selector);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(PAUSE);
}
