import { type ElementHandle, expect, type Frame, type Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** A visitor looks for an element for ten seconds. */
const [LOOKS, LOOK_MS] = [100, 100];

export async function playwrightVisitor(
  page: Page,
  browser: 'chromium' | 'firefox',
): Promise<Visitor> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.stack ?? error}`));

  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  });

  let place: Page | Frame = page;
  /** Looks again until the element is there: Firefox parses a page before it lays it out. */
  async function found(find: unknown, given: unknown): Promise<ElementHandle<HTMLElement>> {
    for (let looks = 1; ; looks += 1) {
      const handle = await place.evaluateHandle(find as () => HTMLElement, given as undefined);
      const element = handle.asElement();
      if (element) return element;
      if (looks === LOOKS) throw new Error(`${page.url()} has no such element: ${find}`);
      await page.waitForTimeout(LOOK_MS);
    }
  }

  return {
    browser,
    async open(url) {
      place = page;
      await page.goto(url, { waitUntil: 'commit' });
    },
    resize: (width) => page.setViewportSize({ width, height: 800 }),

    async enterIframe() {
      const frame = await (await page.waitForSelector('iframe')).contentFrame();
      if (!frame) throw new Error('The page has no frame.');
      place = frame;
    },
    run: (task, given) => place.evaluate(task as never, given as never),
    click: async (find, given) => (await found(find, given)).click(),

    async type(find, given, text) {
      const field = await found(find, given);
      // In Firefox, the first keys after a focus may still reach the body, so look what was typed.
      // `fill` is no help, because it appends to the text of an email field there.
      await expect(async () => {
        await field.evaluate((input) => {
          (input as HTMLInputElement).value = '';
        });
        await field.type(text);
        expect(await field.inputValue()).toBe(text);
      }).toPass({ timeout: LOOKS * LOOK_MS });
    },

    press: (key) => page.keyboard.press(key),
    said: async () => said.splice(0),
  };
}
