/** Every kind of page at widths between the usual ones. `npm run look` takes the screenshots. */
import { join } from 'node:path';
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

/** https://www.w3.org/TR/WCAG22/#text-spacing */
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

/** The folder for pictures, instead of checks. */
const folder = process.env.RINGSIDE_LOOK;

for (const path of [...pages, ...widgets])
  test(`${path} looks whole at every width, and fits the window in a large font and with spaced text`, async ({
    page,
    browserName,
  }) => {
    if (!folder && pages.includes(path)) await leaveViewsEmpty(page);
    await page.clock.setFixedTime(DAY);
    await page.goto(path);
    if (pages.includes(path)) await ready(page);
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
    for (const [reader, prepare] of [
      ['a font of 32 px', () => doubleFont(page)],
      ['spaced text', () => spaceText(page)],
    ] as const) {
      if (folder || browserName !== 'chromium') break;
      await prepare();
      for (const width of WIDTHS.slice(1)) {
        await page.setViewportSize({ width, height: 900 });
        const { faults: found } = await page.evaluate(readGeometry);
        const wide = found.filter((fault) => /^(broken word|cut|wider)/.test(fault));
        faults.push(...wide.map((fault) => `${width} px, ${reader}, ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
