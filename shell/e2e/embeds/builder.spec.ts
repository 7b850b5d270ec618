/** The builder at /embed. What it prints is tried on partners' pages in `builder-snippets.spec.ts`. */
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { articlePaths } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

const preview = (page: Page): FrameLocator => page.frameLocator('[data-preview] iframe');
const snippet = (page: Page) => page.locator('[data-output="snippet"]');
const set = (page: Page, element: string) => page.getByLabel('Element').selectOption(element);
/** Of the element that is chosen: every element's are there. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Radio buttons lie under their labels. */
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

test('an element is chosen, set, seen live on three grounds, and shared by its address', async ({ page }) => {
  await visit(page, '/embed');
  await expect(snippet(page)).toContainText('<ringside-countdown fight="next" look="card">');
  await expect(preview(page).locator('ringside-countdown [part="bill"]')).toBeVisible();
  await page.getByLabel('fight', { exact: true }).selectOption({ label: 'Desert Reckoning, 2025-11-22' });
  await expect(snippet(page)).toContainText('<ringside-countdown fight="2" look="card">');
  const event = preview(page).locator('ringside-countdown [part="bill"] [part="event"]');
  await expect(event).toHaveText('Desert Reckoning');

  await choose(page, 'Dark');
  await expect(preview(page).locator('html')).toHaveCSS('color-scheme', 'dark');
  await choose(page, 'Hostile');
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(event).toHaveText('Desert Reckoning');

  await set(page, 'ringside-article-list');
  await page.getByRole('combobox', { name: 'category' }).selectOption('Training');
  await expect(page.getByRole('checkbox', { name: 'list' })).not.toBeChecked();
  await expect(snippet(page)).toContainText('<ringside-article-list category="Training">');
  await expect(preview(page).locator('ringside-article-list').getByRole('heading').first()).toBeVisible();
  await choose(page, 'React');
  await choose(page, 'Pinned');
  await expect(snippet(page)).toContainText('integrity: "sha384-');
  await expect(page).toHaveURL(
    /element=ringside-article-list&category=Training&kind=react&ground=hostile&file=pinned/,
  );

  const text = await snippet(page).textContent();
  await page.reload();
  await expect(snippet(page)).toHaveText(text ?? '');
  await expect(page.getByRole('radio', { name: 'Hostile' })).toBeChecked();
});

test('a colour is picked and a size written: the preview shows them, a rule sets them, and emptied they are gone', async ({
  page,
}) => {
  await visit(page, '/embed?element=ringside-countdown&fight=2');
  const rule = page.locator('[data-output="rule"]');
  const event = preview(page).locator('ringside-countdown [part="event"]');
  // A line of text keeps its room by itself.
  await expect(rule).toBeHidden();
  await field(page, 'Pick --ringside-color').fill('#c8241a');
  await expect(field(page, '--ringside-color')).toHaveValue('#c8241a');
  await expect(event).toHaveCSS('color', 'rgb(200, 36, 26)');
  await field(page, '--ringside-event-size').fill('40px');
  await expect(event).toHaveCSS('font-size', '40px');
  const text = '  --ringside-color: #c8241a;\n  --ringside-event-size: 40px;\n}';
  await expect(rule).toContainText(text, { useInnerText: true });
  await choose(page, 'Hostile');
  await expect(event).toHaveCSS('color', 'rgb(200, 36, 26)');

  // Shared by its address, and there for any element in a frame, where no rule reaches.
  await page.reload();
  await expect(rule).toContainText(text, { useInnerText: true });
  await expect(field(page, 'Pick --ringside-color')).toHaveValue('#c8241a');
  await choose(page, 'iframe');
  await expect(snippet(page)).toContainText('--ringside-color=%23c8241a');
  await expect(rule).toBeHidden();
  await choose(page, 'HTML');

  // What no rule can hold is said to be wrong, and written nowhere.
  const color = field(page, '--ringside-color');
  await color.fill('red; } body { display: none');
  await expect(rule).not.toContainText('color');
  await expect(rule).toContainText('--ringside-event-size: 40px;');
  expect(await color.evaluate((field: HTMLInputElement) => field.validity.customError)).toBe(true);
  await expect(event).not.toHaveCSS('color', 'rgb(200, 36, 26)');
  await field(page, '--ringside-event-size').fill('');
  await expect(rule).toBeHidden();
});

test('Back to the builder after a reload brings it with its own policy', async ({ page }) => {
  await visit(page, '/embed');
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await page.reload();
  await ready(page);
  await page.goBack();
  await expect(preview(page).locator('ringside-countdown [part="bill"]')).toBeVisible();
});

