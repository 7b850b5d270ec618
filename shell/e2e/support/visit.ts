import { expect, type Locator, type Page } from './test.ts';

/** Opens a page, points at its controls as a visitor does, and waits until everything on it is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await useIslands(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits until links, header and footer are interactive. An island starts when a test is about to use one of its controls. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // A document that has just been opened has no element yet.
      document.documentElement?.dataset.state === 'ready' &&
      // Text that changes to its final font moves what is below it, away from a pointer that is about to click it.
      document.fonts.status === 'loaded',
  );
}

/**
 * One control of each island that is not interactive yet, by the island's id.
 *
 * @param except a section that is left out
 */
async function unusedControls(page: Page, except?: string) {
  const found = await page.evaluateHandle((section) => {
    const roots = document.querySelectorAll<HTMLElement>(
      `main [data-root]:not([data-state="ready"], [data-section="${section}"])`,
    );
    const controls = [...roots].flatMap((root) => {
      const control = [...root.querySelectorAll('button, input, select, textarea, [data-action]')].find(
        (each) => each.closest('[data-root]') === root && each.checkVisibility(),
      );
      return control ? [[root.dataset.root, control]] : [];
    });
    return Object.fromEntries(controls);
  }, except);
  return found.getProperties();
}

/** How long a control may take to appear below the pointer. */
const HOVER_MS = 10_000;

/** Puts the pointer on one control of each island, as a visitor who is about to use it. */
export async function hoverControls(page: Page): Promise<void> {
  // The shell's own island starts with the first movement.
  await page.mouse.move(1, 1);
  await page.mouse.move(5, 5);
  const controls = () => unusedControls(page, 'shell');
  for (const id of (await controls()).keys()) {
    // React may replace a control while the pointer is on its way.
    const hover = async () => (await controls()).get(id)?.asElement()?.hover();
    await expect(hover).toPass({ timeout: HOVER_MS });
  }
}

/**
 * Points at a control of every island of the page, and waits until all of them are interactive.
 *
 * @param except a section that may fail
 */
export async function useIslands(page: Page, except?: string): Promise<void> {
  await ready(page);
  await hoverControls(page);
  await expect.poll(async () => (await unusedControls(page, except)).size).toBe(0);
}

/**
 * Sets what the browser reports about its connection. With `{ effectiveType: '3g' }` no page is fetched before its link
 * is used or about to be, for tests of pages that load late, differently, or not at all.
 */
export const pretendLine = (page: Page, line: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => void Object.defineProperty(navigator, 'connection', { value }), line);

/**
 * Holds back the responses to requests for a URL.
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
