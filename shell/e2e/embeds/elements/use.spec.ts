/** A visitor uses a section on a partner's page: links, notices, videos, tabs. */

import { expect } from '../../support/test.ts';
import { article, listen, POLICY, script, shown, test } from './sectionsOnPartner.ts';

test('links lead to the full site, and to another when told', async ({ page, partner, baseURL }) => {
  const where = (origin: string) =>
    partner.put('/', `<ringside-news ${origin}></ringside-news>${script('news')}`);
  const first = page.locator('ringside-news').getByRole('link').first();
  await page.goto(where(''));
  await expect(first).toHaveAttribute('href', new RegExp(`^${baseURL}/news/`));
  await page.goto(where('origin="https://boxing.example/"'));
  await expect(first).toHaveAttribute('href', /^https:\/\/boxing\.example\/news\//);
  await page.locator('ringside-news').evaluate((news) => Object.assign(news, { origin: undefined }));
  await expect(first).toHaveAttribute('href', new RegExp(`^${baseURL}/news/`));
});

test('navigate="inside" opens the section’s links in the element, and sends the page an event', async ({
  page,
  partner,
  baseURL,
}) => {
  const heard = await listen(page);
  await page.goto(
    partner.put('/', {
      policy: POLICY,
      body: `<ringside-news path="${article}" navigate="inside"></ringside-news>${script('news')}`,
    }),
  );
  const news = page.locator('ringside-news');
  await shown(news);
  await news.getByRole('link', { name: 'Back to News' }).click();
  await expect(news.getByRole('heading', { level: 1 })).not.toHaveText(/Rourke/);
  await expect(news.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(news).toHaveAttribute('path', '/news');
  await expect.poll(heard).toEqual(['ready', 'navigate /news', 'ready']);
  await shown(news);
  await news.evaluate((element) => Object.assign(element, { path: '/reviews' }));
  await expect(news.getByRole('heading', { level: 1 })).toHaveText(/Reviews/);
  await expect.poll(heard).toEqual(['ready', 'navigate /news', 'ready', 'ready']);
  expect(page.url()).toBe(`${partner.origin}/`);
  const outside = news.getByRole('link').first();
  await news.evaluate((element) => element.removeAttribute('navigate'));
  await Promise.all([page.waitForURL(`${baseURL}/**`), outside.click()]);
});

test.describe('without a server for a while', () => {
  test.use({
    tolerated: [/^other origin: http:\/\/127|Failed to load resource|^failed: |Cross-Origin Request Blocked/],
  });
  test('a link inside that leads nowhere takes nothing away, and can be pressed again', async ({
    page,
    partner,
  }) => {
    const heard = await listen(page);
    await page.goto(
      partner.put(
        '/',
        `<ringside-news path="${article}" navigate="inside"></ringside-news>${script('news')}`,
      ),
    );
    const news = page.locator('ringside-news');
    await shown(news);
    await page.route('**/news', (route) => route.abort('connectionrefused'));
    const back = news.getByRole('link', { name: 'Back to News' });
    await back.click();
    await expect.poll(heard).toContain('section-error load');
    await expect(news.getByRole('heading', { level: 1 })).toHaveText(/Rourke/);
    await page.unroute('**/news');
    await back.click();
    await expect(news.getByRole('heading', { level: 1 })).toHaveText('News');
  });
});

test('the element shows a notice unless the page prevents it', async ({ page, partner }) => {
  await page.clock.install();
  await page.goto(partner.put('/', `<ringside-gear></ringside-gear>${script('gear')}`));
  const gear = page.locator('ringside-gear');
  await shown(gear);
  const button = gear.getByRole('button', { name: /Buy Now/ }).first();
  await button.click();
  await expect(gear.getByRole('status')).toContainText("This feature isn't implemented yet!");
  await page.evaluate(() => {
    document.querySelector('ringside-gear')?.addEventListener('ringside:notice', (event) => {
      event.preventDefault();
      document.title = (event as CustomEvent<{ title: string }>).detail.title;
    });
  });
  await page.clock.runFor(5000);
  await expect(gear.getByRole('status')).toBeEmpty();
  await button.click();
  await expect(page).toHaveTitle("This feature isn't implemented yet!");
  // At once: a notice would go by itself.
  expect(await gear.getByRole('status').textContent()).toBe('');
});

test.describe('a video', () => {
  test.use({
    tolerated: [/^other origin: (http:\/\/127|https:\/\/www\.youtube-nocookie\.com)|\/favicon\.ico/],
  });
  test('opens over the whole window, keeps the focus and gives it back', async ({ page, partner }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
    );
    await page.goto(
      partner.put('/', {
        policy: `${POLICY}; frame-src https://www.youtube-nocookie.com`,
        body: `<ringside-workouts limit="2"></ringside-workouts>${script('training')}`,
      }),
    );
    await shown(page.locator('ringside-workouts').first());
    const button = page.getByRole('button', { name: /Watch Video Guide/ }).first();
    await button.click();
    const close = page.getByRole('button', { name: 'Close video' }).first();
    await expect(close).toBeFocused();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    await close.click();
    await expect(close).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('tabs of an embedded page answer to the keyboard', async ({ page, partner }) => {
  await page.goto(
    partner.put('/?club=7', `<ringside-training path="/fitness"></ringside-training>${script('training')}`) +
      '#weight-cut-pro',
  );
  await shown(page.locator('ringside-training'));
  // The plan in the URL is open; the partner's part of the URL stays.
  await expect(page.getByRole('tabpanel')).toContainText('Weight Cut Pro');
  await expect(page).toHaveURL(/\?club=7$/);
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab').nth(1)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText('Weight Cut Pro');
});
