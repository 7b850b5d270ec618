import { expect } from '../../support/test.ts';
import { fakePlayer } from '../../support/visit.ts';
import { test, tolerating } from '../partner.ts';
import { article, listen, POLICY, script, shown } from './sectionsOnPartner.ts';

test('links lead to the full site, or to the site that the attribute names', async ({
  page,
  partner,
  baseURL,
}) => {
  await partner.open(
    page,
    `<ringside-news origin="https://boxing.example/"></ringside-news>${script('news')}`,
  );
  const news = page.locator('ringside-news');
  const first = news.getByRole('link').first();
  await expect(first).toHaveAttribute('href', /^https:\/\/boxing\.example\/news\//);
  await news.evaluate((news) => Object.assign(news, { origin: undefined }));
  await expect(first).toHaveAttribute('href', new RegExp(`^${baseURL}/news/`));
});

test.describe('with navigate="inside"', () => {
  test.use(tolerating(/Failed to load resource|^failed: |Cross-Origin Request Blocked/));

  test('the section’s links open in the element, and a link that fails leaves the current page in place', async ({
    page,
    partner,
    baseURL,
  }) => {
    const heard = await listen(page);
    await partner.open(page, {
      policy: POLICY,
      body: `<ringside-news path="${article}" navigate="inside"></ringside-news>${script('news')}`,
    });

    const news = page.locator('ringside-news');
    const heading = news.getByRole('heading', { level: 1 });
    const back = news.getByRole('link', { name: 'Back to News' });
    await shown(news);

    await page.route('**/news', (route) => route.abort('connectionrefused'));
    await back.click();
    await expect.poll(heard).toEqual(['ready', 'section-error load']);
    await expect(heading).toHaveText(/Rourke/);

    await page.unroute('**/news');
    await back.click();
    await expect(heading).toHaveText('News');
    await expect(heading).toBeFocused();
    await expect(news).toHaveAttribute('path', '/news');
    const sofar = ['ready', 'section-error load', 'navigate /news', 'ready'];
    await expect.poll(heard).toEqual(sofar);

    await news.evaluate((element) => Object.assign(element, { path: '/reviews' }));
    await expect(heading).toHaveText(/Reviews/);
    await expect.poll(heard).toEqual([...sofar, 'ready']);
    expect(page.url()).toBe(`${partner.origin}/`);

    await news.evaluate((element) => element.removeAttribute('navigate'));
    await Promise.all([page.waitForURL(`${baseURL}/**`), news.getByRole('link').first().click()]);
  });
});

test('the element shows a notice unless the page prevents it', async ({ page, partner }) => {
  await page.clock.install();
  await partner.open(page, `<ringside-gear></ringside-gear>${script('gear')}`);
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
  // Read the text once, without waiting: a toast closes by itself, so a waiting assertion would
  // always pass.
  expect(await gear.getByRole('status').textContent()).toBe('');
});

test.describe('a video', () => {
  test.use(tolerating(/^other origin: https:\/\/www\.youtube-nocookie\.com/));
  test('opens over the whole window, keeps the focus inside, and returns it afterwards', async ({
    page,
    partner,
  }) => {
    await fakePlayer(page);
    await partner.open(page, {
      policy: `${POLICY}; frame-src https://www.youtube-nocookie.com`,
      body: `<ringside-workouts limit="2" heading="4"></ringside-workouts>${script('training')}`,
    });
    await shown(page.locator('ringside-workouts'));
    const button = page.getByRole('button', { name: /Watch Video Guide/ }).first();
    await button.click();
    const close = page.getByRole('button', { name: 'Close video' }).first();
    await expect(close).toBeFocused();
    const dialog = page.getByRole('dialog');
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    await expect(dialog.getByRole('heading')).toHaveAttribute('aria-level', '4');
    await close.click();
    await expect(close).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('tabs answer to the keyboard, and stay as they are when their element is moved', async ({
  page,
  partner,
}) => {
  const heard = await listen(page);
  await page.goto(
    `${partner.put(
      '/?club=7',
      `<main></main><aside></aside><ringside-training path="/fitness"></ringside-training>${script('training')}`,
    )}#weight-cut-pro`,
  );

  const training = page.locator('ringside-training');
  await shown(training);
  await expect(page.getByRole('tabpanel')).toContainText('Weight Cut Pro');
  await expect(page).toHaveURL(/\?club=7#weight-cut-pro$/);

  const tabs = page.getByRole('tab');
  for (const how of ['append', 'moveBefore']) {
    await training.evaluate((element, way) => {
      const main = document.querySelector('main') as HTMLElement & {
        moveBefore?(node: Node, child: null): void;
      };
      if (way === 'append') document.querySelector('aside')?.append(element);
      else (main.moveBefore ?? main.append).call(main, element, null);
    }, how);

    await expect(tabs.nth(1), how).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1), how).toBeFocused();

    await tabs.nth(0).click();
    await expect(page.getByRole('tabpanel'), how).toContainText('Lean Muscle Gain');
    await tabs.nth(1).click();
  }

  expect(await heard()).toEqual(['ready']);
});

test('paper shows what a narrow element of fights folds', async ({ page, partner }) => {
  await page.clock.setFixedTime('2025-08-05T09:00:00Z');
  await page.setViewportSize({ width: 600, height: 900 });
  await partner.open(page, `<ringside-fights></ringside-fights>${script('fights')}`);
  const fights = page.locator('ringside-fights');
  await shown(fights);

  const odds = fights.locator('.odds table').last();
  const words = fights.locator('summary').last();
  await expect(odds).toBeHidden();
  await expect(words).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(odds).toBeVisible();
  await expect(words).toBeHidden();
});
