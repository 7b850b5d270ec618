import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampled } from '@ringside/release/testing/sampled';
import { checkedFiles, pagesByFile, siteFolder } from '../support/servedPages.ts';
import { expect, type Page, test } from '../support/test.ts';
import { hoverControls, isMarked, mark, ready, visit } from '../support/visit.ts';

/** These tests change each script and each stylesheet of a page, one at a time. */

test.use({
  tolerated: [
    // The last pattern is everything that Firefox's driver reports about an error.
    /integrity|digest|is missing or is not what was released|the style .* is missing|the (runtime|countdown|newsletter) could not be loaded|^error: (ringside: [\w-]+, (load|style): )?Error \(/,
  ],
});

const changed = async (file: string) =>
  Buffer.concat([
    await bytesOf(file),
    Buffer.from(file.endsWith('.css') ? '.changed{color:red}' : '\nglobalThis.changed = true;'),
  ]);

const isChangeInEffect = (page: Page) =>
  page.evaluate(
    () =>
      'changed' in globalThis ||
      [...document.styleSheets, ...document.adoptedStyleSheets].some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes('.changed')),
      ),
  );

async function exchange(page: Page, file: string, body: Buffer): Promise<() => Promise<void>> {
  const isFile = (url: URL) => url.pathname === file;
  const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  await page.route(isFile, (route) => route.fulfill({ body, contentType }));
  return () => page.unroute(isFile);
}

/**
 * Waits until the browser refuses a file. Chromium logs a console message, Firefox reports a page
 * error.
 */
function refusal(page: Page): Promise<unknown> {
  const isRefusal = (text: string) => /integrity|digest/i.test(text);
  return Promise.any([
    page.waitForEvent('console', (message) => isRefusal(message.text())),
    page.waitForEvent('pageerror', ({ message }) => isRefusal(message)),
  ]);
}

/** Shows intent to use the newsletter form, so that the newsletter's modules load. */
const useForm = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector('ringside-newsletter input');
    field?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });

async function openRefusing(page: Page, path: string): Promise<void> {
  let hasRefused = false;
  const refused = refusal(page).then(() => {
    hasRefused = true;
  });
  await page.goto(path);
  await expect
    .poll(async () => {
      await page.mouse.move(9, 9);
      await hoverControls(page);
      await useForm(page);
      return hasRefused;
    })
    .toBe(true);
  await refused;
}

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL('/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Gear Reviews' })).toBeVisible();
}

const bytesOf = (file: string) => readFile(join(siteFolder, file));
const named = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');
const SINGLE_SPA = '/assets/shell/router.js';

/** The sample leaves out sections' modules, because the last test changes one and tries again. */
const isInSample = (file: string) =>
  /^\/(vendor\/|assets\/(shell\/(boot|runtime)|training\/style)-)/.test(file);

/** Two chunks of a section may have the same name without their hash, so number the titles. */
const titles = new Set<string>();

for (const [file, path] of pagesByFile()) {
  const words = `with a byte added does not ${file.endsWith('.css') ? 'apply' : 'run'} on ${path}`;
  const title = `${titles.has(named(file)) ? file : named(file)} ${words}`;
  titles.add(named(file));
  test(title, sampled(isInSample(file)), async ({ page }) => {
    await exchange(page, file, await changed(file));
    await openRefusing(page, named(file) === SINGLE_SPA ? '/gear' : path);
    if (file.endsWith('.css')) await ready(page);
    expect(await isChangeInEffect(page)).toBe(false);
    await expectUsable(page);
  });
}

test('unchanged files served in the same way run and apply', async ({ page }) => {
  const files = [...checkedFiles(await (await page.request.get('/training')).text()).keys()];
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) await exchange(page, file, await bytesOf(file));
  await visit(page, '/training');
  const styles = files.filter((file) => file.endsWith('.css'));
  await expect
    .poll(() => page.evaluate(() => document.adoptedStyleSheets.length))
    .toBe(styles.length);
});

test('a section’s module with a byte added does not run, nor at a retry; the right one loads without a reload', async ({
  page,
}) => {
  const [file = ''] = [...pagesByFile().keys()].filter((each) => /\/training\/client-/.test(each));
  const mend = await exchange(page, file, await changed(file));
  await openRefusing(page, '/training');
  await mark(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  const refused = refusal(page);
  await retry.click();
  await refused;
  await expect(retry).not.toHaveAttribute('aria-busy');
  expect(await isChangeInEffect(page)).toBe(false);
  await mend();
  await retry.click();
  await ready(page);
  await expect(retry).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});
