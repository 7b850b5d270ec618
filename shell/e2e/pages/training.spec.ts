import { sampled } from '../support/sample.ts';
import { expect, test } from '../support/sharedPage.ts';
import { sectionOf, visit } from '../support/visit.ts';

// The video player is the only other origin, and may only be contacted once it is open.
test.use({ tolerated: [/^other origin: https:\/\/www\.youtube-nocookie\.com\//] });

test.beforeEach(async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
  );
});

test('every workout shows its difficulty and duration', async ({ page }) => {
  await page.goto('/training');
  const section = sectionOf(page, 'Workouts & Drills');
  const cards = section
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Watch Video Guide', exact: true }) });
  await expect(cards.nth(2)).toBeVisible();
  for (const card of await cards.all()) {
    await expect(card).toContainText(/\d+ Mins/i);
    await expect(card).toContainText(/Beginner|Intermediate|Advanced/i);
  }
  await expect(page.getByRole('heading', { name: 'Training Articles' })).toBeVisible();
});

for (const path of ['/training', '/']) {
  const title = `on ${path} a video guide opens in an overlay, plays at once, and is removed when it closes`;
  test(title, sampled(path === '/'), async ({ page }) => {
    await visit(page, path);
    await expect(page.locator('iframe')).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Watch Video Guide', exact: true }).nth(1);
    await button.click();
    const overlay = page.getByRole('dialog');
    await expect(overlay).toBeVisible();
    const source = new URL((await overlay.locator('iframe').getAttribute('src')) ?? '');
    expect(source.searchParams.get('autoplay')).toBe('1');
    expect(source.searchParams.get('rel')).toBe('0');
    await expect(overlay.locator('iframe')).toHaveAttribute('title', /.+/);
    const box = await overlay.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0 });
    await expect(overlay.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
    await overlay.getByRole('button', { name: /Close/ }).first().click();
    await expect(overlay).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('Escape closes the overlay and returns the focus', async ({ page }) => {
  await visit(page, '/training');
  const button = page.getByRole('button', { name: 'Watch Video Guide', exact: true }).first();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a click on the backdrop closes the overlay, one on the player does not', async ({ page }) => {
  await visit(page, '/training');
  await page.getByRole('button', { name: 'Watch Video Guide', exact: true }).first().click();
  const overlay = page.getByRole('dialog');
  await overlay.locator('iframe').click();
  await expect(overlay).toBeVisible();
  await page.mouse.click(4, 400);
  await expect(overlay).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('opening another workout shows its own video', async ({ page }) => {
  await visit(page, '/training');
  const sources = new Set<string>();
  for (const index of [0, 1, 2]) {
    await page.getByRole('button', { name: 'Watch Video Guide', exact: true }).nth(index).click();
    sources.add((await page.getByRole('dialog').locator('iframe').getAttribute('src')) ?? '');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(sources.size).toBe(3);
});

for (const index of [0, 1])
  test(`a press that comes at once after closing opens ${index === 0 ? 'the same' : 'another'} video`, async ({
    page,
  }) => {
    await visit(page, '/training');
    const buttons = page.getByRole('button', { name: 'Watch Video Guide', exact: true });
    await buttons.first().click();
    const overlay = page.getByRole('dialog');
    await expect(overlay).toBeVisible();
    const isReported = await page.evaluateHandle((index) => {
      const dialog = document.querySelector('dialog[open]');
      // In one task, so that the browser reports the closed dialog after the second click.
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
      await page.getByRole('article').filter({ has: buttons }).nth(index).getByRole('heading').innerText(),
      { ignoreCase: true },
    );
    await expect(overlay.getByRole('button', { name: 'Close video' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
