import { test as looking } from '../support/sharedPage.ts';
import { expect, test } from '../support/test.ts';
import { holdBack, visit } from '../support/visit.ts';

test('an address is checked, stored in this browser, and refused the second time, even after a reload', async ({
  page,
}) => {
  const field = page.getByRole('textbox', { name: /e-?mail/i });
  const stored = () =>
    page.evaluate(
      () =>
        JSON.parse(localStorage.getItem('ringside:newsletter-subscriptions') ?? '[]') as unknown,
    );
  const subscribe = async (address: string, title: string, text: string) => {
    // In Firefox, `fill` appends to the text of an email field, so clear the field first.
    await field.clear();
    await field.fill(address);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Subscribe|Join/i })
      .click();
    for (const said of [title, text])
      await expect(page.getByText(said, { exact: true })).toBeVisible();
  };
  const destructive = page.locator('[data-variant="destructive"]');

  await visit(page, '/');
  await subscribe('a@b', 'Invalid Email', 'Please enter a valid email address.');
  await expect(destructive).toBeVisible();
  await expect(field).toHaveValue('a@b');
  await expect(field).toHaveAccessibleDescription(/Please enter a valid email address/);
  expect(await stored()).toEqual([]);

  const address = 'fan@ringside.example';
  await subscribe(
    address,
    'Subscription Successful! 🎉',
    'Thanks for joining! Keep an eye on your inbox for exclusive content.',
  );
  await expect(field).toHaveValue('');
  expect(await stored()).toEqual([address]);

  await visit(page, '/');
  await subscribe(
    address,
    'Already Subscribed!',
    'This email address is already on our list. Thanks for being a fan!',
  );
  await expect(destructive).toBeVisible();
  expect(await stored()).toEqual([address]);
});

looking(
  'the message about a wrong address is below the ring of the focused field',
  async ({ page }) => {
    await visit(page, '/');
    const field = page.getByRole('textbox', { name: /e-?mail/i });
    await field.fill('a@b');
    await field.press('Enter');
    await expect(field).toBeFocused();
    // Look inside the widget, because a toast shows the same words.
    const message = page.locator('ringside-newsletter').getByText(/Invalid Email/);
    await expect(message).toBeVisible();
    // Measure the ring and the message in one call, because a late font may move them.
    const [ring, top] = await field.evaluate(
      (input, line) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(input);
        const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        return [
          input.getBoundingClientRect().bottom + beyond,
          line?.getBoundingClientRect().top ?? 0,
        ] as const;
      },
      await message.elementHandle(),
    );
    expect(top).toBeGreaterThan(ring);
  },
);

test('a form that is submitted before its script has loaded is submitted as soon as it has', async ({
  page,
}) => {
  const answer = await holdBack(page, /\/assets\/shell\/newsletter-/);
  await page.goto('/');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('a@b');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('ringside-newsletter form')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByText('Invalid Email', { exact: true })).toBeVisible();
  await expect(page.locator('ringside-newsletter form')).not.toHaveAttribute('aria-busy');
});
