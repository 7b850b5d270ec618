/**
 * Checks every kind of page at widths from 320 to 2560 pixels. `npm run look` takes screenshots
 * instead.
 */
import { join } from 'node:path';
import { sampled } from '@ringside/release/testing/sampled';
import { expect, type Page, test } from '../support/test.ts';
import { leaveViewsEmpty, ready } from '../support/visit.ts';
import { readGeometry } from './geometry.ts';
import { faintTexts, haveArrived } from './pictures.ts';
import { DAY, pages, WIDTHS, widgets } from './places.ts';

test.use({ tolerated: [/status of 404/] });

const doubleFont = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

/** The spacing that readers may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const spaceText = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
};

/** In `npm test`, only every fourth page is also checked in a large font and with spaced text. */
const READERS_SAMPLE = 4;

/** If this variable is set, the tests write screenshots into the folder, and check nothing. */
const folder = process.env.RINGSIDE_LOOK;

async function open(page: Page, path: string): Promise<void> {
  if (!folder && pages.includes(path)) await leaveViewsEmpty(page);
  await page.clock.setFixedTime(DAY);
  await page.goto(path);
  if (pages.includes(path)) await ready(page);
}

for (const [index, path] of [...pages, ...widgets].entries()) {
  test(`${path} looks whole at every width`, async ({ page }) => {
    await open(page, path);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of folder ? (['light', 'dark'] as const) : []) {
        await page.emulateMedia({ colorScheme });
        await haveArrived(page);
        const name = `${path.slice(1).replace(/\W+/g, '-') || 'home'}, ${width} px, ${colorScheme}.jpg`;
        await page.screenshot({
          path: join(folder ?? '', name),
          fullPage: true,
          type: 'jpeg',
          quality: 70,
        });
      }

      if (folder) continue;
      const broken = await haveArrived(page);
      faults.push(...broken.map((address) => `${width} px, broken picture: ${address}`));

      const { faults: found, overPictures } = await page.evaluate(readGeometry);
      found.push(...(await faintTexts(page, overPictures)));
      faults.push(...found.map((fault) => `${width} px, ${fault}`));
    }

    expect(faults).toEqual([]);
  });

  test(`${path} fits the window in a large font and with spaced text`, {
    ...sampled(index % READERS_SAMPLE === 0),
  }, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium' || folder !== undefined, 'Only Chromium’s driver can.');
    await open(page, path);
    const faults: string[] = [];
    for (const [reader, prepare] of [
      ['a font of 32 px', doubleFont],
      ['spaced text', spaceText],
    ] as const) {
      await prepare(page);
      for (const width of WIDTHS.slice(1)) {
        await page.setViewportSize({ width, height: 900 });
        const { faults: found } = await page.evaluate(readGeometry);
        const wide = found.filter((fault) => /^(broken word|cut|wider)/.test(fault));
        faults.push(...wide.map((fault) => `${width} px, ${reader}, ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
