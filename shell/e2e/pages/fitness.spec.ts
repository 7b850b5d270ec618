import { sampled } from '../support/sample.ts';
import { expect, type Page, test } from '../support/sharedPage.ts';
import { ready, visit } from '../support/visit.ts';

const plans = ['Lean Muscle Gain', 'Weight Cut Pro', 'Endurance Builder'];
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function expectShown(page: Page, name: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name, { ignoreCase: true });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

test('one tab per plan, the first of them active', async ({ page }) => {
  await page.goto('/fitness');
  await expect(page.getByRole('tab')).toHaveText(plans, { ignoreCase: true });
  await expectShown(page, 'Lean Muscle Gain');
});

for (const [index, name] of plans.entries()) {
  test(`${name} has four meals and six days`, sampled(index === 1), async ({ page }) => {
    await visit(page, '/fitness');
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
  await tab(page, 'Lean Muscle Gain').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Weight Cut Pro'],
    ['ArrowRight', 'Endurance Builder'],
    ['ArrowRight', 'Lean Muscle Gain'],
    ['ArrowLeft', 'Endurance Builder'],
    ['Home', 'Lean Muscle Gain'],
    ['End', 'Endurance Builder'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectShown(page, name);
  }
});

test('only the active tab is in the Tab order', async ({ page }) => {
  await visit(page, '/fitness');
  await tab(page, 'Weight Cut Pro').click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Weight Cut Pro')).toBeFocused();
});

test('the tabs are three columns from medium screens up', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, '/fitness');
  const boxes = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((t) => t.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  const widths = boxes.map(({ width }) => Math.round(width));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});

for (const [index, name] of plans.entries()) {
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
    await tab(page, 'Lean Muscle Gain').click();
    await expectShown(page, 'Lean Muscle Gain');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all plans are shown, and each plan has an address', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright stops its scripts but leaves `(scripting: enabled)`');
    await page.goto('/fitness#endurance-builder');
    for (const name of plans) await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Endurance Builder', level: 2 })).toBeInViewport();
  });
});
