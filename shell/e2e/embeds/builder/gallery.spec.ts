/** The gallery at /embed, and the page about each element. */
import AxeBuilder from '@axe-core/playwright';
import type { ElementDescription } from '@ringside/shared/build/describeElements';
import { elementPaths } from '../../support/facts.ts';
import { sampled } from '../../support/sample.ts';
import { expect, test } from '../../support/test.ts';
import { ready, visit } from '../../support/visit.ts';

test('the gallery shows what comes near, on the chosen ground and as wide as chosen, and sets the builder', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/embed');
  const views = page.locator('[data-show]');
  const first = page.frameLocator('[data-show] iframe >> nth=0');
  await expect(first.locator('ringside-countdown [part="bill"]')).toBeVisible();
  // Closed groups and what is far below have asked for nothing.
  await expect(page.locator('details [data-show]')).not.toHaveCount(0);
  await expect(page.locator('details iframe')).toHaveCount(0);
  expect(asked.filter((url) => /news\.js|news@|training@|gear@|fights@/.test(url))).toEqual([]);

  const below = page.getByRole('heading', { name: 'Choose and set' });
  const top = () => below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const before = await top();
  for (const [ground, scheme] of [
    ['Dark', 'dark'],
    ['Photo', 'dark'],
    ['Light', 'normal'],
  ] as const) {
    await page.locator('[data-showcase]').getByText(ground, { exact: true }).click();
    await expect(first.locator('html')).toHaveCSS('color-scheme', scheme);
    if (ground === 'Photo') await expect(first.locator('html')).toHaveCSS('background-image', /hero/);
  }
  expect(await top()).toBe(before);
  const widths: number[] = [];
  for (const width of ['Narrow', 'Medium', 'Wide']) {
    await page.getByText(width, { exact: true }).click();
    widths.push((await views.first().boundingBox())?.width ?? 0);
  }
  expect(widths).toEqual([320, 576, expect.any(Number)]);
  expect(widths[2]).toBeGreaterThan(1000);

  await page.getByText(/^Parts of our sections/).click();
  await page.getByRole('heading', { name: 'Fight list' }).scrollIntoViewIfNeeded();
  await expect(page.locator('details iframe[title*="fight-list"]')).toBeVisible();
  await page.getByRole('link', { name: 'Use this: ringside-newsletter, Banner' }).click();
  await expect(page.locator('[data-output="snippet"]')).toContainText('<ringside-newsletter look="banner">');
  await expect(below).toBeInViewport();
  await expect(page.getByLabel('Element')).toBeFocused();
  await expect(page.getByRole('link', { name: /^Events, parts/ })).toHaveAttribute(
    'href',
    '/embed/newsletter',
  );
});

test('the page about an element logs what it says, and has lines to copy', async ({ page }) => {
  await visit(page, '/embed/newsletter');
  const log = page.getByRole('log');
  await expect(log).toHaveText(/Nothing yet/);
  const bare = page.frameLocator('iframe[title*="Bare"]');
  await bare.getByRole('textbox').fill('fan@ringside.example');
  await bare.getByRole('button').click();
  await expect(log).toContainText('ringside:subscribe {"email":"fan@ringside.example"}');
  await expect(log).toContainText('ringside:notice');
  await expect(log).not.toContainText('Nothing yet');
  await page.getByRole('button', { name: 'Copy: Lines for your page' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Copied|Selected/ })).toBeVisible();
  await page.getByRole('link', { name: 'Use this: ringside-newsletter, Bare' }).click();
  await ready(page);
  await expect(page.locator('[data-output="snippet"]')).toContainText('<ringside-newsletter look="bare">');
});

test('every element has a page and a plain text with all that is known of it, without script', async ({
  request,
}) => {
  const answer = await request.get('/embed/custom-elements.json');
  const { modules } = (await answer.json()) as { modules: { declarations: ElementDescription[] }[] };
  const elements = modules.flatMap(({ declarations }) => declarations);
  expect(elements.map(({ tagName }) => tagName.replace('ringside-', '/embed/')).sort()).toEqual(
    [...elementPaths].sort(),
  );
  const overview = await (await request.get('/embed')).text();
  const seen = new Set<string>();
  for (const element of elements) {
    const path = element.tagName.replace('ringside-', '/embed/');
    expect(overview).toContain(`href="${path}"`);
    const page = await (await request.get(path)).text();
    const file = await request.get(`${path}.txt`);
    expect(file.headers()['content-type']).toContain('text/plain');
    const text = await file.text();
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(page) ?? [];
    const [, description = ''] = /name="description" content="(.*?)"/.exec(page) ?? [];
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(seen).not.toContain(title);
    seen.add(title);
    const { attributes = [], events = [], cssParts = [], cssProperties = [], accessibility = [] } = element;
    expect(accessibility.length, path).toBeGreaterThan(0);
    for (const { name } of [...attributes, ...events, ...cssParts, ...cssProperties]) {
      expect(page, `${path} ${name}`).toContain(`<code>${name}</code>`);
      expect(text, `${path}.txt ${name}`).toMatch(new RegExp(`^${name}\\b`, 'm'));
    }
    expect(text).toContain(`<script async src="https://ringside.example/embed/`);
    expect(text).toMatch(/^integrity\n {4}sha384-/im);
    expect(page).toContain('sha384-');
    for (const types of ['html', 'react', 'vue', 'svelte'])
      expect(page).toContain(`/embed/types/${types}.d.ts`);
  }
});

for (const [width, path, isInSample] of [
  [320, '/embed?element=ringside-article-list&kind=vue', true],
  [1440, '/embed?element=ringside-news&kind=iframe', false],
  [320, '/embed/frame?element=ringside-countdown&fight=1', false],
  [320, '/embed/countdown', true],
  [1440, '/embed/news', false],
] as const)
  test(`${path} breaks no accessibility rule at ${width} px`, sampled(isInSample), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(
      page.locator('[data-preview] iframe, ringside-countdown [part~="label"], [data-show]').first(),
    ).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .options({
        resultTypes: ['violations'],
        rules: {
          'target-size': { enabled: true },
          // What stands in a frame is no page by itself.
          'page-has-heading-one': { enabled: !path.startsWith('/embed/') },
        },
      })
      // A page of its own.
      .exclude('[data-preview] iframe, [data-show] iframe')
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    expect(found, path).toEqual([]);
    // A scrollbar may take room of its own.
    const sideways = page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(await sideways, path).toBe(0);
  });
