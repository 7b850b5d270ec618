import { articles, FALLBACK_ARTICLE, fights } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { test as looking } from '../support/sharedPage.ts';
import { expect, type Page, test } from '../support/test.ts';
import { visit, want } from '../support/visit.ts';

const DAY_MS = 86_400_000;
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Fight Analysis & Odds', exact: true }) });

/** The specification's rule, computed independently of the code. */
function label(date: string, now: number): string {
  const days = Math.ceil((Date.parse(`${date}T00:00:00Z`) - now) / DAY_MS);
  return days <= 0 ? 'Fight Day!' : `${days} days left`;
}

looking('every fight says who, when, where and on what', async ({ page }) => {
  await page.goto('/fights');
  // There may be more by now: these are the first.
  await expect(cards(page).nth(fights.length - 1)).toBeVisible();
  for (const [index, { first, second, long, city }] of fights.entries()) {
    const card = cards(page).nth(index);
    for (const text of [first, second, long, city])
      await expect(card).toContainText(text, { ignoreCase: true });
    await expect(card).toContainText(/\d{1,2}:\d{2}/);
    await expect(card).toContainText(/Corner TV|Bellwether Sports|Canvas\+/);
  }
});

for (const [index, { first }] of fights.entries()) {
  const title = `Fight Analysis & Odds of ${first} opens the right article`;
  // The first fight has a matching article, the last one has none.
  looking(title, sampled(index === 0 || index === 3), async ({ page }) => {
    const name = first.split(' ')[0] ?? '';
    const slug = articles.find(({ title }) => title.includes(name))?.slug ?? FALLBACK_ARTICLE;
    await visit(page, '/fights');
    await cards(page).nth(index).getByRole('link', { name: 'Fight Analysis & Odds', exact: true }).click();
    await expect(page).toHaveURL(`/news/${slug}`);
  });
}

for (const [turn, timezoneId] of ['America/Los_Angeles', 'Europe/London', 'Pacific/Kiritimati'].entries()) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [index, { first, date }] of fights.entries()) {
      const midnight = Date.parse(`${date}T00:00:00Z`);
      const title = `every countdown and date is right before, on and after ${first}'s fight`;
      // The easternmost zone. The other zones run with all tests, and daysLeft.test.ts checks the rule.
      test(title, sampled(index === turn && turn === 2), async ({ page }) => {
        for (const now of [
          midnight - 10 * DAY_MS,
          midnight - DAY_MS - 1000,
          midnight - 1000,
          midnight,
          midnight + DAY_MS / 2,
          midnight + 30 * DAY_MS,
        ]) {
          await page.clock.setFixedTime(now);
          await page.goto('/fights');
          for (const [index, fight] of fights.entries()) {
            await expect(cards(page).nth(index)).toContainText(label(fight.date, now));
            await expect(cards(page).nth(index)).toContainText(fight.long);
          }
        }
      });
    }
  });
}

test('the countdown updates at midnight without a reload', async ({ page }) => {
  const eve = Date.parse('2025-10-16T23:59:30Z');
  await page.clock.install({ time: eve });
  await visit(page, '/fights');
  await expect(cards(page).first()).toContainText('2 days left');
  await page.clock.runFor(60_000);
  await expect(cards(page).first()).toContainText('1 days left');
});

test('the countdown is right again after sleep', async ({ page }) => {
  await page.clock.install({ time: Date.parse('2025-10-10T12:00:00Z') });
  await visit(page, '/fights');
  await expect(cards(page).first()).toContainText('8 days left');
  await page.clock.setFixedTime(Date.parse('2025-10-18T12:00:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(cards(page).first()).toContainText('Fight Day!');
});

test("a fight's local start time appears when its line is visible, and in print for all fights", async ({
  page,
}) => {
  await visit(page, '/fights');
  const starts = page.locator('main dl > div').filter({ hasText: 'Your time' }).locator('time');
  const later = (await starts.all()).slice(1).map(() => '');
  await expect(starts).toHaveText(['', ...later]);
  await starts.first().scrollIntoViewIfNeeded();
  await expect(starts).toHaveText([/Oct 18, 10:00 PM/, ...later]);
  // The printout shows what exists when the event ends.
  const printed = await starts.evaluateAll((all) => {
    dispatchEvent(new Event('beforeprint'));
    return all.map(({ textContent }) => textContent);
  });
  expect(printed.join('; ')).toMatch(/Oct 18.*Nov 23.*Dec 7.*Jan 11/);
});

looking('Fights Analysis & News clips its excerpts to three lines', async ({ page }) => {
  await page.goto('/fights');
  await expect(page.getByRole('heading', { name: 'Fights Analysis & News' })).toBeVisible();
  const clipped = await page
    .getByRole('main')
    .locator('p')
    .evaluateAll((all) =>
      all.map((p) => getComputedStyle(p).webkitLineClamp).filter((lines) => lines !== 'none'),
    );
  expect(clipped.length).toBeGreaterThan(0);
  expect([...new Set(clipped)]).toEqual(['3']);
});

test.describe('without the code of the section', () => {
  test.use({ tolerated: [/Failed to load resource|^failed: |fights, load/] });
  test('no label is shown without its value', async ({ page }) => {
    await page.route('**/assets/fights/*.js', (route) => route.abort('connectionrefused'));
    await page.goto('/fights');
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveAttribute('data-state', 'ready');
    await want(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    const terms = page.locator('main dl > div').filter({ visible: true });
    expect(await terms.count()).toBeGreaterThan(12);
    await expect(terms.filter({ has: page.locator('time:empty') })).toHaveCount(0);
  });
});
