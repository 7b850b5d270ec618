import { expect, test } from '../support/test.ts';
import { ready } from '../support/visit.ts';

test.use({
  tolerated: [
    // Requests of the video player, and the error that Firefox logs when a visitor leaves a page whose script is still loading.
    /^other origin: https:\/\/www\.youtube-nocookie\.com\/|^error: (ringside: [\w-]+, (load|style): )?Error \(/,
  ],
});

test('a reload in the middle of hydration starts again', async ({ page, context }) => {
  let asked = 0;
  await page.route('**/assets/training/*.js', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await page.reload();
    await route.abort();
  });
  await page.goto('/training');
  await ready(page);
  await page.getByRole('button', { name: 'Watch Video Guide' }).first().hover();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await page.getByRole('button', { name: 'Watch Video Guide' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
