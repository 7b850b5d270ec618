import { test as looking } from '../support/sharedPage.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

looking('the footer says who we are and where to find things', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(
    'Your ultimate destination for boxing news, gear reviews, and training insights.',
  );
  await expect(footer).toContainText('2025');
  await expect(footer).toContainText('United Kingdom');
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  const places = await footer
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((a) => `${a.textContent} ${a.getAttribute('href')}`));
  for (const place of [
    'Home /',
    'News /news',
    'Gear /gear',
    'Fights /fights',
    'Training /training',
    'About Us /about',
    'Contact /contact',
    'Careers /careers',
    'Privacy Policy /privacy',
    'Terms of Service /terms',
    'Cookie Policy /cookies',
  ])
    expect(places).toContain(place);
});

looking('the logo leads home', async ({ page }) => {
  await visit(page, '/news');
  await page.getByRole('banner').getByRole('link', { name: 'Ringside' }).click();
  await expect(page).toHaveURL('/');
});

looking('the header stays at the top while the page scrolls', async ({ page }) => {
  await visit(page, '/news');
  await page.evaluate(() => scrollTo(0, 500));
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

looking('who comes back to the window finds the page where it was left', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
  const left = await page.evaluate(() => {
    scrollTo(0, 800);
    // As browsers do when the window is in front again.
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
    expect(await header.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.8s');
    const column = page.getByRole('contentinfo').locator('section').first();
    await column.scrollIntoViewIfNeeded();
    await expect(column).toHaveCSS('opacity', '1');
    const time = () =>
      column.evaluate((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration} ${animationDuration}`;
      });
    // It begins when an observer reports that the column is in view.
    await expect.poll(time).toContain('0.6s');
    await expect(column).toHaveCSS('opacity', '1');
    // Out of view again. By now the observers have been notified, and what was fading in has finished.
    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      await new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      });
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 'cancelled')));
    });
    expect(await column.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
});

looking(
  'with reduced motion, changes are complete at once, without a frame of the old state',
  async ({ page }) => {
    await visit(page, '/');
    const color = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.style.color = 'rgb(1, 2, 3)';
      return getComputedStyle(heading).color;
    });
    expect(color).toBe('rgb(1, 2, 3)');
  },
);
