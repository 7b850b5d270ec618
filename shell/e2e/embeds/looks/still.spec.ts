import { expect, type Page } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { test } from '../partner.ts';
import { haveFonts, PLAIN_LOOKS as LOOKS, NOW, pageWith, shiftOf, watchShifts } from './looks.ts';

const SPACE_PX = 900;

/** Waits for two real frames. The test's clock would not advance `requestAnimationFrame`. */
const paintTwice = (page: Page) =>
  page.evaluate(() => {
    const { nextFrame } = globalThis as unknown as { nextFrame: typeof requestAnimationFrame };
    return new Promise((resolve) => nextFrame(() => nextFrame(resolve)));
  });

for (const width of [200, 320, 768])
  test(
    `nothing in a look moves while its fonts and its picture arrive, at ${width} px`,
    sampled(width === 320),
    async ({ page, partner, browserName }) => {
      test.skip(browserName !== 'chromium', 'only Chromium measures layout shift');
      await page.setViewportSize({ width, height: LOOKS.length * SPACE_PX });
      await watchShifts(page);
      await page.addInitScript(() => {
        const { requestAnimationFrame: nextFrame } = globalThis;
        Object.assign(globalThis, { nextFrame: (run: FrameRequestCallback) => nextFrame(run) });
      });

      // The clock stands still, so that on a slow machine no look stops waiting for its fonts.
      await page.clock.install({ time: NOW });
      await page.clock.pauseAt(Date.parse(NOW) + 1000);
      await page.route(/\.woff2$/, async (route) => {
        await paintTwice(page);
        await route.continue();
      });

      await partner.open(page, {
        head: '<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>',
        body: pageWith(LOOKS, `height: ${SPACE_PX}px`),
      });

      await haveFonts(page, LOOKS, '.look.seen:not(.late)');
      await expect
        .poll(() =>
          page
            .locator('.card img')
            .evaluateAll((all) =>
              all.every(
                (image) => (image as HTMLImageElement).naturalWidth > 0 || !image.checkVisibility(),
              ),
            ),
        )
        .toBe(true);
      expect(await page.evaluate(() => document.fonts.check('1em "Ringside League Gothic"'))).toBe(
        true,
      );

      await paintTwice(page);
      expect(await shiftOf(page)).toBe(0);
    },
  );
