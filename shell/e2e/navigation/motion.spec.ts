import { expect, type Page, test } from '../support/sharedPage.ts';
import { isMarked, mark, menuLink, visit } from '../support/visit.ts';

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

test('where motion is reduced no page fades in, and changes are complete at once', async ({
  page,
}) => {
  await visit(page, '/news');
  const fades = await watchFades(page);
  await menuLink(page, 'Gear').click();
  const heading = page.getByRole('heading', { level: 1, name: 'Recommended Boxing Gear' });
  await expect(heading).toBeFocused();
  expect(await fades.jsonValue()).toEqual([]);
  const color = await heading.evaluate((element) => {
    element.style.color = 'rgb(1, 2, 3)';
    return getComputedStyle(element).color;
  });
  expect(color, 'without a frame of the old state').toBe('rgb(1, 2, 3)');
});

test.describe('with motion', { tag: '@motion' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page that the browser has animated, as when a visitor swipes back, does not fade in', async ({
    page,
  }) => {
    await visit(page, '/news');
    const fades = await watchFades(page);
    await page.evaluate(() =>
      Object.defineProperty(NavigateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
    );
    await menuLink(page, 'Gear').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Recommended Boxing Gear' }),
    ).toBeFocused();
    expect(await fades.jsonValue()).toEqual([]);
  });

  test('each page fades in from its first frame on while the next link works; a link to it scrolls to its top', async ({
    page,
  }) => {
    await visit(page, '/news');
    await mark(page);
    const fades = await watchFades(page);
    await menuLink(page, 'Gear').click();
    await expect(page).toHaveURL('/gear');
    await menuLink(page, 'Training').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Training Hub' })).toBeFocused();
    expect(await fades.jsonValue()).toEqual(['Recommended Boxing Gear', 'Training Hub']);
    await page.evaluate(() => scrollTo(0, 800));
    await menuLink(page, 'Training').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });
});
