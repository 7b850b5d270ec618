import { plans } from '../support/facts.ts';
import { expect, type Page, test } from '../support/sharedPage.ts';
import { ready, visit } from '../support/visit.ts';

const [first = '', second = '', third = ''] = plans;
const last = plans.at(-1) ?? '';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

const hashOf = (name: string) => `#${name.toLowerCase().replaceAll(' ', '-')}`;

async function expectShown(page: Page, name: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name, { ignoreCase: true });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

test('the tabs are three columns, and one plan is shown: the first, or the one that a click or a key chooses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, '/fitness');
  await expect(page.getByRole('tab')).toHaveText(plans, { ignoreCase: true });
  await expectShown(page, first);
  const boxes = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.slice(0, 3).map((t) => t.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  const widths = boxes.map(({ width }) => Math.round(width));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);

  await page.setViewportSize({ width: 320, height: 640 });
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((t) => Math.round(t.getBoundingClientRect().top)));
  expect(new Set(tops).size, 'on a phone each tab has a row').toBe(plans.length);

  await tab(page, second).click();
  await expectShown(page, second);
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('tab').and(page.locator(':focus')),
    'one stop for all tabs',
  ).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, second)).toBeFocused();
  for (const [key, name] of [
    ['ArrowRight', third],
    ['Home', first],
    ['ArrowLeft', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectShown(page, name);
  }
});

test('the week is a chart: a harder day has a longer bar, its number and its word, upright from a tablet up, and three drills lead on', async ({
  page,
}) => {
  await visit(page, '/fitness');
  for (const [width, length] of [
    [390, 'width'],
    [768, 'height'],
    [1280, 'height'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const days = await page
      .getByRole('tabpanel')
      .locator('[data-effort]')
      .evaluateAll(
        (all, length) =>
          all.map((day) => ({
            effort: day.querySelector('dd')?.textContent ?? '',
            word: day.querySelector('dd + dd')?.textContent ?? '',
            bar: Number.parseFloat(getComputedStyle(day, '::before')[length]),
            foot: day.querySelector('dt')?.getBoundingClientRect().top,
          })),
        length,
      );
    expect(days).toHaveLength(6);
    if (length === 'height') {
      expect(new Set(days.map(({ foot }) => foot)).size, 'bars stand on one line').toBe(1);
      expect(Math.max(...days.map(({ bar }) => bar)), 'bars are high').toBeGreaterThan(120);
    }

    const [{ bar = 0, effort = '' } = {}] = days;
    const unit = bar / Number.parseInt(effort, 10);
    expect(unit).toBeGreaterThan(0);
    for (const day of days) {
      const number = Number.parseInt(day.effort, 10);
      expect(day.effort).toBe(`${number} out of 10`);
      expect(day.word).toBe(number <= 3 ? 'easy' : number <= 6 ? 'steady' : 'hard');
      expect(Math.abs(day.bar - number * unit), 'bars have the numbers’ lengths').toBeLessThan(1.5);
    }
  }

  await page.emulateMedia({ media: 'print' });
  const scales = await page
    .locator('[data-effort]')
    .evaluateAll((days) =>
      days.map((day) =>
        Math.round(
          Number.parseFloat(getComputedStyle(day, '::before').height) /
            Number(day.getAttribute('data-effort')),
        ),
      ),
    );
  expect(new Set(scales).size, 'on paper all weeks have one scale').toBe(1);
  await page.emulateMedia({ media: null });

  await expect(page.locator('a[href^="/training#workout-"]')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Explore All Workouts' })).toHaveAttribute(
    'href',
    '/training',
  );
});

test('every plan shows its four meals, each with its own quarter of the plan’s picture', async ({
  page,
}) => {
  await visit(page, '/fitness');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const plan of plans) {
      await tab(page, plan).click();
      const meals = page.getByRole('tabpanel').locator('dl').first().locator('> div');
      await expect(meals).toHaveCount(4);
      const quarters = await meals.evaluateAll((all) =>
        all.map((meal) => {
          const frame = meal.querySelector('dd:has(picture)')?.getBoundingClientRect();
          const picture = meal.querySelector('img')?.getBoundingClientRect();
          const { left = 0, top = 0, width = 0, height = 0 } = frame ?? {};
          return [
            Math.round((2 * (left - (picture?.left ?? 0))) / width) / 2,
            Math.round((2 * (top - (picture?.top ?? 0))) / height) / 2,
            Math.round((picture?.width ?? 0) / width),
          ];
        }),
      );
      expect(quarters, `${plan} at ${width} px`).toEqual([
        [0, 0, 2],
        [1, 0, 2],
        [0, 1, 2],
        [1, 1, 2],
      ]);
    }
  }
});

test('arrow keys pressed before the tabs work choose the tab that they reach', async ({ page }) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/assets\/training\/.*\.js/, async (route) => {
    await delivered;
    await route.fallback();
  });
  await page.goto('/fitness');
  await ready(page);

  await tab(page, first).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(tab(page, second)).toBeFocused();
  await expect(tab(page, first)).toHaveAttribute('aria-selected', 'true');

  deliver();
  await expectShown(page, second);
  await expect(tab(page, second)).toBeFocused();
  await expect(page).toHaveURL(`/fitness${hashOf(second)}`);
});

test('View Plan Details opens its tab, by click and in a new tab', async ({ page }) => {
  await visit(page, '/');
  const open = page.getByRole('link', { name: 'View Plan Details', exact: true }).nth(2);
  const address = (await open.getAttribute('href')) ?? '';
  await open.click();
  await expectShown(page, third);
  await expect(page).toHaveURL(address);
  await visit(page, address);
  await expectShown(page, third);
  await tab(page, first).click();
  await expectShown(page, first);
});

test('a URL opens its tab while the page is shown, before and after a tab was used, and also a second time', async ({
  page,
}) => {
  await page.goto('/fitness');
  await ready(page);
  for (const name of [third, second, third]) {
    await page.evaluate((hash) => void location.assign(hash), hashOf(name));
    await expectShown(page, name);
    await tab(page, first).click();
    await expectShown(page, first);
  }
});

// The packaged Chromium ignores text fragments, so these tests do what a browser does after it has
// found the text.
test('a plan in which the browser finds words before a tab was used replaces the first one', async ({
  page,
}) => {
  await page.goto('/fitness');
  await ready(page);
  const closed = page.locator(hashOf(second));
  await expect(closed).toHaveAttribute('hidden', 'until-found');
  await closed.evaluate((plan) => plan.removeAttribute('hidden'));
  await expect(page.getByRole('heading', { name: second, level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: first, level: 2 })).toBeHidden();
  await tab(page, third).hover();
  await expectShown(page, second);
});

test('what the browser finds in a closed plan chooses its tab and names it in the URL', async ({
  page,
}) => {
  await visit(page, '/fitness');
  const closed = page.locator(hashOf(third));
  await expect(closed).toHaveAttribute('hidden', 'until-found');
  await closed.evaluate((plan) => {
    plan.dispatchEvent(new Event('beforematch', { bubbles: true }));
    plan.removeAttribute('hidden');
  });
  await expectShown(page, third);
  await expect(page).toHaveURL(`/fitness${hashOf(third)}`);
});
