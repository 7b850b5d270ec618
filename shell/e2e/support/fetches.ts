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
 * Longer than a link must be visible before its page is prefetched, and longer than an idle
 * callback may wait.
 */
const SETTLE_MS = 400;

/**
 * Watches the requests of the tab, and controls its clock. Returns a function that reads the
 * requests.
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
        return Object.assign(response, { text: async () => text });
      } finally {
        seen.underWay -= 1;
      }
    };
  });

  return () => page.evaluate(() => globalThis.fetches);
}

/** Longer than two frames. */
const FRAMES_MS = 50;

export async function pass(page: Page, milliseconds = SETTLE_MS): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new IntersectionObserver(() => resolve(true)).observe(document.body),
      ),
  );
  await page.clock.runFor(milliseconds);
}

export const allRead = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => globalThis.fetches.underWay)).toBe(0);

export async function rest(page: Page): Promise<void> {
  const asked = () => page.evaluate(() => globalThis.fetches.asked.length);
  await page.clock.runFor(FRAMES_MS);
  await allRead(page);
  // Links may move while a pass runs, so wait for two passes without a request.
  for (let quiet = 0; quiet < 2; ) {
    const before = await asked();
    await pass(page);
    await allRead(page);
    quiet = (await asked()) === before ? quiet + 1 : 0;
  }
}
