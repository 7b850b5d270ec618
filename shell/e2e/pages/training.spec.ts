import { sampled } from '@ringside/release/testing/sampled';
import { expect, test } from '../support/sharedPage.ts';
import { fakePlayer, pretendLine, visit } from '../support/visit.ts';

test.use({ tolerated: [/^other origin: https:\/\/www\.youtube-nocookie\.com\//] });

test.beforeEach(({ page }) => fakePlayer(page));

for (const path of ['/training', '/']) {
  const title = `on ${path} a video guide opens in an overlay, plays at once, and is removed when it closes`;
  test(title, sampled(path === '/'), async ({ page }) => {
    await visit(page, path);
    await expect(page.locator('iframe')).toHaveCount(0);
    const buttons = page.getByRole('button', { name: 'Watch Video Guide', exact: true });
    const button = buttons.nth(1);
    const card = page.getByRole('article').filter({ has: buttons }).nth(1);
    await expect(card).toContainText(/\d+ Mins/i);
    await expect(card).toContainText(/Beginner|Intermediate|Advanced/i);
    await expect(card.getByRole('link'), 'the link is in the overlay').toHaveCount(0);

    await button.click();
    const overlay = page.getByRole('dialog');
    await expect(overlay).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

    const source = new URL((await overlay.locator('iframe').getAttribute('src')) ?? '');
    expect(source.searchParams.get('autoplay')).toBe('1');
    expect(source.searchParams.get('rel')).toBe('0');
    await expect(overlay.locator('iframe')).toHaveAttribute('title', /.+/);
    expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0 });
    await expect(overlay.getByRole('link')).toHaveAttribute('href', /^https:\/\//);

    await overlay.getByRole('button', { name: /Close/ }).first().click();
    await expect(overlay).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('the sessions of the training page begin with the easiest, and a click on a picture opens its video', async ({
  page,
}) => {
  await visit(page, '/training');
  const cards = page.locator('li[id^="workout-"]');
  const levels = ['Beginner', 'Intermediate', 'Advanced'];
  const sessions = await cards.evaluateAll(
    (all, levels) =>
      all.map(({ textContent }) => [
        levels.findIndex((level) => textContent?.includes(level)),
        Number.parseInt(textContent?.match(/\d+(?= Mins)/)?.[0] ?? '', 10),
      ]),
    levels,
  );
  expect(sessions).toEqual(sessions.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  expect(sessions.every(([level = -1, minutes]) => level >= 0 && minutes)).toBe(true);

  // The button lies on the whole card, so that it receives the click.
  await cards.nth(2).locator('picture').click({ force: true });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each workout has a link to its video', async ({ page }) => {
    await page.goto('/training');
    for (const card of await page.locator('li[id^="workout-"]').all())
      await expect(card.getByRole('link', { name: 'Open on YouTube' })).toBeVisible();
  });
});

test('from a tablet on the first workout leads the training page and the home page', async ({
  page,
}) => {
  const widths = () =>
    page
      .locator('li[id^="workout-"] img')
      .evaluateAll((all) => all.slice(0, 2).map((image) => image.getBoundingClientRect().width));
  for (const [path, width, isLead] of [
    ['/training', 1440, true],
    ['/training', 768, true],
    ['/', 1440, true],
    ['/', 768, true],
    ['/', 390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    const [first = 0, second = 0] = await widths();
    expect(first > 1.9 * second, `${path} at ${width} px`).toBe(isLead);
    expect(first > 0.99 * second, `${path} at ${width} px`).toBe(true);
  }
});

test('offline, the overlay says why no video plays, and plays it once there is a network', async ({
  page,
  context,
}) => {
  await pretendLine(page, { effectiveType: '3g' });
  await visit(page, '/training');
  // A browser may fetch pictures far below the window when they come nearer. Offline, it reports each.
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Watch Video Guide', exact: true }).first().click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByText(/You are offline/)).toBeVisible();
  await expect(overlay.locator('iframe')).toHaveCount(0);
  await context.setOffline(false);
  await expect(overlay.locator('iframe')).toBeVisible();
});

test('a video fits the window of a phone in landscape, and a click on the backdrop closes it; a click at once after closing opens the same video again, or another one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, '/training');
  const buttons = page.getByRole('button', { name: 'Watch Video Guide', exact: true });
  const overlay = page.getByRole('dialog');
  await buttons.first().click();
  await expect(overlay.locator('iframe')).toBeInViewport({ ratio: 0.99 });
  await expect(overlay.getByRole('button', { name: 'Close video' }).first()).toBeInViewport({
    ratio: 1,
  });
  await overlay.locator('iframe').click();
  await expect(overlay).toBeVisible();
  await page.mouse.click(4, 200);
  await expect(overlay).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);

  const sources = new Set<string | null>();
  for (const index of [0, 1]) {
    await buttons.first().click();
    await expect(overlay).toBeVisible();

    const isReported = await page.evaluateHandle((index) => {
      const dialog = document.querySelector('dialog[open]');
      // Both clicks happen in one task, so the browser sends the dialog's `close` event only after
      // the second click.
      const reported = new Promise((resolve) => dialog?.addEventListener('close', resolve));
      dialog?.querySelector<HTMLButtonElement>('[aria-label="Close video"]')?.click();
      [...document.querySelectorAll('button')]
        .filter(({ textContent }) => textContent?.trim() === 'Watch Video Guide')
        [index]?.click();
      return reported.then(() => true);
    }, index);
    expect(await isReported.jsonValue()).toBe(true);

    await expect(overlay).toBeVisible();
    await expect(overlay.getByRole('heading')).toHaveText(
      await page
        .getByRole('article')
        .filter({ has: buttons })
        .nth(index)
        .getByRole('heading')
        .innerText(),
      { ignoreCase: true },
    );
    sources.add(await overlay.locator('iframe').getAttribute('src'));
    await expect(overlay.getByRole('button', { name: 'Close video' }).first()).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(sources.size, 'each workout has its own video').toBe(2);
});
