import { expect, type Page } from './test.ts';

export interface Fetches {
  asked: readonly string[];
  underWay: number;
  most: number;
}

declare global {
  var fetches: Fetches;
}

/** A time that is longer than a link must be visible, or an idle callback may wait, before a prefetch. */
const SETTLE_MS = 400;

/** Watches the tab's requests, and takes over its clock. Returns a function that returns the requests. */
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

/** A time that is longer than two frames. */
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
  // A page whose links move during one pass waits again.
  for (let quiet = 0; quiet < 2; ) {
    const before = await asked();
    await pass(page);
    await allRead(page);
    quiet = (await asked()) === before ? quiet + 1 : 0;
  }
}
