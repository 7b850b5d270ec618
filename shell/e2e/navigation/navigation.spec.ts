import { expect, test } from '../support/sharedPage.ts';
import { goBack, goForward, isMarked, mark, menuLink, visit } from '../support/visit.ts';

const main = { name: 'Main' } as const;

test('a link changes the page without a reload: title, description, active link, focus, top, one announcement; so do Back and Forward', async ({
  page,
}) => {
  await visit(page, '/');
  await mark(page);
  const heading = page.getByRole('heading', { level: 1 });
  const there = (await heading.textContent()) ?? '';

  const announcements = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target as Element).closest?.('[role="status"], [aria-live]');
        if (region?.textContent) said.push(region.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return said;
  });

  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gear' }).click();
  await expect(page).toHaveURL('/gear');
  await expect(page).toHaveTitle(/Gear/);
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('navigation', main).locator('[aria-current="page"]')).toHaveText(
    'Gear',
  );

  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(await announcements.evaluate((said) => said)).toEqual([await page.title()]);

  const here = (await heading.textContent()) ?? '';
  for (const [step, name] of [
    [() => goBack(page, '/'), there],
    [() => goForward(page, '/gear'), here],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 400));
    await step();
    await expect(heading).toHaveText(name);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(description);
});

test('the heading of a page has the focus after a skip link, too', async ({ page }) => {
  await visit(page, '/about');
  await mark(page);
  await page.evaluate(() => void location.assign('#main'));
  await menuLink(page, 'Gear').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gear' })).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});
