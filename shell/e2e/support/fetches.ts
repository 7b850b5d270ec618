import { expect, type Page } from './test.ts';

export interface Fetches {
  asked: readonly string[];
  underWay: number;
  most: number;
}

declare global {
  var fetches: Fetches;
}

/**
 * Longer than a link must be visible before its page is prefetched, and than an idle callback may wait, in
 * milliseconds.
 */
const SETTLE_MS = 400;

/**
 * Records in every document of a tab which pages scripts request, and takes over the tab's clock.
 *
 * @returns a function that returns the requests of the current document
 */
export async function watchFetches(page: Page): Promise<() => Promise<Fetches>> {
  await page.clock.install();
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    const asked: string[] = [];
    const seen = { asked, underWay: 0, most: 0 };
    globalThis.fetches = seen;
    globalThis.fetch = async (...request) => {
      const { pathname } = new URL(String(request[0]), location.href);
      if (pathname.includes('.')) return fetch(...request);
      asked.push(pathname);
      seen.underWay += 1;
      seen.most = Math.max(seen.most, seen.underWay);
      try {
        const response = await fetch(...request);
        const text = await response.text();
        // The caller receives the text in the same task in which the request stops counting as open.
        return Object.assign(response, { text: async () => text });
      } finally {
        seen.underWay -= 1;
      }
    };
  });
  return () => page.evaluate(() => globalThis.fetches);
}

/** Longer than two frames, in milliseconds. */
const FRAMES_MS = 50;

/** Lets a page notice what is visible, then lets time pass. After that, it has sent the requests that follow. */
export async function pass(page: Page, milliseconds = SETTLE_MS): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
  await page.clock.runFor(milliseconds);
}

/** Waits until the page has read all responses to its scripts' requests, and has reacted to them. */
export const allRead = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => globalThis.fetches.underWay)).toBe(0);

/** Waits until a page that is left alone sends no more requests. */
export async function rest(page: Page): Promise<void> {
  const asked = () => page.evaluate(() => globalThis.fetches.asked.length);
  await page.clock.runFor(FRAMES_MS);
  await allRead(page);
  // If a link moves during one pass, as when a font arrives, the page waits again. It has rested after the next.
  for (let quiet = 0; quiet < 2; ) {
    const before = await asked();
    await pass(page);
    await allRead(page);
    quiet = (await asked()) === before ? quiet + 1 : 0;
  }
}
