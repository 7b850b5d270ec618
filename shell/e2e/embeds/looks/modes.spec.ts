import { sampled } from '@ringside/release/testing/sampled';
import { violationsOf } from '../../support/axe.ts';
import { expect, type Page } from '../../support/test.ts';
import { test, tolerating } from '../partner.ts';
import { haveFonts, LOOKS, NOW, pageWith } from './looks.ts';

test.use(tolerating(/^failed: .*(woff2|avif)|Failed to load resource|downloadable font/));

const MODES: Readonly<Record<string, { style?: string; set?: (page: Page) => Promise<unknown> }>> =
  {
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
    `every look fits its place and can be used by everybody ${mode}`,
    sampled(mode === 'in print'),
    async ({ page, partner }) => {
      await page.setViewportSize({ width: 320, height: 4000 });
      await page.clock.setFixedTime(NOW);
      await set?.(page);
      await partner.open(page, {
        head: `<meta name="viewport" content="width=device-width"><style>body { margin: 0 } button, input { min-height: 24px } ${style}</style>`,
        body: `<main><h1>Partner</h1>${pageWith(LOOKS)}</main>`,
      });
      await haveFonts(page, LOOKS);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // In forced colours, the reader chooses the colours, but axe checks those of the stylesheet.
      const rules = { 'color-contrast': { enabled: mode !== 'in forced colours' } };
      expect(await violationsOf(page, { rules })).toEqual([]);
    },
  );
