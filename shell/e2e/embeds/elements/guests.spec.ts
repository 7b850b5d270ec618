/** Sections and fragments as guests: in the page's outline, on its background, in its place, and when Ringside cannot be reached. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { sampled } from '../../support/sample.ts';
import { expect } from '../../support/test.ts';
import { article, script, shown, test } from './sectionsOnPartner.ts';

/** The headings of an element as assistive technology hears them, with their levels. */
const outline = (page: Page, tag: string) =>
  page
    .locator(`${tag} .page`)
    .evaluate((root) =>
      [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.ariaLevel ?? heading.localName.slice(1))),
    );

const OUTLINED = [
  ['ringside-news', '', 'news'],
  ['ringside-news', `path="${article}"`, 'news'],
  ['ringside-gear', '', 'gear'],
  ['ringside-training', '', 'training'],
  ['ringside-training', 'path="/fitness"', 'training'],
  ['ringside-fights', '', 'fights'],
  ['ringside-article-list', 'list="featured"', 'news'],
  ['ringside-latest-news', '', 'news'],
  ['ringside-gear-guides', '', 'gear'],
  ['ringside-recommended-gear', '', 'gear'],
  ['ringside-workouts', 'limit="2"', 'training'],
  ['ringside-plans', '', 'training'],
  ['ringside-fight-list', '', 'fights'],
] as const;

for (const [tag, attributes, file] of OUTLINED) {
  const title = `headings of <${[tag, attributes].filter(Boolean).join(' ')}> begin where the page says, and skip no level`;
  test(
    title,
    sampled(['ringside-training', 'ringside-workouts'].includes(tag) && !attributes.startsWith('path')),
    async ({ page, partner }) => {
      await page.goto(
        partner.put('/', { body: `<h1>Partner</h1><${tag} ${attributes}></${tag}>${script(file)}` }),
      );
      const element = page.locator(tag).first();
      await shown(element);
      const below: Record<string, number[]> = { 2: await outline(page, tag) };
      for (const level of ['1', '3', '6']) {
        await element.evaluate((each, level) => each.setAttribute('heading', level), level);
        await expect.poll(async () => Math.min(...(await outline(page, tag)))).toBe(Number(level));
        below[level] = await outline(page, tag);
      }
      const from = (level: number) => below[2]?.map((each) => Math.min(each - 2 + level, 6));
      expect(below).toEqual({ 1: from(1), 2: from(2), 3: from(3), 6: from(6) });
      expect(below[2]?.[0]).toBe(2);
      // Nothing is requested again, and no heading is more than one level below the one before it.
      const steps = below[2]?.map((level, index, all) => level - (all[index - 1] ?? 1)) ?? [];
      expect(Math.max(...steps)).toBe(1);
    },
  );
}

test.describe(() => {
  test.use({ tolerated: [/^other origin: http:\/\/127|\/favicon\.ico|write one of|youtube-nocookie/] });

  test('a heading that React draws later has its level, and a wrong level is named once', async ({
    page,
    partner,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(
      partner.put('/', {
        body: `<ringside-workouts limit="2" heading="7"></ringside-workouts>${script('training')}`,
      }),
    );
    const element = page.locator('ringside-workouts').first();
    await shown(element);
    expect(said).toEqual(['ringside: <ringside-workouts> heading="7": write one of 1, 2, 3, 4, 5, 6.']);
    await element.evaluate((each) => each.setAttribute('heading', '4'));
    await element.getByRole('button').first().click();
    await expect(element.getByRole('dialog').getByRole('heading')).toHaveAttribute('aria-level', '4');
  });
});

/** The element's background and text colours, as they are painted. */
const colours = (element: Locator) =>
  element.locator('.page').evaluate((each) => {
    const { backgroundColor, color } = getComputedStyle(each);
    return [backgroundColor, color];
  });

test('a section has the colours of its theme, and those of the page only on request', async ({
  page,
  partner,
}) => {
  await page.goto(
    partner.put('/', {
      head: '<style>body { background: #111; color: #eee } body.day { background: #fff; color: #111 }</style>',
      body: `<ringside-fights></ringside-fights>${script('fights')}`,
    }),
  );
  const element = page.locator('ringside-fights');
  await shown(element);
  const light = await colours(element);
  await element.evaluate((each) => each.setAttribute('theme', 'dark'));
  await expect.poll(() => colours(element)).not.toEqual(light);
  const dark = await colours(element);
  await element.evaluate((each) => each.setAttribute('theme', 'light'));
  await expect.poll(() => colours(element)).toEqual(light);
  await element.evaluate((each) => each.setAttribute('theme', 'auto'));
  await expect.poll(() => colours(element)).toEqual(dark);
  await page.locator('body').evaluate((body) => body.classList.add('day'));
  await expect.poll(() => colours(element)).toEqual(light);
});

for (const [tag, file] of [
  ['ringside-news', 'news'],
  ['ringside-gear', 'gear'],
  ['ringside-training', 'training'],
  ['ringside-fights', 'fights'],
  ['ringside-recommended-gear', 'gear'],
  ['ringside-plans', 'training'],
] as const)
  test(
    `all text of a dark <${tag}> can be read, and nothing is wider than 200 px`,
    sampled(tag === 'ringside-training'),
    async ({ page, partner }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(
        partner.put('/', {
          head: '<style>:root { color-scheme: dark; background: #111 }</style>',
          body: `<main><h1>Partner</h1><div><${tag} theme="dark"></${tag}></div></main>${script(file)}`,
        }),
      );
      const element = page.locator(tag).first();
      await shown(element);
      const { violations } = await new AxeBuilder({ page })
        .withRules(['color-contrast', 'heading-order'])
        .analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ target, html }) => `${target} ${html}`))).toEqual(
        [],
      );
      await page
        .locator('main > div')
        .evaluate((place) => place.setAttribute('style', 'width: 200px; font-size: 2em'));
      await expect.poll(() => page.locator('main > div').evaluate((place) => place.scrollWidth)).toBe(200);
    },
  );

test.describe(() => {
  test.use({ tolerated: [/^other origin: http:\/\/127|\/favicon\.ico|\/gear|ERR_FAILED/] });

  test('a section that cannot be reached shows a message beside its fallback, and can be tried again', async ({
    page,
    partner,
  }) => {
    const out = /\/gear$/;
    await page.route(out, (route) => route.abort());
    await page.goto(
      partner.put('/', {
        body: `<ringside-gear><a href="ORIGIN">Gear on Ringside</a></ringside-gear>${script('gear')}`,
      }),
    );
    const element = page.locator('ringside-gear');
    await expect(element.getByRole('status').first()).toHaveText(
      /^Ringside cannot be reached at the moment\./,
    );
    await expect(element.getByRole('link', { name: 'Gear on Ringside' })).toBeVisible();
    await page.unroute(out);
    await element.getByRole('button', { name: 'Try again' }).click();
    await shown(element);
    await expect(element.getByText('Ringside cannot be reached')).toBeHidden();
  });
});
