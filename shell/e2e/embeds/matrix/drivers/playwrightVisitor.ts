import type { ElementHandle, Frame, Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

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
  const found = async (find: unknown, given: unknown) =>
    (await place.evaluateHandle(
      find as () => Element,
      given as undefined,
    )) as ElementHandle<HTMLElement>;

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
      // In Firefox, `fill` appends to the text of an email field, so empty the field first.
      await field.evaluate((input) => {
        (input as HTMLInputElement).value = '';
      });
      await field.type(text);
    },

    press: (key) => page.keyboard.press(key),
    said: async () => said.splice(0),
  };
}
