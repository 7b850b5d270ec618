import { startPartner } from '../embeds/partner.ts';
import { serveCopy } from '../support/serveCopy.ts';
import { expect, type Page, test } from '../support/test.ts';
import { buildShop } from './buildShop.ts';

/**
 * One team's page places another team's offer. The offer's attribute follows the visitor's choice.
 */

let shop: Awaited<ReturnType<typeof serveCopy>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await serveCopy(buildShop);
});
test.afterAll(() => shop.close());
test.describe.configure({ mode: 'default' });
/**
 * The copy of the site is served at an origin of its own, which the fixture would report as a
 * foreign one.
 */
const COPY = /^other origin: http:\/\/(localhost|127\.0\.0\.1):/;
test.use({ tolerated: [COPY] });

const offer = (page: Page) => page.locator('ringside-offer');
const choose = (page: Page, colour: string) => page.getByRole('button', { name: colour }).click();
const sold = (page: Page) => page.locator('.toast strong');

test('the offer shows and sells what was chosen last, however fast', async ({ page }) => {
  await page.goto(`${shop.origin}/stand`);
  await expect(offer(page)).toHaveText('red for 10 dollarsBuy');
  await choose(page, 'green');
  await expect(offer(page)).toHaveText('green for 30 dollarsBuy');
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(sold(page)).toHaveText('Sold green');

  for (const colour of ['red', 'blue', 'green', 'red', 'blue']) await choose(page, colour);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(sold(page)).toHaveText('Sold blue');
  await expect(offer(page)).toHaveText('blue for 20 dollarsBuy');
  await expect(offer(page)).not.toHaveAttribute('aria-busy');
});

test('a click on the old content acts on the new one, and the old content stays until then', async ({
  page,
}) => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/*.fragments.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.origin}/stand`);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(sold(page)).toHaveText('Sold red');
  await choose(page, 'blue');
  await expect(offer(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(offer(page)).toHaveText('red for 10 dollarsBuy');
  respond();
  await expect(sold(page)).toHaveText('Sold blue');
  await expect(offer(page)).toHaveText('blue for 20 dollarsBuy');
});

test('the focus stays on the control that replaced the focused one', async ({ page }) => {
  await page.goto(`${shop.origin}/stand`);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(sold(page)).toHaveText('Sold red');
  await page.evaluate(() => {
    const blue = [...document.querySelectorAll('button')].find((each) => each.innerText === 'blue');
    blue?.click();
  });
  await expect(offer(page)).toHaveText('blue for 20 dollarsBuy');
  await expect(page.getByRole('button', { name: 'Buy' })).toBeFocused();
});

test('a fragment that appears after a click is filled', async ({ page }) => {
  await page.goto(`${shop.origin}/stand`);
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(page.getByText('Your receipt')).toBeVisible();
});

test.describe('a value that no release has', () => {
  test.use({
    tolerated: [
      new RegExp(`${COPY.source}|^warning: ringside: <ringside-offer> has colour="pink"`),
    ],
  });

  test('gives the fallback and one warning, and the next value works', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(`${shop.origin}/stand`);
    await choose(page, 'pink');
    await expect(offer(page)).toHaveText('Ask us.');
    await choose(page, 'blue');
    await expect(offer(page)).toHaveText('blue for 20 dollarsBuy');
    await choose(page, 'pink');
    await expect(offer(page)).toHaveText('Ask us.');
    expect(warnings.filter((text) => text.includes('colour="pink"'))).toHaveLength(1);
  });
});

test.describe('without its file', () => {
  test.use({
    tolerated: [new RegExp(`${COPY.source}|404|fragments\\.json|^error: ringside: till, load`)],
  });

  test('the old text stays, sells nothing, and Try again repairs it', async ({ page }) => {
    await page.route('**/*.fragments.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${shop.origin}/stand`);
    await choose(page, 'blue');
    await expect(page.getByText('could not be updated')).toBeVisible();
    await expect(offer(page)).toContainText('red for 10 dollars');
    await page.getByRole('button', { name: 'Buy' }).click();
    await expect(sold(page)).toHaveCount(0);

    await page.unroute('**/*.fragments.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(offer(page)).toHaveText('blue for 20 dollarsBuy');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});

test('on a partner’s page the offer follows, too', async ({ page }) => {
  const partner = await startPartner(shop.origin);
  try {
    const body = '<ringside-stand></ringside-stand><script src="ORIGIN/embed/stand.js"></script>';
    await page.goto(partner.put('/page', body));
    await expect(offer(page)).toHaveText('red for 10 dollarsBuy');
    await choose(page, 'green');
    await expect(offer(page)).toHaveText('green for 30 dollarsBuy');
    await page.getByRole('button', { name: 'Receipt' }).click();
    await expect(page.getByText('Your receipt')).toBeVisible();
    await page.getByRole('button', { name: 'Buy' }).click();
    await expect(page.getByText('Sold green')).toBeVisible();
  } finally {
    await partner.close();
  }
});

test('an island that starts at once needs no visitor, also with Save-Data and after a navigation', async ({
  page,
}) => {
  await page.goto(`${shop.origin}/till`);
  await expect(page.getByText('The till is open')).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.reload();
  await expect(page.getByText('The till is open')).toBeVisible();
  await page.goto(`${shop.origin}/stand`);
  await page.evaluate(() => void navigation.navigate('/till'));
  await expect(page.getByText('The till is open')).toBeVisible();
});
