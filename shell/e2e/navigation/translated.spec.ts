import { sampled } from '@ringside/release/testing/sampled';
import { expect, type Page, test } from '../support/test.ts';
import { translate, translators } from '../support/translators.ts';
import { fakePlayer, goBack, goForward, holdBack, ready, visit } from '../support/visit.ts';

// If a translator only replaces texts, React reports that the page differs.
test.use({
  tolerated: [
    /^other origin: https:\/\/www\.youtube-nocookie\.com\/|the page differs from what was prerendered/,
  ],
});

const steps = {
  down: (page: Page) => page.mouse.down(),
  up: (page: Page) => page.mouse.up(),
  Enter: (page: Page) => page.keyboard.press('Enter'),
  load: async (page: Page, load: () => void) => {
    load();
    await page.waitForLoadState('networkidle');
  },
  ready: (page: Page) => expect(page.locator('main [data-state=ready]')).toBeAttached(),
};

const presses = {
  'a click': ['down', 'up', 'load'],
  'a slow click': ['down', 'load', 'up'],
  Enter: ['Enter', 'load'],
  'Enter after a pause': ['load', 'ready', 'Enter'],
} as const;

/** The sample has each press once in one translator, and each of the others on one page. */
const isInSample = (path: string, translator: string, press: string) =>
  translator === 'Chrome'
    ? path === '/training'
    : press === 'a slow click' && path === (translator === 'Firefox' ? '/fitness' : '/training');

for (const [path, selector, effect] of [
  ['/training', 'button', 'dialog[open]'],
  ['/fitness', '[role=tab]', '[role=tab]:last-child[aria-selected=true]'],
] as const)
  for (const translator of translators)
    for (const [name, press] of Object.entries(presses))
      test(`on ${path}, translated by ${translator}, ${name} is not lost, and the translation stays`, {
        ...sampled(isInSample(path, translator, name)),
      }, async ({ page }) => {
        await fakePlayer(page);
        const load = await holdBack(page, /\/assets\/\w+\/client-.*\.js/);
        await page.goto(path);
        await ready(page);

        const translation = await translate(page, translator);
        const control = page.locator(`main ${selector}`).last();
        const pressed = await control.elementHandle();
        await control.hover();
        await control.focus();
        for (const step of press) await steps[step](page, load);

        await expect(page.locator(`main ${effect}`)).toBeVisible();
        expect(
          await pressed?.evaluate(({ isConnected }) => isConnected),
          'React rendered anew',
        ).toBe(false);
        await expect(control).not.toHaveAttribute('aria-busy');
        expect(await translation.evaluate(({ foreign }) => foreign)).toEqual([]);
      });

test('a translated visit stays translated, and shows the original again', async ({ page }) => {
  await fakePlayer(page);
  const read = () => page.getByRole('main').innerText();
  await visit(page, '/training');
  const original = await read();

  await page.goto('/about');
  await ready(page);
  const translation = await translate(page, 'Chrome');

  const isAllTranslated = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => translation.evaluate(({ untranslated }) => untranslated())).toEqual([]);
    await expect(page.locator('html[lang=de]')).toBeAttached();
  };

  await page.locator('.site-nav a[href="/training"]').click();
  await isAllTranslated('/training');
  await page.locator('main button').last().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await isAllTranslated('/training');

  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.locator('[data-action=search]:visible').click();
  await expect(page.locator('[data-toasts]')).toContainText('Ü:Search');

  await goBack(page, '/about');
  await isAllTranslated('/about');
  await goForward(page, '/training');
  await isAllTranslated('/training');

  await page.locator('main button').first().hover();
  await expect(page.locator('main [data-state=ready]').first()).toBeAttached();
  await isAllTranslated('/training');

  await translation.evaluate(({ showOriginal }) => showOriginal());
  expect(await read()).toBe(original);
});
