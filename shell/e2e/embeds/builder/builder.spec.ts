/** The builder at /embed. What it prints is tried on partners’ pages in the other files of this folder. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { ready, visit } from '../../support/visit.ts';

const preview = (page: Page): FrameLocator => page.frameLocator('[data-preview] iframe');
const snippet = (page: Page) => page.locator('[data-output="snippet"]');
const set = (page: Page, element: string) => page.getByLabel('Element').selectOption(element);
/** Of the element that is chosen: every element's are there. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Radio buttons lie under their labels. */
const choose = (page: Page, name: string) => page.locator('#set').getByText(name, { exact: true }).click();

test('an element is chosen, set, seen live on three grounds, and shared by its address', async ({ page }) => {
  await visit(page, '/embed');
  await expect(snippet(page)).toContainText('<ringside-countdown fight="next" look="card">');
  await expect(preview(page).locator('ringside-countdown [part="bill"]')).toBeVisible();
  const settings = page.getByRole('group', { name: '<ringside-countdown>' });
  await settings.getByLabel('fight', { exact: true }).selectOption({ label: 'Desert Reckoning, 2025-11-22' });
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

test('a newsletter gives its addresses to a server, to a script, or to nobody, and each way says what it needs', async ({
  page,
}) => {
  await visit(page, '/embed?element=ringside-newsletter&look=bare');
  const policy = page.locator('[data-output="policy"]');
  const listener = page.locator('[data-output="listener"]');
  // To a script, which is offered, or to nobody without it.
  await expect(
    page.getByRole('heading', { name: /without it and without an action they stay/ }),
  ).toBeVisible();
  await expect(listener).toContainText("addEventListener('ringside:subscribe'");
  await expect(listener).toContainText('event.preventDefault()');
  await expect(policy).toHaveText(/^script-src \S+$/);
  // To a server of another origin, or of the page's own.
  await field(page, 'action').fill('https://boxing.example/subscribers');
  await expect(snippet(page)).toContainText('action="https://boxing.example/subscribers"');
  await expect(policy).toHaveText(/^script-src \S+; connect-src https:\/\/boxing\.example$/);
  await expect(listener).toBeHidden();
  await field(page, 'action').fill('/subscribers');
  await expect(policy).toHaveText(/^script-src \S+; connect-src 'self'$/);
  await expect(listener).toBeHidden();
  await field(page, 'action').fill('');
  await expect(listener).toBeVisible();
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
    preview(page).locator('ringside-countdown[onclick], ringside-countdown[style], img[src=x]'),
  ).toHaveCount(0);
  await expect(page.locator('[data-output="rule"]')).not.toContainText('--');
});
