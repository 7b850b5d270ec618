import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { articlePaths } from '../support/facts.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

const MAX_BYTES = 4000;

const isBeacon = (url: string) => /\/beacon(-[^/]*\.js|\.txt)/.test(url);

async function measured(page: Page): Promise<string[]> {
  const urls: string[] = [];
  page.context().on('request', (request) => isBeacon(request.url()) && urls.push(request.url()));
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  return urls;
}

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const sent = (urls: readonly string[]) =>
  urls.filter((url) => url.includes('.txt')).map((url) => new URL(url).search);

test('a visit reports its pages, vitals and errors by section, once', async ({ page }) => {
  const urls = await measured(page);
  const script = page.waitForResponse((response) => /\/beacon-/.test(response.url()));
  await visit(page, '/news');
  expect(brotliCompressSync(await (await script).body()).length).toBeLessThanOrEqual(MAX_BYTES);
  await page.waitForLoadState('networkidle');

  await page.evaluate(() =>
    document.querySelector('main [data-section=news]')?.dispatchEvent(
      new CustomEvent('ringside:section-error', {
        detail: { section: 'news', phase: 'style', error: 'an error of this test' },
        bubbles: true,
      }),
    ),
  );

  await page.locator(`main a[href="${articlePaths[0]}"]`).first().click();
  await expect(page).toHaveURL(articlePaths[0] ?? '');
  await hide(page);
  await expect.poll(() => sent(urls).length).toBe(1);
  await hide(page);

  const [query = ''] = sent(urls);
  expect(query).toMatch(
    /^\?page=\/news&release=shell(\.[\w-]{8})+,news(\.[\w-]{8})+&device=(slow|fast)&/,
  );
  expect(query).toMatch(/&lcp=(news|shell)\.\d+/);

  // Firefox does not measure layout shifts.
  const measuresShifts = await page.evaluate(() =>
    PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
  );
  expect(/&cls=(news|shell)\.[\d.]+/.test(query)).toBe(measuresShifts);
  expect(query).toMatch(/&error=news\.style/);
  expect(query).toMatch(/&page=\/news\/:slug&release=shell(\.[\w-]{8})+,news/);
  expect(query).not.toContain(articlePaths[0]);
  expect(sent(urls)).toHaveLength(1);
});

test.use({ tolerated: [/an error of this test/] });

test('nothing is measured on an untouched page, and nothing where a visitor’s browser asks for it', async ({
  context,
}) => {
  for (const asked of [
    undefined,
    { doNotTrack: '1' },
    { globalPrivacyControl: true },
    { connection: { saveData: true } },
  ]) {
    const page = await context.newPage();
    const urls = await measured(page);

    await page.addInitScript((all) => {
      for (const [name, value] of Object.entries(all ?? {}))
        Object.defineProperty(navigator, name, { value, configurable: true });
    }, asked);

    // Before the first paint, browsers ignore the pointer, so wait until the network is idle.
    await page.goto('/news', { waitUntil: 'networkidle' });

    if (asked) {
      await page.mouse.move(50, 50);
      await page.mouse.move(60, 60);
    }

    await ready(page);
    await hide(page);
    expect(urls).toEqual([]);
    await page.close();
  }
});
