import { test as looking } from '../support/sharedPage.ts';
import { expect, type Page, test } from '../support/test.ts';
import { holdBack, ready, visit } from '../support/visit.ts';

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

looking('the search button only says that search is not there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Search' });
  await expect(notice.getByText("Search isn't implemented yet!", { exact: true })).toBeVisible();
  await expect(
    notice.getByText('But you can request this feature in your next prompt.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
});

looking('each of the four social buttons only shows a notice', async ({ page }) => {
  await visit(page, '/');
  const buttons = page.getByRole('contentinfo').getByRole('button');
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) {
    const label = await button.getAttribute('aria-label');
    await button.click();
    await expect(page.getByText(`Opening ${label}`, { exact: true })).toBeVisible();
    await expect(
      page.getByText("This would redirect to our social media page. This feature isn't implemented yet.", {
        exact: true,
      }),
    ).toHaveCount(1);
  }
});

test('a notice closes by itself after 5000 ms, and a new one takes the place of the old', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const search = page.getByText("Search isn't implemented yet!");
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(search).toBeVisible();
  // A pointer on the notice would keep it open.
  await page.mouse.move(0, 300);
  await page.clock.runFor(4999);
  await expect(search).toBeVisible();
  await page.clock.runFor(1);
  await expect(search).toBeHidden();

  await page.getByRole('button', { name: 'Search' }).click();
  await page.clock.runFor(3000);
  await page.getByRole('contentinfo').getByRole('button').first().click();
  await expect(search).toBeHidden();
  await page.mouse.move(0, 300);
  await page.clock.runFor(4000);
  await expect(page.getByText(/^Opening /)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText(/^Opening /)).toBeHidden();
});

test.describe('on a small screen', () => {
  const viewport = { width: 375, height: 700 };
  test.use({ viewport });
  looking.use({ viewport });

  looking('the menu button opens and closes the links, and choosing one closes it', async ({ page }) => {
    await visit(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(links).toHaveText(['Home', 'News', 'Fights', 'Gear', 'Training', 'Reviews']);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops, 'one below the other').toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(6);
    await button.click();
    await expect(links).toHaveCount(0);
    await button.click();
    await links.filter({ hasText: 'Gear' }).click();
    await expect(page).toHaveURL('/gear');
    await expect(links).toHaveCount(0);
  });

  test('the menu reports that it is open even if it was opened before any script ran', async ({ page }) => {
    const bring = await holdBack(page, '**/runtime-*.js');
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    bring();
    await ready(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  for (const [how, leave] of [
    ['Back', (page) => page.goBack()],
    [
      'the logo, by keyboard',
      async (page) => {
        await page.getByRole('banner').getByRole('link', { name: 'Ringside' }).focus();
        await page.keyboard.press('Enter');
      },
    ],
  ] satisfies [string, (page: Page) => Promise<unknown>][]) {
    test(`the menu closes when ${how} leads to another page`, async ({ page }) => {
      await visit(page, '/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
      await expect(page).toHaveURL('/about');
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await leave(page);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }

  test('a notice closes by itself even where it appears under the pointer', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/about');
    const button = page.getByRole('contentinfo').getByRole('button').first();
    await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await button.click();
    const notice = page.getByText(/^Opening /);
    await expect(notice).toBeVisible();
    expect(await page.locator('[data-toasts]').evaluate((region) => region.matches(':hover'))).toBe(true);
    await page.clock.runFor(5000);
    await expect(notice).toBeHidden();
  });

  looking('Escape closes the menu', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the header enters in 0.8 s and the footer fades in over 0.6 s, once', async ({ page }) => {
    await visit(page, '/');
    const header = page.getByRole('banner');
    expect(await header.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.8s');
    const column = page.getByRole('contentinfo').locator('section').first();
    await column.scrollIntoViewIfNeeded();
    await expect(column).toHaveCSS('opacity', '1');
    const time = await column.evaluate((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return `${transitionDuration} ${animationDuration}`;
    });
    expect(time).toContain('0.6s');
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
