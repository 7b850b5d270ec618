import { sampled } from '@ringside/release/testing/sampled';
import { articlePaths } from '../support/facts.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot slow a line');

/** A slow connection: 150 ms for each request, and 1.6 Mbit/s. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};

/**
 * The site allows no layout shift. The small allowance is for rounding in the browser's
 * measurement.
 */
const MAX_SHIFT = 0.002;

for (const path of ['/', '/news', '/fights', '/training', '/terms', articlePaths[0] ?? ''])
  test(
    `on a slow line, the first paint of ${path} has headings in our font`,
    sampled(path === '/' || path === '/terms'),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW);
      await page.addInitScript(() => {
        const seen = { firstPaint: '', shift: 0 };
        Object.assign(globalThis, { seen });
        new PerformanceObserver((list) => {
          const face = [...document.fonts].find(({ family }) => family.includes('Capitals'));
          if (list.getEntriesByName('first-contentful-paint').length > 0)
            seen.firstPaint = face?.status ?? 'missing';
        }).observe({ type: 'paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });

      await page.goto(path, { waitUntil: 'load' });
      const seenInPage = () =>
        page.evaluate(
          () => (globalThis as unknown as { seen: { firstPaint: string; shift: number } }).seen,
        );
      await expect.poll(async () => (await seenInPage()).firstPaint).not.toBe('');
      const { firstPaint, shift } = await seenInPage();
      expect(firstPaint).toBe('loaded');
      expect(shift).toBeLessThan(MAX_SHIFT);

      await devtools.send('DOM.enable');
      await devtools.send('CSS.enable');
      const { root } = await devtools.send('DOM.getDocument');
      for (const selector of ['.site-header a', 'h1']) {
        const { nodeId } = await devtools.send('DOM.querySelector', {
          nodeId: root.nodeId,
          selector,
        });
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
        expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
          ['League Gothic', true],
        ]);
      }
      await context.close();
    },
  );
