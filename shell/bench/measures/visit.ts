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
 * @returns the first view; the longest event from the press to the next frame; and milliseconds from the click on the
 *   link to the next page. Ours may have fetched it ahead; the other two fetch nothing before the click.
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
    const link = await clickLink(tab, route.next);
    await page.waitForTimeout(PAUSE);
    const longest = await page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), LONGEST_EVENT);
    return { ...view, cls, link, inp: Math.max(longest, FLOOR) };
  });
}

/** What came before a click: nothing at all; a link that was in view for a while; a pointer that rested on it. */
export const WAYS = ['cold', 'tapped', 'prefetched'] as const;

/** Milliseconds from a click to the next page. Slow 4G, 4 ×. */
export async function measureLink(
  browser: Browser,
  url: string,
  variant: Variant,
  next: string,
  way: (typeof WAYS)[number],
) {
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
