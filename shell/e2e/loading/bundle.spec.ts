import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { BUDGETS, FIRST_VIEW_BUDGETS } from '@ringside/release/budgets';
import { sampled } from '@ringside/release/testing/sampled';
import { articlePaths } from '../support/facts.ts';
import { expect, type Page, test } from '../support/test.ts';
import { pretendLine, ready, useIslands } from '../support/visit.ts';

const PACKED = /\.(woff2|avif|jpg)$/;

const sizesByUrl = new Map<string, number>();
/**
 * Returns the compressed size, and remembers it, because compressing React takes longer than the
 * rest of the test.
 */
function compressed(url: string, bytes: Buffer): number {
  const size = sizesByUrl.get(url) ?? brotliCompressSync(bytes).length;
  sizesByUrl.set(url, size);
  return size;
}

const READ = [articlePaths[0] ?? '', '/news', '/reviews', '/fights', '/gear/boxing-gloves'];
const USED = ['/', '/training', '/fitness', '/gear', '/about', '/privacy', '/embed'];
const HEAVIEST = [articlePaths[0], '/'];

function weigh(page: Page, isCounted: (path: string, response: Response) => boolean) {
  const sizes = new Map<string, number>();
  const waiting: Promise<unknown>[] = [];

  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.frame() !== page.mainFrame() || !isCounted(pathname, response)) return;
    const sizeOf = (body: Buffer) =>
      PACKED.test(pathname) ? body.length : compressed(pathname, body);

    waiting.push(
      response.body().then(
        (body) => sizes.set(pathname, sizeOf(body)),
        // A view on `/embed` may still be loading when the test ends. Its body is then lost, and
        // not counted.
        () => undefined,
      ),
    );
  });

  return async (isIncluded = (_name: string) => true) => {
    await Promise.all(waiting);
    const counted = [...sizes].filter(([name]) => isIncluded(name));
    return {
      names: counted.map(([name]) => name),
      total: counted.reduce((sum, [, bytes]) => sum + bytes, 0),
      table: counted.map(([name, bytes]) => `${bytes} ${name}`).join('\n'),
      sizes,
    };
  };
}

const above = (budget: string, limit: number, path: string, bytes = 0, table = '') =>
  `${path} exceeds the budget ${budget} of shell/release/preview/budgets.ts by ${bytes - limit} bytes. To see what grew: npx ringside plan all --to <the live site>\n${table}`;

async function readToEnd(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400);
  await ready(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** The stylesheets that pages link in the head: the font of headings, and the rules for paper. */
const IN_HEAD = /^\/assets\/shell\/(capitals|print)-/;

for (const path of [...READ, ...USED]) {
  const title = `${path} loads little of the shell's script while untouched, and its own when a visitor uses it`;
  test(title, sampled(HEAVIEST.includes(path)), async ({ page }) => {
    const scripts = weigh(page, (path) => path.endsWith('.js'));
    const isForeign = (name: string) => !/^\/(assets\/shell|embed)\//.test(name);
    const styles: string[] = [];
    page.on('request', (request) => {
      const isOwn = request.frame() === page.mainFrame();
      const { pathname } = new URL(request.url());
      if (isOwn && pathname.endsWith('.css') && !IN_HEAD.test(pathname)) styles.push(pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-state', 'ready');
    const quiet = await scripts();
    expect(quiet.names.join()).toContain('/shell/runtime-');
    expect(quiet.names.filter(isForeign)).toEqual([]);
    const least =
      (await page.locator('ringside-countdown').count()) > 0 ? 'quietCountdown' : 'quietScript';
    expect(
      quiet.total,
      above(least, BUDGETS[least], path, quiet.total, quiet.table),
    ).toBeLessThanOrEqual(BUDGETS[least]);
    expect(styles).toEqual([]);

    await readToEnd(page);
    const used = await scripts();
    const budget = READ.includes(path) ? 'readScript' : 'script';
    expect(
      used.total,
      above(budget, BUDGETS[budget], path, used.total, used.table),
    ).toBeLessThanOrEqual(BUDGETS[budget]);
    if (!READ.includes(path)) return;
    expect(used.names.filter(isForeign)).toEqual([]);
    if (path !== articlePaths[0]) return;
    page.removeAllListeners('response');
    await Promise.all([
      page.waitForRequest(/\/assets\/news\/.*\.js/),
      page.getByRole('button', { name: 'Share this story' }).hover(),
    ]);
    await expect(page.locator('main [data-root]')).toHaveAttribute('data-state', 'ready');
  });
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

test.describe('on a phone, before any interaction', () => {
  test.use({ ...PHONE, tolerated: [/status of 404/] });

  for (const [path, kind, isInSample] of [
    ['/', 'list', true],
    ['/training', 'list', false],
    ['/news', 'list', false],
    ['/gear', 'list', false],
    ['/gear/boxing-gloves', 'list', false],
    [articlePaths[0] ?? '', 'text', false],
    ['/fights', 'list', true],
    ['/fitness', 'text', false],
    ['/about', 'company', true],
    ['/privacy', 'company', false],
    ['/no-such-page', 'company', false],
  ] as const) {
    const budget = FIRST_VIEW_BUDGETS[kind];
    const title = `the first view of ${path} is at most ${budget / 1000} kB, fonts and pictures included, and its HTML ${BUDGETS.html / 1000} kB`;
    test(title, sampled(isInSample), async ({ page }) => {
      await pretendLine(page, { saveData: true });
      const isDocument = (response: Response) => response.request().resourceType() === 'document';
      const read = weigh(
        page,
        (name, each) => /\.(js|css|woff2|avif|jpg)$/.test(name) || isDocument(each),
      );

      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });

      await page.goto(path);
      // If a page appears under a resting pointer, browsers send a `pointermove` without a
      // movement. The page must stay untouched.
      await page.evaluate(() =>
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
      );
      await page.waitForLoadState('networkidle');

      const inView = await page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, width } = image.getBoundingClientRect();
            return width > 0 && top < innerHeight && bottom > 0;
          })
          .map((image) => new URL(image.currentSrc).pathname),
      );

      // Do not count prefetched pages and pictures outside the window.
      const isSeen = (name: string) => !/\.(avif|jpg)$/.test(name) || inView.includes(name);
      const { names, total, table, sizes } = await read(isSeen);
      expect(names.length, table).toBeGreaterThan(2);
      expect(total, above(`firstView.${kind}`, budget, path, total, table)).toBeLessThanOrEqual(
        budget,
      );

      const html = sizes.get(path);
      expect(html, above('html', BUDGETS.html, path, html)).toBeLessThanOrEqual(BUDGETS.html);

      expect(scripts.filter((name) => !name.includes('/boot-'))).toEqual([]);
      await page.mouse.move(50, 50);
      await page.mouse.move(60, 60);
      await ready(page);
      expect(scripts.join()).toContain('/runtime-');
      expect(scripts.join()).not.toContain('/training/');
      await useIslands(page);
      if (['/', '/training'].includes(path)) expect(scripts.join()).toContain('/training/');
    });
  }
});
