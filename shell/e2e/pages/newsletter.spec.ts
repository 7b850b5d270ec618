import { sampled } from '../support/sample.ts';
import { test as looking } from '../support/sharedPage.ts';
import { expect, type Page, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /e-?mail/i });
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('ringside:newsletter-subscriptions') ?? '[]') as unknown,
  );
async function subscribe(page: Page, address: string) {
  // In Firefox, Playwright's fill appends to what is in a field.
  await field(page).clear();
  await field(page).fill(address);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Subscribe|Join/i })
    .click();
}
const notice = (page: Page, title: string) => page.getByText(title, { exact: true });

looking('the offer stands beside the form', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Join the Fight Club' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/20% off/);
  await expect(page.getByRole('main')).toContainText(/50,000\+/);
});

looking('the field is required and of type email', async ({ page }) => {
  await page.goto('/');
  await expect(field(page)).toHaveAttribute('type', 'email');
  await expect(field(page)).toHaveJSProperty('required', true);
});

for (const address of ['', 'a', 'no at sign.com']) {
  looking(`the browser itself stops "${address}"`, sampled(address === 'a'), async ({ page }) => {
    await visit(page, '/');
    await subscribe(page, address);
    await expect(field(page)).toBeFocused();
    expect(await stored(page)).toEqual([]);
    // Checked at once, because a notice would close by itself.
    expect(await page.getByRole('button', { name: 'Close notice' }).count()).toBe(0);
  });
}

looking('a@b passes the browser and is refused by the pattern', async ({ page }) => {
  await visit(page, '/');
  await subscribe(page, 'a@b');
  await expect(notice(page, 'Invalid Email')).toBeVisible();
  await expect(notice(page, 'Please enter a valid email address.')).toBeVisible();
  await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
  await expect(field(page)).toHaveValue('a@b');
  expect(await stored(page)).toEqual([]);
});

test('a valid address is stored in this browser, and the field is cleared', async ({ page }) => {
  await visit(page, '/');
  await subscribe(page, 'fan@ringside.example');
  await expect(notice(page, 'Subscription Successful! 🎉')).toBeVisible();
  await expect(
    notice(page, 'Thanks for joining! Keep an eye on your inbox for exclusive content.'),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('');
  expect(await stored(page)).toEqual(['fan@ringside.example']);
});

test('the same address again is refused, even after a reload; another spelling counts as another address', async ({
  page,
}) => {
  await visit(page, '/');
  await subscribe(page, 'fan@ringside.example');
  await expect(notice(page, 'Subscription Successful! 🎉')).toBeVisible();
  await visit(page, '/');
  await subscribe(page, 'fan@ringside.example');
  await expect(notice(page, 'Already Subscribed!')).toBeVisible();
  await expect(
    notice(page, 'This email address is already on our list. Thanks for being a fan!'),
  ).toBeVisible();
  await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
  expect(await stored(page)).toEqual(['fan@ringside.example']);
  await subscribe(page, 'Fan@ringside.example');
  await expect(notice(page, 'Subscription Successful! 🎉')).toBeVisible();
  expect(await stored(page)).toEqual(['fan@ringside.example', 'Fan@ringside.example']);
});

test('a damaged list is replaced by a new one', async ({ page }) => {
  await visit(page, '/');
  await subscribe(page, 'fan@ringside.example');
  await expect(notice(page, 'Subscription Successful! 🎉')).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"damaged"');
  });
  await visit(page, '/');
  await subscribe(page, 'fan@ringside.example');
  await expect(notice(page, 'Subscription Successful! 🎉')).toBeVisible();
  expect(await stored(page)).toEqual(['fan@ringside.example']);
});

/** What browsers may do with storage. Each runs before the page's own code. */
const storages: Readonly<Record<string, () => void>> = {
  absent: () => Object.defineProperty(globalThis, 'localStorage', { value: undefined }),
  blocked: () =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  'read only': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  },
  forgetful: () => {
    Storage.prototype.setItem = () => undefined;
  },
};

for (const [what, replace] of Object.entries(storages)) {
  const title = `where storage is ${what}, the form says that it could not keep the address`;
  test(title, sampled(what === 'blocked' || what === 'forgetful'), async ({ page }) => {
    await page.addInitScript(replace);
    await visit(page, '/');
    await subscribe(page, 'fan@ringside.example');
    await expect(notice(page, 'Not Subscribed')).toBeVisible();
    await expect(field(page)).toHaveValue('fan@ringside.example');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gear' }).click();
    await expect(page).toHaveURL('/gear');
  });
}

test('when storage is full, nothing is lost, and the form says so', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    localStorage.setItem('ringside:newsletter-subscriptions', '["old@ringside.example"]');
    for (let size = 8 * 1024 * 1024, part = 0; size >= 1; )
      try {
        localStorage.setItem(`other-${part}`, 'x'.repeat(size));
        part += 1;
      } catch {
        size = Math.floor(size / 2);
      }
  });
  await subscribe(page, 'fan@ringside.example');
  await expect(notice(page, 'Not Subscribed')).toBeVisible();
  expect(await stored(page)).toEqual(['old@ringside.example']);
  await subscribe(page, 'old@ringside.example');
  await expect(notice(page, 'Already Subscribed!')).toBeVisible();
});

test('two tabs that subscribe at the same moment both keep their addresses', async ({ page, context }) => {
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/');
  const expected: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const both = [`left${round}@ringside.example`, `right${round}@ringside.example`];
    expected.push(...both);
    await Promise.all(
      [page, other].map((tab, index) =>
        tab.evaluate((address) => {
          const form = document.querySelector<HTMLFormElement>('ringside-newsletter form');
          const input = form?.querySelector('input');
          if (!form || !input) throw new Error('There is no form.');
          input.value = address;
          form.requestSubmit();
        }, both[index] ?? ''),
      ),
    );
  }
  for (const tab of [page, other])
    await expect.poll(async () => ((await stored(tab)) as string[]).sort()).toEqual(expected.sort());
});
