import type { ElementDescription } from '@ringside/shared/contract';
import { violationsOf } from '../../support/axe.ts';
import { elementPaths } from '../../support/facts.ts';
import { test as looking } from '../../support/sharedPage.ts';
import { expect, type Page } from '../../support/test.ts';
import { goBack, holdBack, leaveViewsEmpty, ready, visit } from '../../support/visit.ts';
import { test } from '../partner.ts';
import { descriptions } from './printed.ts';

const countdown = (page: Page) => page.getByRole('form', { name: 'Countdown' });
const lines = (page: Page) => countdown(page).locator('[data-lines]:visible');
const iframe = (page: Page) => page.locator('iframe[title="Preview of the fight countdown"]');
const view = (page: Page) => iframe(page).contentFrame();
const COUNTDOWN = /element=ringside-countdown/;
const count = (page: Page) => view(page).locator('[part~="label"]').filter({ visible: true });
const choose = (page: Page, name: string) =>
  countdown(page).getByText(name, { exact: true }).click();

/**
 * Expects to see the days that are left. A sandboxed iframe is a process of its own, which may learn
 * late where it is in the window, so the window's own measures say what is seen.
 */
async function expectCountInView(page: Page): Promise<void> {
  await expect(count(page)).toHaveText(/^74 days left$/i);
  await expect
    .poll(async () => {
      const [words, frame] = [await count(page).boundingBox(), await iframe(page).boundingBox()];
      return words && frame && Math.min(844, frame.y + frame.height) - (words.y + words.height);
    })
    .toBeGreaterThanOrEqual(0);
}

test('on a phone the first screen shows a live countdown, also where fonts come late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2025-08-05T09:00:00Z');
  const release = await holdBack(page, /\.woff2$/);
  await page.goto('/embed', { waitUntil: 'commit' });
  await expectCountInView(page);
  release();
});

test('on a phone the first screen shows a live countdown and the button that copies it, and the copy works where it is pasted', async ({
  page,
  context,
  partner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2025-08-05T09:00:00Z');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed');
  await expectCountInView(page);
  const copy = page.getByRole('button', { name: 'Copy the fight countdown' });
  await expect(copy).toBeInViewport({ ratio: 1 });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await lines(page).textContent());

  await partner.open(page, copied);
  await expect(page.locator('ringside-countdown [part="bill"] [part="label"]')).toHaveText(
    /^74 days left$/i,
  );
});

test('when no fight is ahead, the countdown counts to an example date, which is labelled', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-23T09:00:00Z');
  await leaveViewsEmpty(page, COUNTDOWN);
  await page.goto('/embed');
  for (const name of ['Card', 'Banner', 'Line']) {
    await choose(page, name);
    await expect(view(page).getByText('Example date')).toBeVisible();
    await expect(count(page)).toHaveText(/^12 days left$/i);
  }
  await expect(countdown(page).getByRole('option')).toHaveText([
    'The next fight',
    'A night of your own',
  ]);
});

test('on a phone the page is short, and each view is as high as what it shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 6000 });
  await page.clock.setFixedTime('2025-08-05T09:00:00Z');
  await page.goto('/embed');
  for (const name of ['Card', 'Banner', 'Line']) {
    await choose(page, name);
    await expect(count(page)).toBeVisible();
    const gap = async () => {
      const inside = await view(page).locator('body').boundingBox();
      const frame = await page.locator('iframe').first().boundingBox();
      return Math.abs((frame?.height ?? 0) - (inside?.height ?? 0));
    };
    await expect.poll(gap, name).toBeLessThanOrEqual(3);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    6000,
  );
});

test('in a wide window fragments beside each other have their buttons at one height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/embed');
  const tops = await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Copy the/ })
    .evaluateAll((buttons) => buttons.map((b) => Math.round(b.getBoundingClientRect().top)));
  expect(tops).toHaveLength(8);
  // A row has one or two that are twice as wide.
  for (const row of [tops.slice(0, 3), tops.slice(3, 6), tops.slice(6)])
    expect(new Set(row).size).toBe(1);
});

test('while its element is on the way, a view keeps its height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2025-08-05T09:00:00Z');
  const pass = await holdBack(page, /countdown[^/]*\.js$/);
  await leaveViewsEmpty(page, COUNTDOWN);
  await page.goto('/embed', { waitUntil: 'commit' });
  const iframe = page.locator('iframe').first();
  const height = async () => (await iframe.boundingBox())?.height ?? 0;
  await expect(iframe).toBeVisible();
  const reserved = await height();
  await expect(view(page).locator('ringside-countdown')).toBeAttached();
  await page.evaluate(async () => {
    // Within 20 frames, an iframe whose height followed its content would have shrunk.
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await height()).toBe(reserved);
  pass();
  await expect(count(page)).toBeVisible();
  await expect.poll(height).not.toBe(reserved);
});