test('nothing moves under the pointer: the button that copies stays in its place while previews come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/embed');
  const copy = page.getByRole('button', { name: 'Copy: Lines for your page' });
  const top = () => copy.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  await expect(preview(page).locator('ringside-countdown [part="bill"]')).toBeVisible();
  const before = await top();
  for (const element of [
    'ringside-workouts',
    'ringside-newsletter',
    'ringside-article-link',
    'ringside-news',
  ]) {
    await set(page, element);
    // The page in it holds the prerendered element of the same name.
    await expect(preview(page).locator(element).first()).toBeVisible();
    await expect(
      preview(page)
        .getByText(/Workout|Subscribe|Boxing|News/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await top(), element).toBe(before);
  }
});

test('lines are copied, or selected where the clipboard is closed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/embed?element=ringside-plans');
  const text = await snippet(page).textContent();
  await page.getByRole('button', { name: 'Copy: Lines for your page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );
  await page.getByRole('button', { name: 'Copy: Lines for your page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Selected' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(text);
});

test('without script all elements are there with their lines, and no form that does nothing', async ({
  browser,
  baseURL,
  browserName,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await context.request.get('/embed/custom-elements.json');
  const { modules } = (await answer.json()) as { modules: { declarations: unknown[] }[] };
  await page.goto('/embed');
  await expect(page.getByRole('heading', { level: 3, name: /^<ringside-/ })).toHaveCount(
    modules.flatMap(({ declarations }) => declarations).length,
  );
  await expect(
    page.getByText('<script async src="https://ringside.example/embed/gear.js"></script>').first(),
  ).toBeVisible();
  // Playwright stops Firefox's scripts but leaves `(scripting: enabled)`.
  if (browserName === 'chromium') await expect(page.locator('form')).toBeHidden();
  await context.close();
});

for (const [width, path, isInSample] of [
  [320, '/embed?element=ringside-article-list&kind=vue', true],
  [1440, '/embed?element=ringside-news&kind=iframe', false],
  [320, '/embed/frame?element=ringside-countdown&fight=1', false],
] as const)
  test(`${path} breaks no accessibility rule at ${width} px`, sampled(isInSample), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(
      page.locator('[data-preview] iframe, ringside-countdown [part~="label"]').first(),
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
      .exclude('[data-preview] iframe')
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

test('a shared address that means harm sets nothing but text', async ({ page }) => {
  const event = `"><img src=x onerror=alert(1)></script>\${x}{{x}}`;
  await visit(
    page,
    `/embed?${new URLSearchParams({
      element: 'ringside-countdown',
      event,
      onclick: 'alert(1)',
      kind: 'x',
      '--ringside-color': 'url(https://elsewhere.example)',
      '--ringside-font': 'serif; } body { display: none',
    })}`,
  );
  await expect(page.getByLabel('event', { exact: true })).toHaveValue(event);
  await expect(snippet(page)).toContainText('event="&quot;&gt;&lt;img');
  await expect(preview(page).locator('ringside-countdown')).toHaveAttribute('event', event);
  await expect(
    preview(page).locator('ringside-countdown[onclick], ringside-countdown[style], img'),
  ).toHaveCount(0);
  await expect(page.locator('[data-output="rule"]')).not.toContainText('--');
});

test('pages tell readers of oEmbed where their answer is, and the frame in it shows the page’s element', async ({
  page,
  request,
  baseURL,
}) => {
  for (const [path, element, heading] of [
    ['/fights', 'ringside-countdown', 'Fight details'],
    ['/reviews', 'ringside-news', 'Gear Reviews'],
    [articlePaths[0] ?? '', 'ringside-news', 'Back to News'],
  ] as const) {
    await page.goto(path);
    const link = page.locator('head link[type="application/json+oembed"]');
    await expect(link).toHaveAttribute('rel', 'alternate');
    const address = new URL((await link.getAttribute('href')) ?? '');
    const response = await request.get(address.pathname);
    expect(response.headers()['content-type']).toContain('application/json');
    const answer = (await response.json()) as Readonly<Record<string, unknown>>;
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Ringside' });
    expect([typeof answer.width, typeof answer.height]).toEqual(['number', 'number']);
    const [, src = ''] = /^<iframe src="https:\/\/ringside\.example([^"]*)"/.exec(String(answer.html)) ?? [];
    await page.goto(baseURL + src.replaceAll('&amp;', '&'));
    await expect(page.locator(element).getByText(heading).first()).toBeVisible();
  }
  await page.goto('/about');
  await expect(page.locator('head link[type="application/json+oembed"]')).toHaveCount(0);
});
