import { test as looking } from '../support/sharedPage.ts';
import { expect, type Locator, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

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

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('a notice closes by itself even where it appears under the pointer', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/about');
    const button = page.getByRole('contentinfo').getByRole('button').first();
    await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const { x, y } = await middleOf(button);
    await page.mouse.click(x, y);
    const notice = page.getByText(/^Opening /);
    await expect(notice).toBeVisible();
    // The pointer rests: the browser notices what came under it by a move to where it is already.
    await expect
      .poll(async () => {
        await page.mouse.move(x, y);
        return page.locator('[data-toasts]').evaluate((region) => region.matches(':hover'));
      })
      .toBe(true);
    await page.clock.runFor(5000);
    await expect(notice).toBeHidden();
  });
});
