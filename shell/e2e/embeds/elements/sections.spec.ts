/** Sections and their fragments on a partner's page. */

import { sampled } from '../../support/sample.ts';
import { expect } from '../../support/test.ts';
import { article, POLICY, script, shown, test } from './sectionsOnPartner.ts';

/** Of each section its page, and of two a fragment. */
const SAMPLE = [
  'ringside-gear',
  'ringside-training',
  'ringside-fights',
  'ringside-article-list',
  'ringside-workouts',
];

for (const [tag, attributes, script_, text] of [
  ['ringside-news', '', 'news', 'News'],
  ['ringside-news', `path="${article}"`, 'news', 'Tobias Rourke has the better jab'],
  ['ringside-news', 'path="/reviews"', 'news', 'Gear Reviews'],
  ['ringside-gear', '', 'gear', 'Recommended Boxing Gear'],
  ['ringside-gear', 'path="/gear/boxing-gloves"', 'gear', 'Top 10'],
  ['ringside-training', '', 'training', 'Training Hub'],
  ['ringside-training', 'path="/fitness"', 'training', 'Lean Muscle Gain'],
  ['ringside-fights', '', 'fights', 'Upcoming Fights'],
  ['ringside-article-list', 'list="featured"', 'news', 'Read More'],
  ['ringside-article-list', 'category="Fight Analysis"', 'news', 'Tobias Rourke'],
  ['ringside-article-link', 'category="Training"', 'news', 'Latest: Training'],
  ['ringside-latest-news', '', 'news', 'Trending Now'],
  ['ringside-gear-guides', '', 'gear', 'Top 10'],
  ['ringside-recommended-gear', '', 'gear', 'Buy Now'],
  ['ringside-workouts', 'limit="2"', 'training', 'Watch Video Guide'],
  ['ringside-plans', '', 'training', 'Weight Cut Pro'],
  ['ringside-fight-list', 'limit="1"', 'fights', 'Rourke'],
] as const) {
  const title = `<${[tag, attributes].filter(Boolean).join(' ')}> works under the strictest policy`;
  const isInSample = SAMPLE.includes(tag) ? !attributes.startsWith('path') : attributes.includes(article);
  test(title, sampled(isInSample), async ({ page, partner }) => {
    const url = partner.put('/', {
      policy: POLICY,
      body: `<${tag} ${attributes}><a href="ORIGIN">Ringside</a></${tag}>${script(script_)}`,
    });
    await page.goto(url);
    const element = page.locator(tag).first();
    await shown(element);
    await expect(element.getByText(text).first()).toBeVisible();
    await expect(element.getByRole('link', { name: 'Ringside', exact: true })).toBeHidden();
    const fonts = await page.evaluate(() =>
      [...document.fonts].map(({ family }) => family.replace(/"/g, '')),
    );
    expect(fonts).toContain('Ringside League Gothic');
  });
}

test('a section looks the same under the page’s styles for every element', async ({ page, partner }) => {
  const look = async (head: string) => {
    const url = partner.put('/', { head, body: `<ringside-gear></ringside-gear>${script('gear')}` });
    const gear = page.locator('ringside-gear');
    // Watched by its driver, Firefox now and then fails a face that it has received. Without the driver it never did.
    await expect(async () => {
      await page.goto(url);
      await shown(gear);
      expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).not.toContain(
        'error',
      );
    }).toPass();
    return gear.locator('h1, h2, .page, button, li').evaluateAll((nodes) =>
      nodes.map((node) => {
        const { fontSize, fontFamily, color, display, width, direction, paddingTop } = getComputedStyle(node);
        return [fontSize, fontFamily, color, display, width, direction, paddingTop].join(' ');
      }),
    );
  };
  const calm = await look('<style>body { margin: 0 }</style>');
  const hostile = await look(
    `<style>
      html { font-size: 62.5%; direction: rtl; --color-ink: red; --spacing: 9px }
      * { all: unset !important; --color-paper: lime }
      style, script, head, title { display: none !important }
      body, ringside-gear { display: block !important }
      button { background: red !important }
    </style>`,
  );
  expect(calm.length).toBeGreaterThan(20);
  expect(hostile).toEqual(calm);
});

test('the width that counts is the element, not the window', async ({ page, partner }) => {
  const columns = async (width: number) => {
    await page.goto(
      partner.put(
        '/',
        `<div style="width: ${width}px"><ringside-gear></ringside-gear></div>${script('gear')}`,
      ),
    );
    const gear = page.locator('ringside-gear');
    await shown(gear);
    return gear
      .locator('ul')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  };
  expect(await columns(400)).toBe(1);
  expect(await columns(1100)).toBe(4);
});

test('countdowns inside an embedded page count', async ({ page, partner }) => {
  await page.clock.setFixedTime('2025-10-08T12:00:00Z');
  await page.goto(
    partner.put('/', { policy: POLICY, body: `<ringside-fights></ringside-fights>${script('fights')}` }),
  );
  await expect(page.locator('ringside-countdown').first()).toContainText('10 days left');
});

test('a fragment has a page of its own for iframes, complete without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/embed/ringside-article-list/category-fight-analysis');
  await expect(page.getByRole('link').first()).toBeVisible();
  await expect(page.locator('header.site-header')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('base')).toHaveAttribute('target', '_blank');
  await context.close();
  expect(await (await fetch(`${baseURL}/sitemap.xml`)).text()).not.toContain('/embed/ringside-');
});
