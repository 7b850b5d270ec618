import type { BrowserContext, Page } from '@playwright/test';

interface Seen {
  /** `<section> <phase>` of every `ringside:section-error`. */
  reports: string[];
  /** URLs for which the browser has received a response. */
  answered(): string[];
}

declare global {
  /** Lost and started again when the page reloads. */
  var ringsideSeen: Seen;
}

/** Observes what a tab reports and requests. */
export async function observe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Saved before a test replaces the clock.
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

/**
 * Scripts and styles for which the page has received a response, except those of the failing section, which is retried.
 */
export async function modulesOf(page: Page, failing: string): Promise<string[]> {
  const answered = await page.evaluate(() => ringsideSeen.answered());
  return answered.filter((path) => /\.(js|css)$/.test(path) && !path.startsWith(`/assets/${failing}/`));
}
