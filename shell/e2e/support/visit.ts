import type { Locator, Page } from './test.ts';

/** Opens a page and waits until everything on it is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Wants each part of the page that is not interactive yet, as somebody does who is about to use it. */
export const want = (page: Page) =>
  page.evaluate(() => {
    for (const root of document.querySelectorAll('main [data-root]:not([data-state="ready"])'))
      root.dispatchEvent(new Event('ringside:wanted', { bubbles: true }));
  });

/**
 * Wants each part of the page at the current address, which Back may not show yet, until each has begun to become
 * interactive, whatever comes of it.
 */
export async function wantUntilBegun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('main [data-root]:not([data-state])');
    for (const root of waiting) root.dispatchEvent(new Event('ringside:wanted', { bubbles: true }));
    const data = document.getElementById('ringside-page')?.textContent ?? '{}';
    const isShown = JSON.parse(data).path === location.pathname;
    return isShown && document.documentElement?.dataset.state === 'ready' && waiting.length === 0;
  });
}

/** Wants each part of the page, and waits until all of them, the header and the footer are interactive. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A document that has just been opened has no element yet.
    if (document.documentElement?.dataset.state !== 'ready') return false;
    const waiting = document.querySelectorAll('main [data-root]:not([data-state="ready"])');
    for (const root of waiting) root.dispatchEvent(new Event('ringside:wanted', { bubbles: true }));
    // Text that changes to its final font moves what is below it, away from a pointer that is about to press it.
    return waiting.length === 0 && document.fonts.status === 'loaded';
  });
}

/**
 * Sets what the browser reports about its connection. With `{ effectiveType: '3g' }` no page is fetched before its link
 * is pressed or about to be, for tests of pages that load late, differently, or not at all.
 */
export const pretendLine = (page: Page, line: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => void Object.defineProperty(navigator, 'connection', { value }), line);

/**
 * Holds back the responses to requests for an address.
 *
 * @returns a function that releases them, and lets later ones pass
 */
export async function holdBack(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A region of the page: the smallest section that holds a heading of this name. */
export function sectionOf(page: Page, heading: string | RegExp): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, level: 2 }) })
    .last();
}

/** Marks the document, to prove later that it was never reloaded. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);
