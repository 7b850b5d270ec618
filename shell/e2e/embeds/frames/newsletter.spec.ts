/** The newsletter's form in an iframe: it offers an address to the page around it, and stores it only where it can. */
import { expect, type FrameLocator } from '@playwright/test';
import { elementOf, press, print, test, works } from '../builder/printed.ts';
import { canStore } from './canStore.ts';

for (const isListening of [true, false]) {
  test(`an iframe without storage ${isListening ? 'passes an address to a page that listens for it' : 'reports that an address which no page took was not stored'}`, async ({
    page,
    partner,
    printed,
  }) => {
    const { lines } = print(printed, 'iframe', elementOf(printed, 'ringside-newsletter'));
    const sealed = lines.replace('loading="lazy"', '').replace(' allow-same-origin', '');
    await page.goto(partner.put('/', sealed));
    const taken = await page.evaluateHandle((takes) => {
      const addresses: string[] = [];
      document.addEventListener('ringside:subscribe', (event) => {
        addresses.push((event as CustomEvent<{ email: string }>).detail.email);
        if (takes) event.preventDefault();
      });
      return addresses;
    }, isListening);
    await works(
      page.frameLocator('iframe').locator('ringside-newsletter'),
      'ringside-newsletter',
      isListening ? /Subscription Successful/ : /did not save your address/,
    );
    expect(await canStore(page)).toBe(false);
    expect(await taken.jsonValue()).toEqual(['fan@ringside.example']);
  });
}

/** The note of a form in an iframe before a visitor enters an address. */
const NOTE = 'Your address goes to the page around this form, or stays in this browser.';

/** Subscribes in an iframe, and returns the form's message. */
async function subscribe(frame: FrameLocator): Promise<string> {
  const element = frame.locator('ringside-newsletter');
  await expect(element.getByText(NOTE)).toBeVisible();
  await element.getByRole('textbox').fill('fan@ringside.example');
  await press(element.getByRole('button'));
  const outcome = element.locator('p[id]').filter({ hasText: /\w/ });
  await expect(outcome).toHaveCount(1);
  return outcome.innerText();
}

const SAVED = 'Saved in This Browser. Your address stays in this browser. It was not sent to anyone.';
const UNKEPT =
  'Not Subscribed. Your browser did not save your address. Allow it to store data, then try again.';

for (const [which, sandbox, more] of [
  ['that may store', 'allow-scripts allow-forms allow-same-origin', ''],
  ['that may not store', 'allow-scripts allow-forms', ''],
  [
    'whose address names a server',
    'allow-scripts allow-forms allow-same-origin',
    '&amp;action=https%3A%2F%2Fboxing.example%2Fsubscribers',
  ],
] as const)
  test(`the texts of the form in an iframe ${which} are true, and no server gets an address`, async ({
    page,
    context,
    partner,
  }) => {
    const posted: string[] = [];
    await context.route('https://boxing.example/**', (route) => {
      posted.push(route.request().url());
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
    });
    page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()));
    const address = `ORIGIN/embed/frame?element=ringside-newsletter&amp;look=card${more}`;
    await page.goto(
      partner.put('/', `<iframe sandbox="${sandbox}" width="600" height="700" src="${address}"></iframe>`),
    );
    const frame = page.frameLocator('iframe');
    const said = await subscribe(frame);
    const isKept = await page.frames()[1]?.evaluate(() => {
      try {
        return localStorage.getItem('ringside:newsletter-subscriptions');
      } catch {
        return null;
      }
    });
    // Some browsers let no iframe of another site store anything.
    const mayStore = sandbox.includes('same-origin') && (await canStore(page));
    expect(isKept).toBe(mayStore ? '["fan@ringside.example"]' : null);
    expect(said).toBe(mayStore ? SAVED : UNKEPT);
    await expect(frame.locator('ringside-newsletter')).not.toHaveAttribute('action');
    expect(posted).toEqual([]);
  });

test('without a page around it the form’s texts name only this browser', async ({ page }) => {
  await page.goto('/embed/frame?element=ringside-newsletter&look=card');
  const element = page.locator('ringside-newsletter');
  await expect(element.getByText('Your address stays in this browser.', { exact: true })).toBeVisible();
  await expect(element.getByText(NOTE)).toHaveCount(0);
});