test('choices change the view and the lines, and leave the history alone', async ({ page }) => {
  await page.clock.setFixedTime('2025-11-01T09:00:00Z');
  await leaveViewsEmpty(page, COUNTDOWN);
  await page.goto('/embed');
  await expect(lines(page)).toContainText('<ringside-countdown look="card" fight="next" style="');
  await expect(countdown(page).getByText(/No fight is ahead/)).toBeHidden();
  const before = await page.evaluate(() => history.length);
  const fight = countdown(page).getByLabel('Counts to');
  await fight.hover();
  await expect(fight.getByRole('option')).toHaveCount(5);
  await fight.selectOption({ label: 'Desert Reckoning, 2025-11-22' });
  await expect(view(page).locator('[part="bill"] [part="event"]')).toHaveText(/Desert Reckoning/i);
  await choose(page, 'Dark');
  await expect(view(page).locator('html')).toHaveCSS('color-scheme', 'dark');
  await choose(page, 'Banner');
  await expect(lines(page)).toContainText(
    '<ringside-countdown look="banner" fight="2" theme="dark"',
  );

  await fight.selectOption('A night of your own');
  await countdown(page).getByLabel('Date').fill('2025-11-11');
  await countdown(page).getByLabel('Name').fill('Club night');
  await expect(lines(page)).toContainText('look="banner" date="2025-11-11" event="Club night"');
  await expect(count(page)).toHaveText(/^10 days left$/i);
  await choose(page, 'WordPress');
  await expect(lines(page)).toContainText('<!-- wp:html -->');
  await choose(page, 'iframe');
  await expect(lines(page)).toContainText('<iframe src="');
  expect(await page.evaluate(() => history.length)).toBe(before);
  // Lines that were pasted earlier use `ground` for the background.
  await page.goto('/embed/frame?element=ringside-countdown&ground=dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('where the clipboard is refused, the lines are selected, also by a click before any script', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );
  await leaveViewsEmpty(page);
  await page.goto('/embed', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Copy the fight list' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Selected' })).toBeVisible();
  const list = page.getByRole('form', { name: 'Fight list' }).locator('[data-lines="html"]');
  await expect(list).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(await list.textContent());
});

looking('the form in a view can be tried, and nothing stores the address', async ({ page }) => {
  await leaveViewsEmpty(page, /element=ringside-newsletter/);
  await visit(page, '/embed');
  const form = page.frameLocator('iframe[title="Preview of the newsletter form"]');
  await form.getByRole('textbox').fill('fan@ringside.example');
  await form.getByRole('button').click();
  await expect(form.getByText(/Subscription Successful/).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('fan@');
});

test('Back after a reload brings the page with its own policy', async ({ page }) => {
  await leaveViewsEmpty(page, COUNTDOWN);
  await page.goto('/embed');
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await page.reload();
  await ready(page);
  await goBack(page, '/embed');
  await expect(count(page)).toBeVisible();
});

looking.describe('without script', () => {
  looking.use({ javaScriptEnabled: false });
  looking('the lines can be read, for each place', async ({ page }) => {
    await leaveViewsEmpty(page);
    await page.goto('/embed');
    await expect(lines(page)).toContainText(
      '<script async="" src="https://ringside.example/embed/countdown.js">',
    );
    await choose(page, 'iframe');
    await expect(lines(page)).toContainText('<iframe src="https://ringside.example/embed/frame?');
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});

test('every element has a page with its whole reference, without script', async ({ request }) => {
  const elements = await descriptions(request);
  const pathOf = ({ tagName }: ElementDescription) => tagName.replace('ringside-', '/embed/');
  expect(elements.map(pathOf).sort()).toEqual([...elementPaths].sort());

  const overview = await (await request.get('/embed')).text();
  const titles = new Set<string>();
  for (const element of elements) {
    const path = pathOf(element);
    expect(overview).toContain(`href="${path}"`);

    const page = await (await request.get(path)).text();
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(page) ?? [];
    titles.add(title);
    const [, description = ''] = /name="description" content="(.*?)"/.exec(page) ?? [];
    expect(description, path).toMatch(/^.{120,160}$/);

    const {
      attributes = [],
      events = [],
      cssParts = [],
      cssProperties = [],
      accessibility = [],
    } = element;

    expect(accessibility.length, path).toBeGreaterThan(0);
    for (const { name } of [...attributes, ...events, ...cssParts, ...cssProperties])
      expect(page, `${path} ${name}`).toContain(`<code>${name}</code>`);

    expect(page).toContain('&lt;script async="" src="https://ringside.example/embed/');
    expect(page).toContain('sha384-');
    for (const types of ['html', 'react', 'vue', 'svelte'])
      expect(page).toContain(`/embed/types/${types}.d.ts`);
  }

  expect(titles.size).toBe(elements.length);
});

for (const path of ['/embed', '/embed/countdown'])
  looking(`${path} breaks no accessibility rule at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await leaveViewsEmpty(page);
    await page.goto(path);
    await expect(
      page.locator('form iframe, ringside-countdown [part~="label"]').first(),
    ).toBeVisible();
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    await page.locator('iframe').evaluateAll((all) => {
      for (const each of all) each.remove();
    });
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
