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

test("a fight's local start time appears when its line is visible, in print for all fights, and not after the fight", async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-11-01T09:00:00Z');
  await visit(page, '/fights');
  const starts = page.locator('main dl > div').filter({ hasText: 'Your time' }).locator('time');
  await expect(starts.first()).toBeHidden();
  await expect(starts.last()).toHaveText('');
  await starts.last().scrollIntoViewIfNeeded();
  await expect(starts.last()).toHaveText(/Jan 11/);
  const printed = await starts.evaluateAll((all) => {
    dispatchEvent(new Event('beforeprint'));
    return all.map(({ textContent }) => textContent);
  });
  expect(printed.join('; ')).toMatch(/Oct 18.*Nov 23.*Dec 7.*Jan 11/);
});

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
  await expect(page.getByText('before the bell').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(3);
});

test('a result and what became of our pick appear when the fight is over, and not before', async ({
  page,
}) => {
  const shown = (text: string | RegExp) => page.getByText(text).filter({ visible: true });
  await page.clock.setFixedTime('2025-11-01T09:00:00Z');
  await visit(page, '/fights');
  await expect(shown('Varga, on points')).toHaveCount(1);
  await expect(shown('115–113')).toHaveCount(2);
  await expect(shown('112–116')).toHaveCount(1);
  await expect(shown('Wrong.')).toHaveCount(1);
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
          const names = date.querySelector('a > :last-child') as Element;
          const isOver = getComputedStyle(names).color === 'rgb(91, 87, 77)';
          return `${isOver ? 'over' : 'ahead'}${isFilled ? ', filled' : ''}`;
        }),
      );
  const calendar = page.getByRole('link', { name: 'Add all to your calendar' });
  const gone = page.getByText('Our picks: 2 right, 2 wrong.');
  const lead = page.getByText('When, where and on which channel');
  await page.clock.setFixedTime('2025-08-15T09:00:00Z');
  await visit(page, '/fights');
  await expect.poll(looks).toEqual(['ahead, filled', ...fights.slice(1).map(() => 'ahead')]);
  await page.clock.setFixedTime('2025-11-24T09:00:00Z');
  await visit(page, '/fights');
  await expect.poll(looks).toEqual(['over', 'over', 'ahead, filled', 'ahead']);
  await expect(calendar).toBeVisible();
  await expect(gone).toBeHidden();
  await expect(lead).toBeVisible();
  await page.clock.setFixedTime('2026-11-28T12:00:00Z');
  await visit(page, '/fights');
  await expect.poll(looks).toEqual(fights.map(() => 'over'));
  await expect(calendar).toHaveCount(0);
  await expect(gone).toBeVisible();
  await expect(page.getByText('Every fight is over')).toBeVisible();
  await expect(lead).toBeHidden();
});

for (const [when, time, dark] of [
  ['while all fights are ahead', '2025-09-15T09:00:00Z', 0],
  ['after the first fight', '2025-11-01T09:00:00Z', 1],
  ['between two fights', '2025-11-24T09:00:00Z', 2],
  ['on the day of a fight', '2025-12-06T18:00:00Z', 2],
  ['before the last fight', '2025-12-24T09:00:00Z', 3],
  ['when all fights are over', '2026-11-28T12:00:00Z', 0],
] as const)
  test(`${when}, one is dark, others that are over are short, and each is whole`, async ({
    page,
  }) => {
    const fightsOf = () =>
      page.locator('article[id^="fight-"]').evaluateAll((all) =>
        all.map((fight) => {
          const { left, right, bottom, height } = fight.getBoundingClientRect();
          const isDark = /rgb\(11, 13, 18\) 0/.test(getComputedStyle(fight).borderImageSource);
          const isWhole = [...(fight.querySelector('.bout')?.children ?? [])].every((part) => {
            const edges = part.getBoundingClientRect();
            const limit = part.matches('.scene') ? innerWidth : right;
            return edges.right <= limit && edges.bottom <= bottom;
          });
          return { left, right, height, isDark, isWhole };
        }),
      );
    await page.clock.setFixedTime(time);
    for (const width of [390, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/fights');
      // Countdowns mark fights after the page is ready.
      await expect
        .poll(async () => (await fightsOf()).map(({ isDark }) => isDark), `${width} px`)
        .toEqual(fights.map((_, index) => index === dark));

      const shown = await fightsOf();
      const isShort = (index: number) => (time.startsWith('2026') ? index > 0 : index < dark);
      const large = shown.filter((_, index) => !isShort(index)).map(({ height }) => height);
      for (const { height } of shown.filter((_, index) => isShort(index)))
        expect(height, `${width} px`).toBeLessThan(Math.min(...large, 1100));
      for (const side of ['left', 'right'] as const)
        expect(new Set(shown.map((fight) => fight[side])).size, `${width} px`).toBe(1);
      const parted = shown.filter(({ isWhole }) => !isWhole);
      expect(parted, `${width} px: no part is outside its fight`).toEqual([]);
    }
  });
