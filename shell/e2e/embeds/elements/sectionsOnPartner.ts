import { expect, type Locator, type Page } from '../../support/test.ts';

export const POLICY =
  "default-src 'none'; script-src ORIGIN; connect-src ORIGIN; img-src ORIGIN; font-src ORIGIN; style-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

export const script = (name: string, attributes = '') =>
  `<script ${attributes} src="ORIGIN/embed/${name}.js"></script>`;

export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['ready', 'navigate', 'notice', 'section-error'])
      addEventListener(`ringside:${name}`, (event) => {
        const { path = '', phase = '' } = (event as CustomEvent<{ path?: string; phase?: string }>)
          .detail;
        heard.push([name, path || phase].filter(Boolean).join(' '));
      });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

export async function shown(element: Locator): Promise<void> {
  await expect(element.locator('.page').first()).toBeVisible();
  await expect(element.locator('[data-root]:not([data-state="ready"])')).toHaveCount(0);
  // A browser requests a font when it lays out text, which has happened after two frames.
  await element
    .page()
    .evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await element.page().waitForFunction(() => document.fonts.status === 'loaded');
}

export const article = '/news/tobias-rourke-anselm-varga-jab-analysis';
