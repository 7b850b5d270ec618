import { test as looking } from '../support/sharedPage.ts';
import { expect, test } from '../support/test.ts';
import { menuLink, visit } from '../support/visit.ts';

looking(
  'the header stays at the top, with the active link blue and slightly larger; Search shows a notice, and the logo leads home',
  async ({ page }) => {
    await visit(page, '/news');
    const look = (name: string) =>
      menuLink(page, name).evaluate((element) => {
        const { width } = element.getBoundingClientRect();
        const scale = width / (element as HTMLElement).offsetWidth;
        const { color, fontSize } = getComputedStyle(element);
        return {
          color: color.match(/[\d.]+/g)?.map(Number) ?? [],
          size: scale * Number.parseFloat(fontSize),
        };
      });
    const [active, other] = [await look('News'), await look('Fights')];
    const [red = 0, green = 0, blue = 0] = active.color;
    expect(blue).toBeGreaterThan(Math.max(red, green));
    expect(active.color).not.toEqual(other.color);
    expect(active.size).toBeGreaterThan(other.size);
    expect(active.size).toBeLessThan(other.size * 1.25);

    await page.evaluate(() => scrollTo(0, 500));
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.y).toBe(0);
    await header.getByRole('button', { name: 'Search' }).click();
    for (const text of [
      "Search isn't implemented yet!",
      'But you can request this feature in your next prompt.',
    ])
      await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/news');
    await header.getByRole('link', { name: 'Ringside' }).click();
    await expect(page).toHaveURL('/');
  },
);

looking(
  'the footer says who we are, where to find things, and its networks show notices',
  async ({ page }) => {
    await visit(page, '/about');
    const footer = page.getByRole('contentinfo');
    for (const text of [
      'Your ultimate destination for boxing news, gear reviews, and training insights.',
      '2025',
      'United Kingdom',
    ])
      await expect(footer).toContainText(text);

    for (const start of ['mailto:', 'tel:'])
      await expect(footer.locator(`a[href^="${start}"]`)).toBeVisible();

    const places = await footer
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((a) => `${a.textContent} ${a.getAttribute('href')}`));
    for (const place of [
      'Home /',
      'Training /training',
      'About Us /about',
      'Cookie Policy /cookies',
    ])
      expect(places).toContain(place);

    const buttons = footer.getByRole('button');
    await expect(buttons).toHaveCount(4);
    for (const button of await buttons.all()) {
      await button.click();
      const label = await button.getAttribute('aria-label');
      await expect(page.getByText(`Opening ${label}`, { exact: true })).toBeVisible();
      await expect(
        page.getByText(
          "This would redirect to our social media page. This feature isn't implemented yet.",
          {
            exact: true,
          },
        ),
      ).toHaveCount(1);
    }
  },
);

looking('who comes back to the window finds the page where it was left', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
  const left = await page.evaluate(() => {
    scrollTo(0, 800);
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    return { isShown: document.activeElement?.matches(':focus-visible'), top: scrollY };
  });
  expect(left).toEqual({ isShown: true, top: 800 });
});

test.describe('with motion', { tag: '@motion' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the header enters in 0.8 s and the footer fades in over 0.6 s, once', async ({ page }) => {
    await visit(page, '/');

    const header = page.getByRole('banner');
    expect(await header.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(
      '0.8s',
    );

    const column = page.getByRole('contentinfo').locator('section').first();
    await column.scrollIntoViewIfNeeded();
    const times = () =>
      column.evaluate((element) =>
        element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
      );
    await expect.poll(times, { intervals: [20] }).toEqual([600]);
    await expect(column).toHaveCSS('opacity', '1');

    // Wait until the observers have run and all animations have finished. The footer must not fade
    // in again.
    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      await new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      });
      await Promise.all(
        document.getAnimations().map(({ finished }) => finished.catch(() => 'cancelled')),
      );
    });
    expect(await column.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
});
