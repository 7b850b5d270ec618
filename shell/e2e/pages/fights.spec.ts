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
