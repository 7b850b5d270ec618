import { fights } from '../support/facts.ts';
import { test as looking } from '../support/sharedPage.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('in the first view of a wide window are the boxers and the names of the main event, with its tape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [time, index] of [
    ['2025-09-15T09:00:00Z', 0],
    ['2025-11-24T09:00:00Z', 2],
    ['2026-11-28T12:00:00Z', 0],
  ] as const) {
    await page.clock.setFixedTime(time);
    await visit(page, '/fights');
    const poster = page.locator('article[id^="fight-"]').nth(index);
    await expect
      .poll(async () => (await poster.getByRole('img').boundingBox())?.width, time)
      .toBe(1440);
    await expect(poster.getByText('Last five, newest first')).toBeVisible();
    if (index > 0) continue;
    const names = await poster.getByRole('heading', { level: 2 }).boundingBox();
    expect((names?.y ?? Infinity) + (names?.height ?? 0), time).toBeLessThanOrEqual(900);
  }
});

test('in a wide window the pictures take turns: across the window, left, right, across the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.setFixedTime('2025-08-13T09:00:00Z');
  await visit(page, '/fights');
  const places = () =>
    page.locator('article[id^="fight-"] img').evaluateAll((all) =>
      all.map((picture) => {
        const { left, width } = picture.getBoundingClientRect();
        if (width === innerWidth) return 'across';
        return left < innerWidth / 4 ? 'left' : 'right';
      }),
    );
  await expect.poll(places).toEqual(['across', 'left', 'right', 'across']);
});

test('a pick, its reason, its verdict and its button stand together, right below the result', async ({
  page,
}) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/fights');
    const gaps = await page.locator('article[id^="fight-"]').evaluateAll((all) =>
      all.flatMap((fight) => {
        const [clock, pick, reasons] = ['.clock', '.pick', '.reasons'].map(
          (part) => fight.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        const below = (one: DOMRect, other: DOMRect) =>
          one.left === other.left ? other.top - one.bottom : 0;
        return [below(clock, pick), below(pick, reasons), Math.abs(pick.left - reasons.left)];
      }),
    );
    expect(Math.max(...gaps), `${width} px`).toBeLessThanOrEqual(32);
  }
});

test('nothing moves when the countdowns start', async ({ page, browser }) => {
  const silent = await browser.newContext({ javaScriptEnabled: false });
  const without = await silent.newPage();
  const placesOn = (shown: typeof page) =>
    shown.locator('article[id^="fight-"]').evaluateAll((all) =>
      all.map((fight) => {
        const { top, left, width, height } = fight.getBoundingClientRect();
        return [top + scrollY, left, width, height].map(Math.round);
      }),
    );
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await without.setViewportSize({ width, height: 800 });
    await visit(page, '/fights');
    await expect(page.locator('main ringside-countdown').last()).toContainText('Fight Day!');
    await without.goto(page.url());
    expect(await placesOn(page), `${width} px`).toEqual(await placesOn(without));
  }
  await silent.close();
});

test('what was of use before the bell is folded once a fight is over, and on paper it is whole', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-11-01T09:00:00Z');
  await visit(page, '/fights');
  const [over, ahead] = [page.locator('#fight-1'), page.locator('#fight-2')];
  const fold = over.getByText('The tape, the odds and the undercard');
  for (const text of ['28-1, 22 KO', 'Copper Lane', 'Bryony Castle v Ilse Verhoeven'])
    await expect(over.getByText(text)).toBeHidden();
  for (const text of ['24-2, 17 KO', 'Copper Lane', 'Jonah Pike v Silas Reyes'])
    await expect(ahead.getByText(text)).toBeVisible();
  await expect(ahead.getByText('The tape, the odds and the undercard')).toBeHidden();
  await expect(fold).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const text of ['28-1, 22 KO', 'Copper Lane', 'Bryony Castle v Ilse Verhoeven'])
    await expect(over.getByText(text)).toBeVisible();
  await expect(fold).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await fold.click();
  for (const text of ['28-1, 22 KO', 'Copper Lane', 'Bryony Castle v Ilse Verhoeven'])
    await expect(over.getByText(text)).toBeVisible();
});

test('on a phone, the tape, the odds and the undercard are folded below all fights but the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2025-08-13T09:00:00Z');
  await visit(page, '/fights');
  const [next, later] = [page.locator('#fight-1'), page.locator('#fight-2')];
  const fold = later.getByText('The tape, the odds and the undercard');
  await expect(next.getByText('28-1, 22 KO')).toBeVisible();
  await expect(next.getByText('The tape, the odds and the undercard')).toBeHidden();
  await expect(later.getByText('24-2, 17 KO')).toBeHidden();
  await expect(later.getByText('Records 24-2 and 27-1-1')).toBeVisible();

  await fold.click();
  for (const text of ['24-2, 17 KO', 'Copper Lane', 'Jonah Pike v Silas Reyes'])
    await expect(later.getByText(text)).toBeVisible();

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator('#fight-3').getByText('21-1, 13 KO')).toBeVisible();
});

for (const [where, width, columns] of [
  ['in two columns on the smallest phone', 320, 2],
  ['in two columns on a phone', 390, 2],
  ['in one row on a tablet', 768, fights.length],
] as const)
  looking(
    `the dates at the top of the page are ${where}, and lead to their fights`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/fights');
      const dates = page.getByRole('navigation', { name: 'All fights' }).getByRole('link');
      await expect(dates).toHaveCount(fights.length);
      const boxes = await dates.evaluateAll((all) =>
        all.map((date) => date.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
      for (const [index, { long }] of fights.entries()) {
        await expect(dates.nth(index)).toContainText(long.split(', ')[1] ?? '', {
          ignoreCase: true,
        });
        await dates.nth(index).click();
        await expect(page.locator('article[id^="fight-"]').nth(index)).toBeInViewport();
      }
    },
  );
