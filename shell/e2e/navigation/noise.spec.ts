import { sampled } from '../support/sample.ts';
import { expect, test } from '../support/sharedPage.ts';
import { isMarked, mark, ready, visit } from '../support/visit.ts';

/** Suffixes that may follow a URL: irrelevant to us, or malicious. */
const NOISE = [
  '?utm_source=x&fbclid=y',
  '?q=%3Cscript%3Ealert(1)%3C/script%3E',
  '?__proto__[polluted]=1&constructor.prototype.polluted=1',
  '?%ff%00=%',
  `?${'a'.repeat(7000)}`,
  '#',
  '#no-such-part',
  '#main',
  '#ringside-page',
  '#%E0%A4%A',
  '#"><img src=x onerror=alert(1)>',
  "#');alert(1)//",
  '#[data-root]',
  '#__proto__',
  '#:~:text=boxing',
];

/** A common suffix, and those that could break a page: a prototype, an encoding, markup, a selector. */
const SAMPLE = [
  '?utm_source=x&fbclid=y',
  '?__proto__[polluted]=1&constructor.prototype.polluted=1',
  '?%ff%00=%',
  '#%E0%A4%A',
  '#"><img src=x onerror=alert(1)>',
  '#[data-root]',
];
const NOISES = [
  { which: 'some of what', noises: SAMPLE, isInSample: true },
  { which: 'whatever', noises: NOISE, isInSample: false },
];

for (const { path, which, noises, isInSample } of ['/', '/fitness'].flatMap((path) =>
  NOISES.map((each) => ({ path, ...each })),
)) {
  const name = `${path} is the same page with ${which} can stand after its address`;
  test(name, sampled(isInSample && path === '/fitness'), async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    await visit(page, path);
    const title = await page.title();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    for (const noise of noises) {
      // A new document each time, even if only the part after # differs.
      await page.goto('about:blank');
      await visit(page, path + noise);
      expect(await page.title(), noise).toBe(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      expect(await page.locator('img[src="x"]').count(), noise).toBe(0);
      expect(await page.evaluate(() => 'polluted' in {}), noise).toBe(false);
      expect(dialogs, noise).toEqual([]);
    }
  });
}

for (const { which, noises, isInSample } of NOISES)
  test(
    `links with ${which} can follow them lead to their pages, without a reload`,
    sampled(isInSample),
    async ({ page }) => {
      await visit(page, '/about');
      await mark(page);
      for (const noise of noises) {
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href, textContent: 'noise' });
          document.querySelector('main')?.prepend(link);
        }, `/gear${noise}`);
        await page.getByRole('link', { name: 'noise' }).click();
        await expect(page.getByRole('heading', { level: 1, name: /Gear/ })).toBeFocused();
        await ready(page);
        await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
        await expect(page).toHaveURL('/about');
      }
      expect(await isMarked(page)).toBe(true);
    },
  );

test.describe('of unknown addresses', () => {
  test.use({ tolerated: [/status of 40[04]/] });

  for (const path of [
    '/%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/news/__proto__',
    '/gear/constructor',
    '/..%2f..%2fetc',
  ])
    test(`${path} shows a "not found" page that does not echo the address`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
      expect(await page.getByRole('main').innerText()).not.toMatch(/onerror|__proto__|constructor|etc/);
    });
});

test('elements of a section take any attribute without harm to the page', async ({ page }) => {
  await visit(page, '/training');
  const before = await page.getByRole('main').innerText();
  await page.evaluate(() => {
    const values = [
      '',
      '"><img src=x onerror=alert(1)>',
      '__proto__',
      '{"x":',
      'null',
      '[]',
      '-1',
      'x'.repeat(1e5),
    ];
    for (const tag of [
      'ringside-article-list',
      'ringside-workouts',
      'ringside-plans',
      'ringside-recommended-gear',
    ])
      for (const value of values) {
        const element = document.createElement(tag);
        for (const name of ['category', 'limit', 'data', 'data-root', 'data-state', 'data-section', 'path'])
          element.setAttribute(name, value);
        document.body.append(element);
        element.setAttribute('data', `${value}x`);
        element.remove();
      }
  });
  expect(await page.getByRole('main').innerText()).toBe(before);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});
