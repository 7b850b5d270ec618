import { brotliCompressSync } from 'node:zlib';
import { BUDGETS, FIRST_VIEW_BUDGETS } from '@ringside/release/budgets';
import { articlePaths } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { expect, type Page, test } from '../support/test.ts';
import { pretendLine, ready, useIslands } from '../support/visit.ts';

const compressed = (bytes: Buffer) => brotliCompressSync(bytes).length;
const sizesByUrl = new Map<string, number>();
/**
 * A script's compressed size, cached: most pages load React, and compressing it takes longer than the rest of the test.
 */
function compressedOnce(url: string, bytes: Buffer): number {
  const size = sizesByUrl.get(url) ?? compressed(bytes);
  sizesByUrl.set(url, size);
  return size;
}

/**
 * The pages with most script and pictures. Home hydrates elements of two sections, each with its own copy of the kit.
 */
const HEAVIEST = ['/', '/news', '/gear', '/embed'];

/** One page of each template. */
const TEMPLATES = [
  '/',
  '/news',
  articlePaths[0] ?? '',
  '/reviews',
  '/fights',
  '/training',
  '/fitness',
  '/gear',
  '/gear/boxing-gloves',
  '/about',
  '/contact',
  '/privacy',
  '/embed',
  '/no-such-page',
];

/** Counts the script that a page loads from now on; each URL once. */
function scriptsOf(page: Page) {
  const sizes = new Map<string, number>();
  const waiting: Promise<unknown>[] = [];
  page.on('response', (response) => {
    // The live views of `/embed` are pages of their own.
    if (response.frame() !== page.mainFrame()) return;
    if (response.request().resourceType() !== 'script' && !/\.js(\?|$)/.test(response.url())) return;
    const { pathname } = new URL(response.url());
    waiting.push(
      response.body().then(
        (body) => sizes.set(pathname, compressedOnce(pathname, body)),
        // A preview of the builder may still load when the test ends.
        () => undefined,
      ),
    );
  });
  return async () => {
    await Promise.all(waiting);
    return {
      names: [...sizes.keys()],
      total: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
      table: [...sizes].map(([name, bytes]) => `${bytes} ${name}`).join('\n'),
    };
  };
}

/** The message for a page above one of the budgets. */
const above = (budget: string, limit: number, path: string, bytes = 0, table = '') =>
  `${path} exceeds the budget ${budget} of shell/release/plan/budgets.ts by ${bytes - limit} bytes. To see what grew: npx ringside plan all --to <the live site>\n${table}`;

test.describe('each template', () => {
  test.use({ tolerated: [/status of 404/] });

  for (const path of TEMPLATES) {
    const title = `${path} loads 20 kB of the shell's script while untouched, and 85 kB in all`;
    test(title, sampled(HEAVIEST.includes(path)), async ({ page }) => {
      const scripts = scriptsOf(page);
      const styles: string[] = [];
      page.on('request', (request) => {
        const isOwn = request.frame() === page.mainFrame();
        if (isOwn && new URL(request.url()).pathname.endsWith('.css')) styles.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-state', 'ready');
      await page.waitForLoadState('networkidle');
      const quiet = await scripts();
      expect(quiet.names.join()).toContain('/shell/runtime-');
      expect(quiet.names.filter((name) => !name.startsWith('/assets/shell/'))).toEqual([]);
      expect(
        quiet.total,
        above('quietScript', BUDGETS.quietScript, path, quiet.total, quiet.table),
      ).toBeLessThanOrEqual(BUDGETS.quietScript);
      expect(styles).toEqual([]);

      await page.mouse.wheel(0, 400);
      await ready(page);
      await page.waitForLoadState('networkidle');
      const used = await scripts();
      expect(used.total, above('script', BUDGETS.script, path, used.total, used.table)).toBeLessThanOrEqual(
        BUDGETS.script,
      );
    });
  }
});

for (const path of [articlePaths[0] ?? '', '/news', '/reviews', '/fights'])
  test(`${path} that is read to its end loads at most 16 kB of script, none of it a section’s`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveAttribute('data-state', 'ready');
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
    const { total, table, names } = await scripts();
    expect(names.filter((name) => !name.startsWith('/assets/shell/'))).toEqual([]);
    expect(total, above('readScript', BUDGETS.readScript, path, total, table)).toBeLessThanOrEqual(
      BUDGETS.readScript,
    );
  });

test('an article’s Share button works once a visitor is about to click it', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(articlePaths[0] ?? '');
  const share = page.getByRole('button', { name: 'Share this story' });
  await share.hover();
  await expect(page.locator('main [data-root]')).toHaveAttribute('data-state', 'ready');
  expect((await scripts()).names.join()).toContain('/news/');
});

