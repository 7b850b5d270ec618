import { sampled } from '@ringside/release/testing/sampled';
import { articlePaths, articles, plans } from '../support/facts.ts';
import { BETWEEN_MARGINS, lettersOf, sheetsOf } from '../support/sheetsOf.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'its driver shows no page as it is printed',
);

for (const path of [
  '/',
  '/news',
  '/gear',
  '/training',
  '/gear/boxing-gloves',
  '/fights',
  '/fitness',
  '/privacy',
]) {
  const title = `${path} prints dark on white, without controls`;
  test(title, sampled(path === '/fitness'), async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

    const texts = page
      .locator('main :is(h1, h2, h3, p, dt, dd, a)')
      .filter({ visible: true, hasText: /\S/ });
    expect(await texts.count()).toBeGreaterThan(1);

    const pale = await texts.evaluateAll((all) =>
      all
        .filter((text) => {
          const [red = 0, green = 0, blue = 0] = (
            getComputedStyle(text).color.match(/\d+/g) ?? []
          ).map(Number);
          return red + green + blue > 450;
        })
        .map((text) => text.textContent),
    );
    expect(pale).toEqual([]);

    if (path === '/fitness') {
      await expect(page.getByRole('tab')).toHaveCount(0);
      for (const plan of plans)
        await expect(
          page.getByRole('main').getByRole('heading', { name: plan, level: 2 }),
        ).toBeVisible();
    }
  });
}

for (const path of ['/', '/training', '/gear'])
  test(`${path} prints whole lists, and no words or icons on pictures`, async ({ page }) => {
    await visit(page, path);
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const faults = await page.evaluate(() => {
      const cut = [...document.querySelectorAll('main ul')].filter(
        (list) => list.checkVisibility() && list.scrollWidth > list.clientWidth + 1,
      );
      const covering = [...document.querySelectorAll('main picture ~ *')].filter((badge) => {
        const { top, left } = badge.getBoundingClientRect();
        const picture = badge.parentElement?.querySelector('img')?.getBoundingClientRect();
        const { bottom = 0, right = 0 } = picture ?? {};
        return badge.checkVisibility() && top < bottom - 1 && left < right - 1;
      });
      return [...cut, ...covering].map(({ textContent }) => textContent);
    });
    expect(faults).toEqual([]);
  });

test('on paper, the three newest stories have the largest pictures, and stories stand in two columns', async ({
  page,
}) => {
  await visit(page, '/news');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });

  const stories = page.getByRole('main').locator('.stories > li');
  const places = await stories.evaluateAll((all) =>
    all.map((story) => {
      const { left, top } = story.getBoundingClientRect();
      const picture = story.querySelector('img')?.getBoundingClientRect();
      return { pictureWidth: picture?.width ?? 0, left, top };
    }),
  );
  expect(places.length).toBeGreaterThan(4);
  const [first, second] = places;
  for (const [index, { left, pictureWidth }] of places.entries()) {
    expect(left).toBe(index % 2 === 0 ? first?.left : second?.left);
    if (index < 2) expect(pictureWidth).toBeGreaterThan(718 / 3);
    else expect(pictureWidth).toBeLessThan(718 / 6);
  }
  expect(second?.left).toBeGreaterThan(718 / 2);
  expect(second?.top).toBe(first?.top);
});

const review = articles.find(({ category }) => category === 'Gear Review');

/** One page of each kind. */
const kinds = [
  '/',
  '/news',
  articlePaths[0] ?? '',
  `/news/${review?.slug}`,
  '/gear',
  '/gear/boxing-gloves',
  '/reviews',
  '/training',
  '/fitness',
  '/fights',
  '/about',
  '/contact',
  '/privacy',
  '/embed',
];

for (const path of kinds)
  for (const format of ['A4', 'Letter'] as const) {
    const isInSample = format === 'Letter' && (path === '/' || path === articlePaths[0]);
    test(
      `${path} fills sheets of ${format}: nothing is cut, and no heading is alone`,
      sampled(isInSample),
      async ({ page }) => {
        await visit(page, path);
        const headings = await page
          .getByRole('heading')
          .evaluateAll((all) => all.map((heading) => heading.textContent ?? ''));
        await page.setViewportSize(BETWEEN_MARGINS[format]);
        await page.emulateMedia({ media: 'print' });
        const shown = await page
          .getByRole('heading')
          .filter({ visible: true })
          // Without the words that a heading hides until a fight is over.
          .allInnerTexts();
        const sheets = await sheetsOf(await page.pdf({ format, preferCSSPageSize: false }));
        expect(sheets.length).toBeGreaterThan(0);
        const printed = lettersOf(
          sheets.flatMap(({ boxes }) => boxes.map(({ text }) => text)).join(''),
        );
        for (const heading of shown) expect(printed).toContain(lettersOf(heading));

        for (const [index, { width, height, boxes }] of sheets.entries()) {
          const where = `sheet ${index + 1} of ${sheets.length}`;
          const lowest = Math.min(...boxes.map(({ bottom }) => bottom));
          if (index < sheets.length - 1)
            expect(lowest / height, `${where} is at least half full`).toBeLessThan(0.5);

          for (const { text, left, right } of boxes) {
            expect(left, `${where}: ${text} starts on the sheet`).toBeGreaterThanOrEqual(0);
            expect(right, `${where}: ${text} ends on the sheet`).toBeLessThanOrEqual(width);
          }

          const last = lettersOf(boxes.toSorted((a, b) => a.bottom - b.bottom)[0]?.text);
          expect(headings.map(lettersOf), `${where} ends with a heading`).not.toContain(last);
        }
      },
    );
  }

/** Before the first fight, and after the last one, when results need space. */
const [BEFORE, AFTER] = ['2025-08-13T12:00:00Z', '2026-02-01T12:00:00Z'];

for (const [path, count, now] of [
  ['/', 3, BEFORE],
  ['/news', 2, BEFORE],
  ['/gear', 1, BEFORE],
  ['/gear/boxing-gloves', 2, BEFORE],
  ['/training', 1, BEFORE],
  ['/fights', 2, BEFORE],
  ['/fights', 2, AFTER],
  ['/fitness', 3, BEFORE],
  ['/about', 2, BEFORE],
  ['/contact', 1, BEFORE],
  ['/careers', 1, BEFORE],
  ['/privacy', 1, BEFORE],
  ['/embed', 2, BEFORE],
] as const)
  for (const format of ['A4', 'Letter'] as const)
    test(
      `${path} takes ${count} sheets of ${format} at ${now}`,
      sampled(path === '/fights'),
      async ({ page }) => {
        await page.clock.setFixedTime(now);
        await visit(page, path);
        await page.emulateMedia({ media: 'print' });
        const sheets = await sheetsOf(await page.pdf({ format, preferCSSPageSize: false }));
        expect(sheets).toHaveLength(count);
      },
    );
