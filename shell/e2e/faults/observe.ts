import type { BrowserContext, Page } from '@playwright/test';

interface Seen {
  /** `<section> <phase>` of every `ringside:section-error`. */
  reports: string[];
  /** Addresses that the browser has had an answer from. */
  answered(): string[];
}

declare global {
  /** Gone after a reload of the page, and then begun anew. */
  var ringsideSeen: Seen;
}

/** Watches a tab from outside: what it reports, and what it has asked for. */
export async function observe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Taken before a test puts another clock in their place.
    const entries = performance.getEntriesByType.bind(performance);
    const answered = () => entries('resource').map(({ name }) => new URL(name).pathname);
    const seen: Seen = { reports: [], answered };
    globalThis.ringsideSeen = seen;
    addEventListener('ringside:section-error', (event) => {
      const { section, phase } = (event as CustomEvent<{ section: string; phase: string }>).detail;
      seen.reports.push(`${section} ${phase}`);
    });
  });
}

export const reportsOf = (page: Page): Promise<string[]> => page.evaluate(() => ringsideSeen.reports);

/** Scripts and styles that the page has had an answer for, but those of a section that fails, and is tried again. */
export async function modulesOf(page: Page, failing: string): Promise<string[]> {
  const answered = await page.evaluate(() => ringsideSeen.answered());
  return answered.filter((path) => /\.(js|css)$/.test(path) && !path.startsWith(`/assets/${failing}/`));
}
