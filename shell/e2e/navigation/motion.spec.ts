import { expect, type Page, test } from '../support/test.ts';
import { isMarked, mark, ready, visit } from '../support/visit.ts';

const main = { name: 'Main' } as const;

/** Notes which pages fade in, by their headings. */
const watchFades = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (this.localName === 'main') seen.push(this.querySelector('h1')?.textContent ?? '');
      return animate.apply(this, how);
    };
    return seen;
  });

test('no page fades in where motion is reduced', async ({ page }) => {
  await visit(page, '/news');
  const fades = await watchFades(page);
  await page.getByRole('navigation', main).getByRole('link', { name: 'Gear', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recommended Boxing Gear' })).toBeFocused();
  expect(await fades.jsonValue()).toEqual([]);
});

test.describe('with motion', { tag: '@motion' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('each page fades in from its first frame on, and the next link works in the meantime', async ({
    page,
  }) => {
    await visit(page, '/news');
    await mark(page);
    const fades = await watchFades(page);
    const link = (name: string) =>
      page.getByRole('navigation', main).getByRole('link', { name, exact: true });
    await link('Gear').click();
    await expect(page).toHaveURL('/gear');
    await link('Training').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Training Hub' })).toBeFocused();
    expect(await fades.jsonValue()).toEqual(['Recommended Boxing Gear', 'Training Hub']);
    expect(await isMarked(page)).toBe(true);
  });

  test('a link to the current page scrolls to its top', async ({ page }) => {
    await visit(page, '/news');
    await mark(page);
    await page.evaluate(() => scrollTo(0, 800));
    await page.getByRole('navigation', main).getByRole('link', { name: 'News', exact: true }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
    await ready(page);
  });
});
