/** Every look in print, in forced colours, in the dark, in a large font, without its fonts and without its picture. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sampled } from '../../support/sample.ts';
import { type Partner, startPartner } from '../partner.ts';
import { LOOKS, NOW } from './looks.ts';

let partner: Partner;
test.beforeAll(async () => {
  partner = await startPartner(process.env.RINGSIDE_E2E_URL ?? '');
});
test.afterAll(() => partner.close());

const MODES: Readonly<Record<string, { style?: string; set?: (page: Page) => Promise<unknown> }>> = {
  'in the light': {},
  'in the dark': { style: ':root { color-scheme: dark; background: #111; color: #eee }' },
  'in print': { set: (page) => page.emulateMedia({ media: 'print' }) },
  'in forced colours': { set: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  'in a font twice as large': { style: 'html { font-size: 200% } h1 { font-size: 1em }' },
  'without its fonts': { set: (page) => page.route(/\.woff2$/, (route) => route.abort()) },
  'without its picture': { set: (page) => page.route(/\.avif$/, (route) => route.abort()) },
};

for (const [mode, { style = '', set }] of Object.entries(MODES))
  test(
    `every look fits its place and can be read ${mode}`,
    sampled(mode === 'in print'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 4000 });
      await page.clock.setFixedTime(NOW);
      await set?.(page);
      const elements = LOOKS.map(
        ({ tag, attributes, content = '' }) => `<div><${tag} ${attributes}>${content}</${tag}></div>`,
      );
      await page.goto(
        partner.put('/', {
          head: `<meta name="viewport" content="width=device-width"><style>body { margin: 0 } ${style}</style>`,
          body: `<main><h1>Partner</h1>${elements.join('')}</main>
          <script async src="ORIGIN/embed/countdown.js"></script><script async src="ORIGIN/embed/newsletter.js"></script>`,
        }),
      );
      const dressed = LOOKS.filter(({ attributes }) => /card|banner/.test(attributes)).length;
      await expect(page.locator('.look.seen')).toHaveCount(dressed);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // Forced colours are the reader's own.
      if (mode !== 'in forced colours') {
        const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      }
      if (mode !== 'without its picture') return;
      // No broken picture shows.
      const pictures = page.locator('.near [part="picture"]:visible');
      await expect(pictures).not.toHaveCount(0);
      await scrollThrough(page);
      await expect(pictures.and(page.locator('[src]'))).toHaveCount(0);
    },
  );

/** Scrolls to the end of a page, because lazy pictures are only requested, and can only fail, near the window. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
