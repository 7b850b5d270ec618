/** The widgets' behaviour on a partner's page, and its limits. */

import { expect } from '@playwright/test';
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
  // A form without a listener does nothing.
  await page.waitForFunction(() => customElements.get('ringside-newsletter'));
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
