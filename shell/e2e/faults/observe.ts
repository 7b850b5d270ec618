import type { BrowserContext, Page } from '@playwright/test';

interface Seen {
  /** `<section> <phase>` of every `ringside:section-error`. */
  reports: string[];
  /** From the last click to the last change of the heading, in milliseconds. */
  took: number;
  /** Addresses that the browser has had an answer from. */
  answered(): string[];
}

declare global {
  /** Gone after a reload of the page, and then begun anew. */
  var ringsideSeen: Seen;
}

/** Watches a tab from outside: what it reports, and how long it takes from a click to another heading. */
export async function observe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Taken before a test puts another clock in their place.
    const now = performance.now.bind(performance);
    const entries = performance.getEntriesByType.bind(performance);
    const answered = () => entries('resource').map(({ name }) => new URL(name).pathname);
    const seen: Seen = { reports: [], took: Number.NaN, answered };
    globalThis.ringsideSeen = seen;
    addEventListener('ringside:section-error', (event) => {
      const { section, phase } = (event as CustomEvent<{ section: string; phase: string }>).detail;
      seen.reports.push(`${section} ${phase}`);
    });
    let clicked = 0;
    let heading: Element | null = null;
    addEventListener(
      'click',
      () => {
        clicked = now();
      },
      true,
    );
    new MutationObserver(() => {
      const shown = document.querySelector('main h1');
      if (!shown || shown === heading) return;
      heading = shown;
      seen.took = now() - clicked;
    }).observe(document, { childList: true, subtree: true });
  });
}

export const reportsOf = (page: Page): Promise<string[]> => page.evaluate(() => ringsideSeen.reports);
export const tookOf = (page: Page): Promise<number> => page.evaluate(() => ringsideSeen.took);
