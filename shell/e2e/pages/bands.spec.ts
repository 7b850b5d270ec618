import { gearCategories } from '../support/facts.ts';
import { expect, test } from '../support/test.ts';

const paths = [
  '/news',
  '/reviews',
  '/gear',
  ...gearCategories.map((slug) => `/gear/${slug}`),
  '/training',
  '/fitness',
  '/privacy',
  '/embed',
];

/** What is drawn is in this part of the sheet, at its right (`kit/print/cutOut.ts`). */
const DRAWN_PART = 0.72;

for (const path of paths) {
  test(`the title of ${path} ends beside a thing that stands on the blue line, and is alone on paper`, async ({
    page,
  }) => {
    await page.goto(path);
    const picture = page.locator('.pictured img');
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(picture, `${width} px`).toBeVisible();
      const [free, line] = await picture.evaluate((image, part) => {
        const box = image.getBoundingClientRect();
        const sheet = Math.max(box.width, box.height * 1.6);
        const title = document.createRange();
        title.selectNodeContents(document.querySelector('main h1') ?? image);
        const band = image.closest('.band')?.getBoundingClientRect();
        return [
          box.right - sheet * part - title.getBoundingClientRect().right,
          (band?.bottom ?? 0) - box.bottom,
        ];
      }, DRAWN_PART);
      expect(free, `${width} px, from the title to the thing`).toBeGreaterThan(0);
      expect(line, `${width} px, below the thing`).toBeCloseTo(8, 0);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(picture).toBeHidden();
  });
}

test('no two bands have the same picture', async ({ request }) => {
  const sources = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text();
      return /\/band-[\w-]+-400\.avif/.exec(html)?.[0];
    }),
  );
  expect(sources).not.toContain(undefined);
  expect(new Set(sources).size).toBe(paths.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the band of a title loads no picture', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    for (const path of ['/news', '/gear', '/training'])
      await page.goto(path, { waitUntil: 'load' });
    expect(loaded.join()).toContain('.avif');
    expect(loaded.filter((url) => /\/band-/.test(url))).toEqual([]);
  });
});
