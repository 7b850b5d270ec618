import { allRead, watchFetches } from '../support/fetches.ts';
import { expect, test } from '../support/test.ts';
import { holdBack, pretendLine, ready, visit } from '../support/visit.ts';
import { agreesWithUrl } from './agrees.ts';
import { clickAll } from './clickAll.ts';

test('a slow page is given up, with its progress bar, for Forward, for another link, and for Back', async ({
  page,
}) => {
  await pretendLine(page, { effectiveType: '3g' });
  await watchFetches(page);
  await visit(page, '/fights');
  await clickAll(page, ['/news']);
  await expect(page).toHaveURL('/news');
  const back = await holdBack(page, '**/fights');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/fights');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/news');
  back();
  await allRead(page);
  await agreesWithUrl(page);

  await clickAll(page, ['/fights']);
  await expect(page).toHaveURL('/fights');
  const answer = await holdBack(page, /\/(gear|about)$/);
  for (const [slow, last, goal] of [
    ['/gear', '/news', '/news'],
    ['/about', -1, '/fights'],
  ] as const) {
    await clickAll(page, [slow, last]);
    await expect(page).toHaveURL(goal);
    await agreesWithUrl(page);
    await page.clock.runFor(300);
    await expect(page.locator('html[data-navigating]')).not.toBeAttached();
  }
  answer();
  await allRead(page);
  await expect(page).toHaveURL('/fights');
  await agreesWithUrl(page);
});

test('pressing a link to the current page again and again keeps it interactive', async ({
  page,
}) => {
  await visit(page, '/fitness');
  for (let times = 0; times < 2; times += 1) {
    const before = await page.locator('main > *').first().elementHandle();
    await clickAll(page, ['/fitness']);
    await page.waitForFunction((element) => !element?.isConnected, before);
    await ready(page);
  }
  await page.getByRole('tab').nth(2).click();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('pressing Back before the runtime loads is not lost', async ({ page }) => {
  await pretendLine(page, { effectiveType: '3g' });
  await page.goto('/fights');
  await ready(page);
  await clickAll(page, ['/news']);
  await expect(page).toHaveURL('/news');
  await agreesWithUrl(page);
  const answer = await holdBack(page, '**/runtime-*.js');
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/fights');
  answer();
  await agreesWithUrl(page);
});
