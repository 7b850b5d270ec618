import { sampled } from '@ringside/release/testing/sampled';
import { articlePaths } from '../support/facts.ts';
import { BETWEEN_MARGINS, lettersOf, type Sheet, sheetsOf } from '../support/sheetsOf.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'its driver shows no page as it is printed',
);

/** Below this there is the line with the number of the sheet, in points. */
const MARGIN = 36;

test('a printed article is the masthead, its pictures, its text in readable lines, and addresses', async ({
  page,
}) => {
  await visit(page, articlePaths[0] ?? '');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Ringside']);
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

  await expect(page.locator('#newsletter')).toBeAttached();
  await expect(page.locator('#newsletter')).toBeHidden();
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible();

  const body = page.locator('.article-body');
  const { origin } = new URL(page.url());
  for (const address of await body.locator('.links li').allInnerTexts())
    expect(address).toContain(origin);
  await expect(body.locator('.links li')).toHaveCount(await body.getByRole('link').count());
  expect((await body.boundingBox())?.width).toBeGreaterThan(0.9 * 718);
  const paragraph = body.locator('div > div > p').nth(2);
  const points = await paragraph.evaluate(
    (paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize) * 0.75,
  );
  expect(points).toBeGreaterThanOrEqual(10.5);
  expect(points).toBeLessThanOrEqual(11);

  const perLine = await paragraph.evaluate((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    return (paragraph.textContent ?? '').length / (range.getClientRects().length - 0.3);
  });
  // Two columns of letters as large as a magazine's.
  expect(perLine).toBeGreaterThan(42);
  expect(perLine).toBeLessThan(60);
});

test('on paper, notes are numbered through, raised without spreading their lines', async ({
  page,
}) => {
  await visit(page, '/news/your-jab-is-four-different-punches');
  await page.emulateMedia({ media: 'print' });
  const sheets = await sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: false }));
  const printed = lettersOf(sheets.flatMap(({ boxes }) => boxes.map(({ text }) => text)).join(''));
  const links = await page.locator('.article-body a').allInnerTexts();
  expect(links.length).toBeGreaterThan(1);
  for (const [index, link] of links.entries())
    expect(printed).toContain(`${lettersOf(link)}${index + 1}`);
  const height = await page
    .locator('.article-body a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').lineHeight);
  expect(height).toBe('0px');
});

test('on paper, the numbers beside a picture are as white on red as in the picture', async ({
  page,
}) => {
  await visit(page, '/news/why-mateo-quillan-gives-rounds-away');
  await page.emulateMedia({ media: 'print' });
  const number = await page
    .locator('.article-body .keyed > ol > li')
    .first()
    .evaluate((item) => {
      const { color, backgroundColor, printColorAdjust } = getComputedStyle(item, '::before');
      return { color, backgroundColor, printColorAdjust };
    });
  expect(number).toEqual({
    color: 'rgb(255, 255, 255)',
    backgroundColor: 'rgb(200, 36, 26)',
    printColorAdjust: 'exact',
  });
});

for (const [format, size] of Object.entries(BETWEEN_MARGINS))
  test(`the picture of a short article is as wide as a sheet of ${format}, and almost whole`, async ({
    page,
  }) => {
    await visit(page, '/news/corin-delahaye-out-of-thames-co-feature');
    await page.setViewportSize(size);
    await page.emulateMedia({ media: 'print' });
    const { width, shown } = await page
      .locator('article > header img')
      .evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        return { width, shown: (height * image.naturalWidth) / (width * image.naturalHeight) };
      });
    expect(width).toBeGreaterThan(0.95 * size.width);
    expect(shown).toBeGreaterThan(0.85);
    expect(shown).toBeLessThan(1.02);
  });

/** How much of a sheet's height is empty below each of its columns. */
function columnsOf({ width, height, boxes }: Sheet) {
  const lowestOf = (column: 'left' | 'right') =>
    Math.min(
      ...boxes
        .filter(({ left, bottom }) => bottom > MARGIN && left < width / 2 === (column === 'left'))
        .map(({ bottom }) => bottom),
    ) / height;
  return { left: lowestOf('left'), right: lowestOf('right') };
}

for (const path of articlePaths)
  test(
    `${path} fills the first sheet, and ends on a second that is worth its paper`,
    sampled(false),
    async ({ page }) => {
      await visit(page, path);
      for (const format of ['A4', 'Letter'] as const) {
        const sheets = await sheetsOf(await page.pdf({ format, preferCSSPageSize: false }));
        expect(sheets, format).toHaveLength(2);
        const [first, second] = sheets.map(columnsOf);
        // Up to a picture or a list, which no column is broken in.
        expect(first?.left, `${format}: the first sheet is full`).toBeLessThan(0.35);
        expect(first?.right, `${format}: the first sheet is full`).toBeLessThan(0.35);
        const { left = 1, right = 1 } = second ?? {};
        expect(Math.min(left, right), `${format}: the second is almost full`).toBeLessThan(0.3);
        expect(Math.abs(left - right), `${format}: both columns end together`).toBeLessThan(0.25);
      }
    },
  );

for (const format of ['A4', 'Letter'] as const)
  test(`on ${format}, what to read next fills the sheet that a short text leaves, and is whole`, async ({
    page,
  }) => {
    await visit(page, '/news/skip-for-your-feet-not-your-lungs');
    const stories = page.locator('.onward li');
    const words = await stories.evaluateAll((items) =>
      items.map((item) => {
        const link = item.querySelector('h3 a');
        return [link?.textContent ?? '', link?.getAttribute('href') ?? ''];
      }),
    );
    expect(words).toHaveLength(3);
    // Unlike a reader's command to print, the driver's does not load the pictures below the window.
    await stories.last().scrollIntoViewIfNeeded();
    for (const picture of await stories.getByRole('presentation').all())
      await expect(picture).toHaveJSProperty('complete', true);
    const sheets = await sheetsOf(await page.pdf({ format, preferCSSPageSize: false }));
    const { boxes = [] } = sheets[1] ?? {};
    const printed = lettersOf(boxes.map(({ text }) => text).join(''));
    for (const [title, address] of words)
      expect(printed).toContain(lettersOf(`${title}${address}`));
    expect(boxes.filter(({ text }) => text === '')).toHaveLength(3);
  });

test('a text that may fit one sheet has no stories below it on paper', async ({ page }) => {
  await visit(page, '/news/skip-for-your-feet-not-your-lungs');
  await page.emulateMedia({ media: 'print' });
  const stories = page.locator('.onward');
  await expect(stories).toBeVisible();
  await page
    .locator('[data-second-sheet]')
    .evaluate((body) => body.removeAttribute('data-second-sheet'));
  await expect(stories).toBeHidden();
});