test('with Save-Data only the first script loads before the first interaction', async ({ page }) => {
  await pretendLine(page, { saveData: true });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/training', { waitUntil: 'networkidle' });
  // Browsers report a pointer that rests where the page appeared as a move by nothing.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !path.includes('/boot-'))).toEqual([]);
  await page.mouse.move(50, 50);
  await page.mouse.move(60, 60);
  await ready(page);
  expect(scripts.join()).toContain('/runtime-');
  expect(scripts.join()).not.toContain('/training/');
  await useIslands(page);
  expect(scripts.join()).toContain('/training/');
});

/** Lighthouse's mid-range phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

test.describe('on a phone, before any interaction', () => {
  test.use({ ...PHONE, tolerated: [/status of 404/] });

  for (const [path, kind] of [
    ['/', 'list'],
    ['/news', 'list'],
    ['/reviews', 'list'],
    ['/gear', 'list'],
    ['/gear/boxing-gloves', 'list'],
    ['/training', 'list'],
    [articlePaths[0] ?? '', 'text'],
    ['/fights', 'text'],
    ['/fitness', 'text'],
    ['/about', 'company'],
    ['/contact', 'company'],
    ['/careers', 'company'],
    ['/privacy', 'company'],
    ['/no-such-page', 'company'],
  ] as const) {
    const budget = FIRST_VIEW_BUDGETS[kind];
    const title = `the first view of ${path} is at most ${budget / 1000} kB, fonts and pictures included, and its HTML ${BUDGETS.html / 1000} kB`;
    test(title, sampled(['/', '/news', '/fights', '/about'].includes(path)), async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const sizes = new Map<string, number>();
      const waiting: Promise<unknown>[] = [];
      page.on('response', (response) => {
        // The live views of `/embed` are pages of their own.
        if (response.frame() !== page.mainFrame()) return;
        const { pathname } = new URL(response.url());
        const isText = /\.js$/.test(pathname) || response.request().resourceType() === 'document';
        if (!isText && !/\.(woff2|avif|jpg)$/.test(pathname)) return;
        waiting.push(
          response.body().then((body) => sizes.set(pathname, isText ? compressed(body) : body.length)),
        );
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await Promise.all(waiting);
      const inView = await page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, width } = image.getBoundingClientRect();
            return width > 0 && top < innerHeight && bottom > 0;
          })
          .map((image) => new URL(image.currentSrc).pathname),
      );
      // Prefetched pages do not belong to the first view.
      const counted = [...sizes].filter(([name]) => !/\.(avif|jpg)$/.test(name) || inView.includes(name));
      const total = counted.reduce((sum, [, bytes]) => sum + bytes, 0);
      const table = counted.map(([name, bytes]) => `${bytes} ${name}`).join('\n');
      expect(counted.length, table).toBeGreaterThan(3);
      expect(total, above(`firstView.${kind}`, budget, path, total, table)).toBeLessThanOrEqual(budget);
      const html = sizes.get(path);
      expect(html, above('html', BUDGETS.html, path, html)).toBeLessThanOrEqual(BUDGETS.html);
    });
  }
});
