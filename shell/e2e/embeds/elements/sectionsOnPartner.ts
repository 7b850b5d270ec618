/** A partner's pages with sections on them: what `embed-*.spec.ts` have in common. */

import { test as base, expect, type Locator, type Page } from '../../support/test.ts';
import { type Partner, startPartner } from '../partner.ts';

/** The strictest policy with the sources that the README lists. */
export const POLICY =
  "default-src 'none'; script-src ORIGIN; connect-src ORIGIN; img-src ORIGIN; font-src ORIGIN; style-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/** Gives each test a partner, and lets its page be of another origin, without an icon. */
export const test = base.extend<{ partner: Partner }>({
  tolerated: [/^other origin: http:\/\/127\.0\.0\.1:|\/favicon\.ico/],
  partner: async ({ baseURL }, use) => {
    const partner = await startPartner(baseURL ?? '');
    await use(partner);
    await partner.close();
  },
});

/** The script tag that loads an embed file. */
export const script = (name: string) => `<script src="ORIGIN/embed/${name}.js"></script>`;
export const asModule = (name: string) => `<script type="module" src="ORIGIN/embed/${name}.js"></script>`;

/** Records the events of a page's elements, from before they exist. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['ready', 'navigate', 'notice', 'section-error'])
      addEventListener(`ringside:${name}`, (event) => {
        const { path = '', phase = '' } = (event as CustomEvent<{ path?: string; phase?: string }>).detail;
        heard.push([name, path || phase].filter(Boolean).join(' '));
      });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** Waits until an element shows its page in its own fonts, and each island is interactive. */
export async function shown(element: Locator): Promise<void> {
  await expect(element.locator('.page')).toBeVisible();
  await expect(element.locator('[data-root]:not([data-state="ready"])')).toHaveCount(0);
  // A font is requested when text in it is laid out, which is done by the second frame.
  await element
    .page()
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await element.page().waitForFunction(() => document.fonts.status === 'loaded');
}

/** An article of ours. */
export const article = '/news/tobias-rourke-anselm-varga-jab-analysis';
