import { expect, type Page, test } from '../support/test.ts';
import { fakePlayer, holdBack, ready } from '../support/visit.ts';

test.use({ tolerated: [/^other origin: https:\/\/www\.youtube-nocookie\.com\//] });

const TRANSLATED = 'Übersetzt';

/** As Chrome does. Returns the headings of other frames. */
const translate = (page: Page) =>
  page.evaluateHandle((translated) => {
    const main = document.querySelector('main') as HTMLElement;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) all.push(texts.currentNode);
    for (const text of all) {
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = translated;
      text.parentNode?.replaceChild(font, text);
    }
    const others: string[] = [];
    const look = () => {
      const heading = main.querySelector('h1')?.textContent ?? '';
      if (heading !== translated) others.push(heading);
      requestAnimationFrame(look);
    };
    look();
    return others;
  }, TRANSLATED);

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
    test(`on a translated ${path} ${name} is not lost, and the translation stays`, async ({ page }) => {
      await fakePlayer(page);
      const load = await holdBack(page, /\/assets\/\w+\/client-.*\.js/);
      await page.goto(path);
      await ready(page);
      const others = await translate(page);
      const control = page.locator(`main ${selector}`).last();
      const pressed = await control.elementHandle();
      await control.hover();
      await control.focus();
      await press(page, load);
      await expect(page.locator(`main ${effect}`)).toBeVisible();
      expect(await pressed?.evaluate(({ isConnected }) => isConnected), 'React rendered anew').toBe(false);
      await expect(control).not.toHaveAttribute('aria-busy');
      await expect(page.locator('main h1')).toHaveText(TRANSLATED);
      expect(await others.jsonValue()).toEqual([]);
    });
