import { plans } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { expect, type Page, test } from '../support/sharedPage.ts';
import { ready, visit } from '../support/visit.ts';

const [first = '', second = '', third = ''] = plans;
const last = plans.at(-1) ?? '';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function expectShown(page: Page, name: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name, { ignoreCase: true });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

for (const [index, name] of plans.entries()) {
  test(`${name} has four meals and six days`, sampled(index === 1), async ({ page }) => {
    await visit(page, '/fitness');
    await expect(page.getByRole('tab')).toHaveText(plans, { ignoreCase: true });
    await expectShown(page, first);
    await tab(page, name).click();
    await expectShown(page, name);
    const panel = page.getByRole('tabpanel');
    for (const meal of ['Breakfast', 'Lunch', 'Dinner', 'Snacks'])
      await expect(panel.getByText(meal, { exact: true }).first()).toBeVisible();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Weekend'])
      await expect(panel.getByText(day, { exact: true }).first()).toBeVisible();
  });
}

test('arrow keys, Home and End move between tabs, and focus activates', async ({ page }) => {
  await visit(page, '/fitness');
  await tab(page, first).focus();
  for (const [key, name] of [
    ['ArrowRight', second],
    ['ArrowRight', third],
    ['Home', first],
    ['ArrowLeft', last],
    ['ArrowRight', first],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectShown(page, name);
  }
});

test('only the active tab is in the Tab order', async ({ page }) => {
  await visit(page, '/fitness');
  await tab(page, second).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, second)).toBeFocused();
});

test('the tabs are equal columns from medium screens up, three in a row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, '/fitness');
  const boxes = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.slice(0, 3).map((t) => t.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  const widths = boxes.map(({ width }) => Math.round(width));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});

for (const [index, name] of plans.slice(0, 3).entries()) {
  const title = `View Plan Details of ${name} opens its tab, by click, by key and in a new tab`;
  test(title, sampled(index === 2), async ({ page }) => {
    const open = page.getByRole('link', { name: 'View Plan Details', exact: true }).nth(index);
    await visit(page, '/');
    const address = (await open.getAttribute('href')) ?? '';
    await open.click();
    await expectShown(page, name);
    await expect(page).toHaveURL('/fitness');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await ready(page);
    await open.focus();
    await page.keyboard.press('Enter');
    await expectShown(page, name);
    await visit(page, address);
    await expectShown(page, name);
    await tab(page, first).click();
    await expectShown(page, first);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all plans are shown, and each plan has an address', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright stops its scripts but leaves `(scripting: enabled)`');
    await page.goto(`/fitness#${third.toLowerCase().replaceAll(' ', '-')}`);
    for (const name of plans) await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { name: third, level: 2 })).toBeInViewport();
  });
});
