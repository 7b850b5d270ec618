import { expect, type Page, test } from '../support/test.ts';
import { holdBack, ready } from '../support/visit.ts';

// The video player.
test.use({ tolerated: [/^other origin: https:\/\/www\.youtube-nocookie\.com\//] });

/** Puts each text into two `<font>` elements, as Chrome does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('main button')) {
      const text = [...control.childNodes].find((node) => node instanceof Text && node.data.trim());
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = 'Übersetzt';
      text?.replaceWith(font);
    }
  });

const presses = {
  'a click': async (page: Page, load: () => void) => {
    await page.mouse.down();
    await page.mouse.up();
    load();
  },
  'a slow click': async (page: Page, load: () => void) => {
    await page.mouse.down();
    load();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
  },
  Enter: async (page: Page, load: () => void) => {
    await page.keyboard.press('Enter');
    load();
  },
  'Enter after a pause': async (page: Page, load: () => void) => {
    load();
    await expect(page.locator('main [data-state=ready]')).toBeAttached();
    await page.keyboard.press('Enter');
  },
};

for (const [path, selector, effect] of [
  ['/training', 'button', 'dialog[open]'],
  ['/fitness', '[role=tab]', '[role=tab]:last-child[aria-selected=true]'],
] as const)
  for (const [name, press] of Object.entries(presses))
    test(`on a translated ${path} ${name} is not lost`, async ({ page }) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
      const load = await holdBack(page, /\/assets\/\w+\/client-.*\.js/);
      await page.goto(path);
      await ready(page);
      await translate(page);
      const control = page.locator(`main ${selector}`).last();
      const pressed = await control.elementHandle();
      await control.hover();
      await control.focus();
      await press(page, load);
      await expect(page.locator(`main ${effect}`)).toBeVisible();
      expect(await pressed?.evaluate(({ isConnected }) => isConnected), 'React rendered anew').toBe(false);
      await expect(control).not.toHaveAttribute('aria-busy');
    });
