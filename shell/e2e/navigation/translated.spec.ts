import { sampled } from '../support/sample.ts';
import { expect, type Page, test } from '../support/test.ts';
import { holdBack, isMarked, mark, ready } from '../support/visit.ts';

/*
 * A translator has replaced the page's text before an island hydrates, as Chrome's does: each text is in two `<font>` elements.
 * React then renders the island anew. A visitor's click and the focus are not lost, and the console stays silent.
 */

test.use({ tolerated: [/^other origin: https:\/\/www\.youtube-nocookie\.com\//] });

const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ textContent, parentElement }) =>
        textContent?.trim() && !parentElement?.closest('script, style') ? 1 : 2,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.appendChild(document.createElement('font')).textContent = `«${text.data}»`;
    }
  });

const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

for (const [path, role, name, expectEffect] of [
  ['/training', 'button', /Watch Video Guide/, dialog],
  ['/', 'button', /Watch Video Guide/, dialog],
  [
    '/fitness',
    'tab',
    /Endurance Builder/i,
    (page: Page) => expect(page.getByRole('tab', { selected: true })).toHaveText('Endurance Builder'),
  ],
  [
    '/gear',
    'button',
    /Buy Now/,
    (page: Page) =>
      expect(page.getByText("This feature isn't implemented yet!", { exact: true })).toBeVisible(),
  ],
] as const)
  for (const [how, press] of [
    [
      'a click',
      async (page: Page, load: () => void) => {
        await page.mouse.down();
        await page.mouse.up();
        load();
      },
    ],
    [
      'a slow click',
      async (page: Page, load: () => void) => {
        await page.mouse.down();
        load();
        // Longer than hydration takes.
        await page.waitForLoadState('networkidle');
        await page.mouse.up();
      },
    ],
    [
      'Enter',
      async (page: Page, load: () => void) => {
        await page.keyboard.press('Enter');
        load();
      },
    ],
    [
      'Enter after a pause',
      async (page: Page, load: () => void) => {
        load();
        await expect(page.locator('main [data-state=ready]').first()).toBeAttached();
        await page.keyboard.press('Enter');
      },
    ],
  ] as const)
    test(
      `on a translated ${path} ${how} on "${name.source}" is not lost`,
      sampled(path === '/training'),
      async ({ page }) => {
        await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
        const load = await holdBack(page, /\/assets\/\w+\/(pages|elements)-.*\.js/);
        await page.goto(path);
        await ready(page);
        await mark(page);
        await translate(page);
        const control = page.getByRole('main').getByRole(role, { name }).last();
        const pressed = await control.elementHandle();
        await control.hover();
        await control.focus();
        await press(page, load);
        await expectEffect(page);
        expect(await pressed?.evaluate((element) => element.isConnected), 'React has rendered it anew').toBe(
          false,
        );
        expect(await isMarked(page)).toBe(true);
      },
    );
