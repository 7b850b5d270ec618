import { articles, FALLBACK_ARTICLE, fights } from '../support/facts.ts';
import { test as looking } from '../support/sharedPage.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

looking(
  'every fight says who, when, where and on what, and leads to its analysis',
  async ({ page }) => {
    await page.goto('/fights');
    const analysis = page.getByRole('link', { name: 'Fight Analysis & Odds', exact: true });
    const cards = page.getByRole('main').getByRole('article').filter({ has: analysis });
    await expect(cards.nth(fights.length - 1)).toBeVisible();
    for (const [index, { first, second, long, city }] of fights.entries()) {
      const card = cards.nth(index);
      for (const text of [first, second, long, city])
        await expect(card).toContainText(text, { ignoreCase: true });
      await expect(card).toContainText(/\d{1,2}:\d{2}/);
      await expect(card).toContainText(/Corner TV|Dry Lake Sports|Canvas\+/);
      // No article matches the last fight, so its link has the fallback.
      const name = first.split(' ')[0] ?? '';
      const slug = articles.find(({ title }) => title.includes(name))?.slug ?? FALLBACK_ARTICLE;
      await expect(card.getByRole('link', { name: 'Fight Analysis & Odds' })).toHaveAttribute(
        'href',
        `/news/${slug}`,
      );
    }

    await expect(page.getByRole('heading', { name: 'Fights Analysis & News' })).toBeVisible();
    const clipped = await page
      .getByRole('main')
      .locator('p')
      .evaluateAll((all) =>
        all.map((p) => getComputedStyle(p).webkitLineClamp).filter((lines) => lines !== 'none'),
      );
    expect([...new Set(clipped)], 'excerpts have three lines').toEqual(['3']);
  },
);

looking(
  "a fight's local start time appears when its line is visible, and in print for all fights",
  async ({ page }) => {
    await visit(page, '/fights');
    const starts = page.locator('main dl > div').filter({ hasText: 'Your time' }).locator('time');
    const later = (await starts.all()).slice(1).map(() => '');
    await expect(starts).toHaveText(['', ...later]);
    await starts.first().scrollIntoViewIfNeeded();
    await expect(starts).toHaveText([/Oct 18, 10:00 PM/, ...later]);
    const printed = await starts.evaluateAll((all) => {
      dispatchEvent(new Event('beforeprint'));
      return all.map(({ textContent }) => textContent);
    });
    expect(printed.join('; ')).toMatch(/Oct 18.*Nov 23.*Dec 7.*Jan 11/);
  },
);

test('a fight that is over is quiet, and the next one is large', async ({ page }) => {
  await page.clock.setFixedTime('2025-11-01T09:00:00Z');
  await visit(page, '/fights');
  const countdowns = page.getByRole('article').locator('ringside-countdown');
  await expect(countdowns.first()).toContainText('Fight Day!');
  await expect(countdowns.nth(1)).toContainText('21 days left');

  const [over = 0, next = 0] = await countdowns.evaluateAll((all) =>
    all.map((countdown) => Number.parseFloat(getComputedStyle(countdown).fontSize)),
  );
  expect(next).toBeGreaterThan(2 * over);
  await expect(page.getByText('Final bell').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('before the bell').filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Then: / })).toHaveText([
    'Then: Quillan vs Bellweather',
  ]);
});

test('a result and what became of our pick appear when the fight is over, and not before', async ({
  page,
}) => {
  const shown = (text: string | RegExp) => page.getByText(text).filter({ visible: true });
  await page.clock.setFixedTime('2025-11-01T09:00:00Z');
  await visit(page, '/fights');
  await expect(shown('Varga, on points')).toHaveCount(2);
  await expect(shown('115-113, 112-116, 115-113')).toBeVisible();
  await expect(shown('Wrong this time.')).toHaveCount(1);
  await expect(shown('Quillan, RTD 10')).toHaveCount(0);
  await expect(shown('Right or wrong, it stays here.')).toHaveCount(3);
  const opacities = await page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .locator('span')
    .evaluateAll((all) =>
      all.map((each) => [each.textContent, getComputedStyle(each).opacity] as const),
    );
  expect(
    opacities.filter(([, opacity]) => opacity !== '1').map(([name]) => name),
    'only the name of a loser steps back',
  ).toEqual(['Tobias Rourke']);
});

test('of the dates those that are over are quiet, the next one is filled, and a calendar is offered while a fight is ahead', async ({
  page,
}) => {
  const looks = () =>
    page
      .getByRole('navigation', { name: 'All fights' })
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((date) => {
          const { backgroundColor } = getComputedStyle(date.firstElementChild as Element);
          const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
          const isAhead = getComputedStyle(date).color === 'rgb(11, 13, 18)';
          return `${isAhead ? 'ahead' : 'over'}${isFilled ? ', filled' : ''}`;
        }),
      );
  const calendar = page.getByRole('link', { name: 'Add all to your calendar' });
  const gone = page.getByText('Our picks: 2 right, 2 wrong.');
  await page.clock.setFixedTime('2025-08-15T09:00:00Z');
  await visit(page, '/fights');
  await expect.poll(looks).toEqual(['ahead, filled', ...fights.slice(1).map(() => 'ahead')]);
  await page.clock.setFixedTime('2025-11-24T09:00:00Z');
  await visit(page, '/fights');
  await expect.poll(looks).toEqual(['over', 'over', 'ahead, filled', 'ahead']);
  const dates = page.getByRole('navigation', { name: 'All fights' });
  await expect(dates.getByText('Varga, on points')).toBeVisible();
  await expect(dates.getByText('Rourke vs Varga')).toBeHidden();
  await expect(dates.getByText('Winslow, KO 3')).toBeHidden();
  await expect(calendar).toBeVisible();
  await expect(gone).toBeHidden();
  await page.clock.setFixedTime('2026-11-28T12:00:00Z');
  await visit(page, '/fights');
  await expect.poll(looks).toEqual(fights.map(() => 'over'));
  await expect(calendar).toHaveCount(0);
  await expect(gone).toBeVisible();
});

for (const [when, time, dark] of [
  ['while all fights are ahead', '2025-09-15T09:00:00Z', 0],
  ['between two fights', '2025-11-24T09:00:00Z', 2],
  ['on the day of a fight', '2025-12-06T18:00:00Z', 2],
  ['when all fights are over', '2026-11-28T12:00:00Z', -1],
] as const)
  test(`${when}, ${dark < 0 ? 'no' : 'one'} poster is dark, and no fight has moved`, async ({
    page,
  }) => {
    const postersOf = () =>
      page.locator('article[id^="fight-"]').evaluateAll((all) =>
        all.map((fight) => {
          const { top, height } = fight.getBoundingClientRect();
          const { backgroundColor } = getComputedStyle(fight.firstElementChild as Element);
          // Two lines are not exactly as high as three: they differ by a fraction of a pixel.
          const place = [top + scrollY, height].map(Math.round);
          return { place, isDark: backgroundColor === 'rgb(11, 13, 18)' };
        }),
      );
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.setFixedTime('2025-08-15T09:00:00Z');
      await visit(page, '/fights');
      const ahead = await postersOf();
      await page.clock.setFixedTime(time);
      await visit(page, '/fights');
      // Countdowns mark fights as over after the page is ready.
      await expect
        .poll(postersOf, `${width} px`)
        .toEqual(ahead.map(({ place }, index) => ({ place, isDark: index === dark })));
    }
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
