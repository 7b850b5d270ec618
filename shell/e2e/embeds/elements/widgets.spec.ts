/** What the widgets do on a partner's page, and what they leave alone. */

import { expect } from '@playwright/test';
import { holdBack } from '../../support/visit.ts';
import { FALLBACK, FORM, scriptOf, site, test } from './widgetsOnPartner.ts';

for (const [how, more] of [
  ['a classic script', ''],
  ['a module', 'type="module"'],
  ['a module with integrity', 'type="module" crossorigin'],
] as const) {
  test(`the countdown of one of our fights works as ${how}, with one request and no cookie`, async ({
    page,
    context,
    open,
  }) => {
    const { requests, said } = await open(
      `<ringside-countdown fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown', more)}`,
      {
        policy:
          "default-src 'none'; script-src ORIGIN; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'",
      },
    );
    await expect(page.locator('ringside-countdown')).toContainText('74 days left');
    await expect(page.locator('[part="event"]', { hasText: /^Thunder on the Thames$/ })).toBeVisible();
    await expect(page.getByRole('link')).toBeHidden();
    await page.waitForLoadState();
    expect(requests).toEqual([`${site()}/embed/countdown.js`]);
    expect(said).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test('the newsletter stores a subscription and nothing else, and sends no request', async ({
  page,
  context,
  open,
}) => {
  const { requests, said } = await open(
    `<ringside-newsletter>${FORM}</ringside-newsletter>${scriptOf('newsletter')}`,
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('textbox', { name: 'Email address' }).fill('fan@corner.tv');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status')).toContainText('Saved in This Browser');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'ringside:newsletter-subscriptions': '["fan@corner.tv"]',
  });
  expect(requests).toEqual([`${site()}/embed/newsletter.js`]);
  expect(said).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('pages that add to the prototypes of arrays and objects do no harm', async ({ page, open }) => {
  const { said } = await open(
    `<script>Array.prototype.extra = Object.prototype.extra = () => {}; Array.prototype.last = 1; Object.prototype.fights = 1; Object.prototype['2'] = { date: '2025-10-18', event: 'None' };</script>
     <ringside-countdown fight="1">${FALLBACK}</ringside-countdown><ringside-newsletter>${FORM}</ringside-newsletter>
     ${scriptOf('countdown')}${scriptOf('newsletter')}`,
  );
  await expect(page.locator('ringside-countdown')).toContainText('74 days left');
  // A form without a listener does nothing.
  await page.waitForFunction(() => customElements.get('ringside-newsletter'));
  await page.getByRole('textbox').fill('fan@corner.tv');
  await page.getByRole('button').click();
  await expect(page.getByRole('status')).toContainText('Saved in This Browser');
  expect(said).toEqual([]);
});

for (const width of [320, 400, 800]) {
  test(`nothing moves when the scripts come late, at ${width} px`, async ({ page, open, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium measures layout shift');
    await page.setViewportSize({ width, height: 800 });
    const release = await holdBack(page, `${site()}/embed/*`);
    await open(
      `<p>Before</p><ringside-countdown fight="1">${FALLBACK}</ringside-countdown><ringside-newsletter>${FORM}</ringside-newsletter><p>After</p>
       ${scriptOf('countdown', 'async')}${scriptOf('newsletter', 'async')}
       <script>window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });</script>`,
    );
    await expect(page.getByText('After')).toBeVisible();
    release();
    await expect(page.locator('ringside-countdown')).toContainText('74 days left');
    await page.waitForFunction(() => customElements.get('ringside-newsletter'));
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.005,
    );
  });
}

test('the countdown announces nothing in a minute', async ({ page, open }) => {
  await open(`<ringside-countdown fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown')}`, {
    now: '2025-10-17T23:59:30Z',
  });
  const countdown = page.locator('ringside-countdown');
  await expect(countdown).toContainText('1 days left');
  const live = countdown.locator(
    '[aria-live], [role="status"], [role="alert"], [role="timer"], [role="log"], output',
  );
  await expect(live).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(countdown).toContainText('Fight Day!');
  await expect(live).toHaveCount(0);
});
