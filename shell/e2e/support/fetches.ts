import { expect, type Page } from './test.ts';

/** What script in a page has asked for, as the page itself has seen it. */
export interface Fetches {
  /** Paths of pages, in order. */
  asked: readonly string[];
  /** How many have not come yet, and how many that were at once, at most. */
  underWay: number;
  most: number;
}

declare global {
  var fetches: Fetches;
}

/** Longer than what comes into view stays there before its page is fetched, and than an idle moment lets wait, in milliseconds. */
const MOMENT = 400;

/**
 * Notes in every document of a tab which pages script asks for, and takes over the tab's clock.
 *
 * @returns tells what has been asked for in the document that is shown
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
        // Whoever asked has the text in the same task in which it is no longer under way.
        return Object.assign(response, { text: async () => text });
      } finally {
        seen.underWay -= 1;
      }
    };
  });
  return () => page.evaluate(() => globalThis.fetches);
}

/** Lets a page see what is in view, and then some time pass: what it fetches because of that, it has asked for. */
export async function pass(page: Page, milliseconds = MOMENT): Promise<void> {
  // Observers are told in the order in which they were made.
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

/** Waits until the page has read all that its script has asked for, and has done what follows from that at once. */
export const allRead = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => globalThis.fetches.underWay)).toBe(0);

/** Waits until a page, left alone, asks for nothing more. */
export async function rest(page: Page): Promise<void> {
  const asked = () => page.evaluate(() => globalThis.fetches.asked.length);
  await allRead(page);
  for (let before = -1; before < (await asked()); ) {
    before = await asked();
    await pass(page);
    await allRead(page);
  }
}
