import type { Browser, Page } from 'playwright';
import { LONGEST_EVENT } from '../recorder.ts';
import type { BenchRoute } from '../routes.ts';
import type { Variant } from '../samples.ts';
import { settled, withTab } from '../tab.ts';
import { viewOf } from './firstView.ts';
import { clickLink, hoverLink } from './link.ts';

/** The shortest event that browsers report, in milliseconds: nothing was slower than this. */
const FLOOR = 16;
/** Between two presses, in milliseconds: long enough for what the first one starts. */
const PAUSE = 150;
/** How long a pointer rests on a link before the click of somebody who hesitates, in milliseconds. */
const HESITATION = 1500;

/**
 * A visit on slow 4G at 4 ×: the first view, the menu, a notice, what the page itself has, and a link to another page.
 *
 * @returns the first view; the longest event from the press to the next frame; and milliseconds from the click on the
 *   link to the next page. The finger taps at once, so nothing is fetched before it.
 */
export async function measureVisit(browser: Browser, url: string, variant: Variant, route: BenchRoute) {
  return withTab(browser, { cpu: 4, slowNetwork: true }, async (tab) => {
    const { page } = tab;
    await page.goto(url);
    await settled(tab, variant);
    const view = await viewOf(tab);
    await pressThrough(page, route);
    // Shifts after the first view count too; a full load would forget them.
    const { cls } = await page.evaluate(() => globalThis.bench);
    const cold = await clickLink(tab, route.next);
    await page.waitForTimeout(PAUSE);
    const longest = await page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), LONGEST_EVENT);
    return { ...view, cls, cold, inp: Math.max(longest, FLOOR) };
  });
}

/** Milliseconds from a click to the next page, when the pointer rested on the link before. Slow 4G, 4 ×. */
export async function measurePrefetched(browser: Browser, url: string, variant: Variant, next: string) {
  return withTab(browser, { cpu: 4, slowNetwork: true }, async (tab) => {
    await tab.page.goto(url);
    await settled(tab, variant);
    await hoverLink(tab.page, next);
    await tab.page.waitForTimeout(HESITATION);
    return clickLink(tab, next);
  });
}

/** Opens and closes the menu, asks for the search, and presses what is particular to the page. */
export async function pressThrough(page: Page, { presses }: BenchRoute): Promise<void> {
  const press = async (selector: string) => {
    const button = page.locator(selector).first();
    if (!(await button.isVisible())) return;
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
