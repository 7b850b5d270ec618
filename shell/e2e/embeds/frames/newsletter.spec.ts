import { expect } from '@playwright/test';
import { EMAIL, press, test } from '../builder/printed.ts';

const NOTE = 'Your address goes to the page around this form, or stays in this browser.';
const SAVED = 'Saved in This Browser. Your address stays in this browser. It was not sent to anyone.';
const UNKEPT =
  'Not Subscribed. Your browser did not save your address. Allow it to store data, then try again.';

for (const [which, sandbox, more] of [
  ['that may not store', 'allow-scripts allow-forms', ''],
  [
    'that may store, whose address names a server',
    'allow-scripts allow-forms allow-same-origin',
    '&amp;action=https%3A%2F%2Fboxing.example%2Fsubscribers',
  ],
] as const)
  test(`the texts of the form in an iframe ${which} are true, and no server gets an address`, async ({
    page,
    partner,
  }) => {
    const posted: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()));
    const url = `ORIGIN/embed/frame?element=ringside-newsletter&amp;look=card${more}`;
    await page.goto(
      partner.put('/', `<iframe sandbox="${sandbox}" width="600" height="700" src="${url}"></iframe>`),
    );
    const element = page.frameLocator('iframe').locator('ringside-newsletter');
    await expect(element.getByText(NOTE)).toBeVisible();
    await element.getByRole('textbox').fill(EMAIL);
    await press(element.getByRole('button'));
    const outcome = element.locator('p[id]').filter({ hasText: /\w/, hasNotText: 'Sending' });
    await expect(outcome).toHaveCount(1);
    const stored = await page.frames()[1]?.evaluate(() => {
      try {
        return { ...localStorage };
      } catch {
        return undefined;
      }
    });
    if (!sandbox.includes('same-origin')) expect(stored).toBeUndefined();
    if (stored) expect(stored).toEqual({ 'ringside:newsletter-subscriptions': `["${EMAIL}"]` });
    expect(await outcome.innerText()).toBe(stored ? SAVED : UNKEPT);
    await expect(element).not.toHaveAttribute('action');
    expect(posted).toEqual([]);
  });

test('without a page around it the form’s texts name only this browser', async ({ page }) => {
  await page.goto('/embed/frame?element=ringside-newsletter&look=card');
  const element = page.locator('ringside-newsletter');
  await expect(element.getByText('Your address stays in this browser.', { exact: true })).toBeVisible();
  await expect(element.getByText(NOTE)).toHaveCount(0);
});
