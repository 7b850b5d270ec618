import type { Browser, Page } from 'playwright';
import type { BenchRoute } from './routes.ts';
import { quiet, settled, type Tab, type Variant, withTab } from './tab.ts';

const PAUSE_MS = 150;
const HOVER_MS = 1500;
const LONG_TASK_MS = 50;
const SHORTEST_EVENT_MS = 16;

export type Measure = (
  browser: Browser,
  origin: string,
  variant: Variant,
  route: BenchRoute,
) => Promise<Record<string, number>>;

/**
 * Measures the first view. Then taps the menu, the search and the page's own controls, each twice.
 */
export const visit: Measure = (browser, origin, variant, { path, clicks }) =>
  withTab(browser, undefined, async (tab) => {
    const { page } = tab;
    const sizes = watchSizes(page);
    await page.goto(origin + path, { waitUntil: 'load' });
    const loaded = await sizes();
    const below = await page.evaluate(picturesBelow);
    await settled(tab, variant);
    const { fcp, lcp, cls, longTasks } = await page.evaluate(() => globalThis.bench);
    // Like Lighthouse, count only the part of a task that comes after the first paint.
    const tbt = longTasks
      .map(
        ({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - LONG_TASK_MS,
      )
      .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
    const untouched = await sizes();
    await clickThrough(page, clicks, variant);
    await quiet(tab);
    const firstInp = await takeInp(page);
    await clickThrough(page, clicks, variant);
    const used = await sizes();
    return {
      html: loaded('document'),
      firstView: loaded('', below),
      untouched: untouched('script'),
      script: used('script'),
      ...{ fcp, lcp, tbt, cls, firstInp, inp: await takeInp(page) },
    };
  });

/** Measures the time until the next page's heading is painted, in milliseconds. */
export const links: Measure = async (browser, origin, variant, { path, next }) => {
  const time = (hovers: boolean) =>
    // On a 3G connection, the runtime does not prefetch links in view.
    withTab(browser, { effectiveType: '3g' }, async (tab) => {
      await tab.page.goto(origin + path);
      await settled(tab, variant);
      const link = await reachLink(tab.page, next);
      if (hovers) {
        await link.hover();
        await tab.page.waitForTimeout(HOVER_MS);
      }
      await link.tap();
      return tab.ask<number>('globalThis.bench?.painted');
    });
  const cold = await time(false);
  // The other variants prefetch nothing, so hovering changes nothing.
  return { cold, hovered: variant === 'ours' ? await time(true) : cold };
};

/**
 * Measures the first click on a control whose code is not loaded yet: the time until the control
 * shows feedback, and until it has worked.
 */
export const firstClick: Measure = async (browser, origin, variant, { path, clicks: [first] }) =>
  variant === 'ours' && first
    ? withTab(browser, { saveData: true }, async ({ page, ask }: Tab) => {
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        const control = page.locator(first).first();
        await control.scrollIntoViewIfNeeded();
        await control.evaluate(timeClick);
        await control.tap({ force: true });
        return ask<Record<string, number>>('globalThis.firstClick?.done && globalThis.firstClick');
      })
    : {};

function watchSizes(page: Page) {
  const sizes = new Map<string, Promise<{ type: string; url: string; size: number }>>();
  page.on('response', (response) => {
    const url = response.url();
    if (sizes.has(url)) return;
    const type = /\.js(\?|$)/.test(url) ? 'script' : response.request().resourceType();
    const size = response.headerValue('content-length');
    sizes.set(
      url,
      size.then((bytes) => ({ type, url, size: Number(bytes ?? 0) })),
    );
  });
  return async () => {
    const all = await Promise.all(sizes.values());
    return (type: string, except: readonly string[] = []) =>
      all
        .filter((each) => (!type || each.type === type) && !except.includes(each.url))
        .reduce((sum, { size }) => sum + size, 0) / 1000;
  };
}

/**
 * Returns the pictures below the window. Browsers differ in how early they load these. The function
 * runs in the browser.
 */
function picturesBelow(): string[] {
  const isShown = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0;
  };
  return [...document.images]
    .filter((image) => !isShown(image))
    .map(({ currentSrc }) => currentSrc);
}

const takeInp = (page: Page): Promise<number> =>
  page.evaluate((shortest) => {
    const longest = Number(sessionStorage.getItem('bench-inp') ?? 0);
    sessionStorage.removeItem('bench-inp');
    return Math.max(longest, shortest);
  }, SHORTEST_EVENT_MS);

async function reachLink(page: Page, path: string) {
  const links = page.locator(`a[href="${path}"]`);
  if ((await links.filter({ visible: true }).count()) === 0)
    await page.locator('[popovertarget=menu]').tap();
  const link = links.filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  return link;
}

async function clickThrough(
  page: Page,
  clicks: readonly string[],
  variant: Variant,
): Promise<void> {
  for (const selector of [
    '[popovertarget=menu]',
    'Escape',
    '[data-action=search]',
    ...clicks,
    'Escape',
  ]) {
    const control = page.locator(selector).first();
    if (selector === 'Escape') await page.keyboard.press('Escape');
    // Without script, some controls do not exist.
    else if (variant !== 'limit' || (await control.isVisible())) {
      // In the middle of the window, no toast covers the control.
      await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await control.tap({ force: true });
    }
    await page.waitForTimeout(PAUSE_MS);
  }
}

/**
 * Measures the time until the control is busy, and until it is no longer. The function runs in the
 * browser.
 */
function timeClick(control: Element): void {
  const times: { feedback?: number; done?: number } = {};
  Object.assign(globalThis, { firstClick: times });
  let clicked = 0;
  const painted = (use: (time: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => use(performance.now() - clicked)));
  const onPointerUp = ({ timeStamp }: Event) => {
    clicked = timeStamp;
  };
  addEventListener('pointerup', onPointerUp, { capture: true, once: true });
  // While the newsletter works, its form is busy, but its button is not.
  new MutationObserver((records) => {
    for (const { target } of records) {
      if ((target as Element).ariaBusy === 'true') painted((time) => (times.feedback ??= time));
      else painted((time) => (times.done ??= time));
    }
  }).observe(control.closest('form')?.parentElement ?? control.parentElement ?? control, {
    attributes: true,
    attributeFilter: ['aria-busy'],
    subtree: true,
  });
}
