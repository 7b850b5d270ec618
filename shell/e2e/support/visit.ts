import { expect, type Locator, type Page } from './test.ts';

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await useIslands(page);
}

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement?.dataset.state === 'ready' &&
      // Wait for fonts: a late font would move a control away from the pointer.
      document.fonts.status === 'loaded',
  );
}

/**
 * Sends pointer events to one control of each island. A real pointer would scroll the page. The
 * function runs in the page.
 * @returns whether all islands are interactive
 */
const pointAtControls = (except?: string): boolean => {
  const islands = document.querySelectorAll<HTMLElement>(
    `main [data-root]:not([data-state="ready"], [data-section="${except}"])`,
  );
  const controls = [...islands].flatMap(
    (island) =>
      [...island.querySelectorAll('button, input, select, textarea, [data-action]')].find(
        (control) => control.closest('[data-root]') === island && control.checkVisibility(),
      ) ?? [],
  );
  for (const control of controls)
    control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return controls.length === 0;
};

async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(1, 1);
}

export async function hoverControls(page: Page): Promise<void> {
  await movePointer(page);
  await page.evaluate(pointAtControls, undefined);
}

/** @param except a section that may fail to start */
export async function useIslands(page: Page, except?: string): Promise<void> {
  await ready(page);
  await movePointer(page);
  await page.waitForFunction(pointAtControls, except);
}

/** Makes the page see another connection. With `3g`, the runtime prefetches nothing. */
export const pretendLine = (page: Page, line: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript(
    (value) => void Object.defineProperty(navigator, 'connection', { value }),
    line,
  );

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

/** Makes the views of `/embed` load empty pages, except those whose URL matches. */
export const leaveViewsEmpty = (page: Page, except = /^$/) =>
  page.route(
    (url) => url.pathname === '/embed/frame' && !except.test(url.search),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );

/** Serves a page of the test in place of YouTube's player. */
export const fakePlayer = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>player</title><button>Play</button>',
    }),
  );

/**
 * Goes through the history as the browser's buttons do. The driver's own steps wait for `load`,
 * which Firefox does not fire for a page that our navigation shows.
 */
async function traverse(page: Page, steps: 1 | -1, url: string | RegExp): Promise<void> {
  await page.evaluate((steps) => history.go(steps), steps);
  await expect(page).toHaveURL(url);
}

export const goBack = (page: Page, url: string | RegExp): Promise<void> => traverse(page, -1, url);
export const goForward = (page: Page, url: string | RegExp): Promise<void> =>
  traverse(page, 1, url);

export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

export const addLink = (page: Page, href: string, textContent: string) =>
  page.evaluate(
    (link) => {
      const line = document.createElement('p');
      line.append(Object.assign(document.createElement('a'), link));
      document.querySelector('main')?.prepend(line);
    },
    { href, textContent },
  );

export function sectionOf(page: Page, heading: string | RegExp): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, level: 2 }) })
    .last();
}

export const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);
