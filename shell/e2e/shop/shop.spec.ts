import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from '@ringside/release/directory';
import { serveSite } from '@ringside/release/serve';
import { publishAll } from '@ringside/release/testing/publishAll';
import { browserName } from '@ringside/shared/testing/browser';
import { startPartner } from '../embeds/partner.ts';
import { listen } from '../support/listen.ts';
import { expect, type Page, test } from '../support/test.ts';
import { goBack, holdBack, isMarked, mark, pretendLine } from '../support/visit.ts';
import { buildLaterCheckout, buildTeam, TEAMS } from './buildShop.ts';

/**
 * The reference task of micro frontends, the Tractor Store, with other products: three teams, and a
 * shell of their own. docs/tractor-store.md compares its features with other implementations.
 */

let folder: string;
let shop: { origin: string; close: () => Promise<unknown> };
const site = () => directoryStore(join(folder, 'site'));
const publish = (dist: string) => publishAll(site(), [dist], 'https://workshop.example', 0);
const pageOf = (name: string) => readFile(join(folder, 'site', `${name}.html`), 'utf8');

test.describe.configure({ mode: 'default' });
/** The shop is served at an origin of its own. */
const OWN = 'other origin: http://(localhost|127\\.0\\.0\\.1):|favicon\\.ico';
/** Joins the patterns into one, because Playwright takes a second one for the fixture's options. */
const tolerating = (pattern: string) => ({ tolerated: [new RegExp(`${OWN}|${pattern}`)] });
test.use({ tolerated: [new RegExp(OWN)] });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'ringside-shop-'));
  for (const team of TEAMS) {
    await publish(await buildTeam(team, join(folder, 'dist')));
    // The checkout team has not released yet, so its elements show nothing.
    if (team === 'explore')
      expect(await pageOf('product/jack-beech')).toContain(
        '<ringside-add-to-cart sku="jack-beech"',
      );
  }
  shop = await listen(await serveSite(join(folder, 'site'), 0));
});
test.afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const open = (page: Page, path: string) => page.goto(shop.origin + path);
/** Opens a page without a reload, as a link does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((url) => void navigation.navigate(url), path);
const link = (page: Page, name: string) => page.locator('main').getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const miniCart = (page: Page) => page.locator('header ringside-mini-cart');
/**
 * Waits until the page's islands have started. Firefox reports an error if a tab leaves a page
 * before.
 */
const started = (page: Page) => expect(miniCart(page)).toHaveAttribute('data-state', 'ready');
const add = (page: Page) => button(page, /^(?:Add|Buy) for/);
const price = (page: Page) => page.locator('[data-price]');

test('a visitor finds a product, chooses a variant, and the header follows', async ({ page }) => {
  await open(page, '/');
  await expect(miniCart(page)).toHaveText('Cart');
  // Until the shell has started, the browser follows a link by loading the page.
  await started(page);
  await mark(page);
  const staysInTab = async () => expect(await isMarked(page), page.url()).toBe(true);

  await link(page, 'Planes').click();
  await link(page, 'Smoothing plane').first().click();
  await expect(price(page)).toHaveText('Beech: 60 dollars');
  await staysInTab();
  await expect(add(page)).toHaveText('Add for 60 dollars');

  await button(page, 'Rosewood').click();
  await expect(price(page)).toHaveText('Rosewood: 140 dollars');
  await expect(add(page)).toHaveText('Add for 140 dollars');
  await add(page).click();
  await expect(miniCart(page), 'the header follows at once').toHaveText('Cart (1)');
  await expect(page.locator('[data-in-cart]'), 'and the page of another team').toHaveText(
    'In your cart: 1',
  );
  await button(page, 'Beech').click();
  await expect(page.locator('[data-in-cart]')).toBeEmpty();

  await link(page, 'Tenon saw').click();
  await expect(price(page)).toHaveText('Fine: 48 dollars');
  await expect(miniCart(page), 'and stays').toHaveText('Cart (1)');
  await staysInTab();
});

test('home, categories, all tools, stores and recommendations lead on', async ({ page }) => {
  await open(page, '/');
  await started(page);
  await link(page, 'All tools').click();
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible();
  for (const name of ['Smoothing plane', 'Jack plane', 'Tenon saw'])
    await expect(link(page, name).first()).toBeVisible();
  await page.getByRole('link', { name: 'Stores' }).click();
  await expect(page.getByText('Hexham, Chare 12')).toBeVisible();

  for (const path of ['/', '/products/saws', '/product/jack-beech', '/checkout/cart']) {
    await open(page, path);
    await started(page);
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  }
});

test('a cart is changed, ordered to a store and emptied, and another tab follows', async ({
  page,
  context,
}) => {
  await open(page, '/product/smoother-rosewood');
  await add(page).click();
  await expect(miniCart(page)).toHaveText('Cart (1)');
  await link(page, 'Tenon saw').click();
  await expect(price(page)).toHaveText('Fine: 48 dollars');
  await add(page).click();
  await expect(miniCart(page)).toHaveText('Cart (2)');

  const other = await context.newPage();
  await open(other, '/checkout/cart');
  await expect(other.locator('[data-total]')).toHaveText('Total: 188 dollars');
  await button(other, 'Remove tenon-fine').click();
  await expect(other.locator('[data-total]')).toHaveText('Total: 140 dollars');
  await expect(miniCart(page), 'the first tab follows').toHaveText('Cart (1)');

  await other.getByRole('link', { name: 'Checkout' }).click();
  await other.getByLabel('Name').fill('Ann');
  // Focus the field first, as a visitor's hand would do. `selectOption` does not.
  await other.getByLabel('Store').focus();
  await expect(other.locator('ringside-store-picker')).toHaveAttribute('data-state', 'ready');
  await other.getByLabel('Store').selectOption('Hexham, Chare 12');
  await expect(other.getByText('We pack it in Hexham, Chare 12.')).toBeVisible();
  await button(other, 'Place order').click();
  await expect(other).toHaveURL(/\/checkout\/thanks\?name=Ann&store=Hexham/);
  await expect(other.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(miniCart(other)).toHaveText('Cart (0)');
  await expect(miniCart(page)).toHaveText('Cart (0)');
});

/** The place of the button that adds to the cart. */
const offer = (page: Page) => page.locator('ringside-add-to-cart');
const toast = (page: Page) => page.locator('.toast strong');

test('the button sells what was chosen last, however fast', async ({ page }) => {
  await open(page, '/product/smoother-beech');
  for (const name of ['Rosewood', 'Beech', 'Rosewood', 'Beech', 'Rosewood'])
    await button(page, name).click();
  await add(page).click();
  await expect(page.locator('[data-in-cart]')).toHaveText('In your cart: 1');
  await expect(miniCart(page)).toHaveText('Cart (1)');
  await expect(add(page)).toHaveText('Add for 140 dollars');
  await expect(offer(page)).not.toHaveAttribute('aria-busy');
});

test('a click on the old button acts on the new one, and the old one stays until then', async ({
  page,
}) => {
  const respond = await holdBack(page, '**/*.fragments.json');
  await open(page, '/product/smoother-beech');
  await add(page).click();
  await expect(miniCart(page)).toHaveText('Cart (1)');
  await button(page, 'Rosewood').click();
  await expect(offer(page)).toHaveAttribute('aria-busy', 'true');
  await add(page).click();
  await expect(add(page)).toHaveText('Add for 60 dollars');
  respond();
  await expect(page.locator('[data-in-cart]')).toHaveText('In your cart: 1');
  await expect(miniCart(page)).toHaveText('Cart (2)');
  await expect(add(page)).toHaveText('Add for 140 dollars');
});

test('the focus stays on the control that replaced the focused one', async ({ page }) => {
  await open(page, '/product/smoother-beech');
  await add(page).click();
  await expect(miniCart(page)).toHaveText('Cart (1)');
  await button(page, 'Rosewood').evaluate((element: HTMLElement) => element.click());
  await expect(add(page)).toHaveText('Add for 140 dollars');
  await expect(add(page)).toBeFocused();
});

test('an element of another team that appears after a click is filled', async ({ page }) => {
  await open(page, '/product/smoother-beech');
  await button(page, 'Try it in a store').click();
  await expect(page.getByLabel('Store')).toBeVisible();
});

test.describe('a variant that the other team does not sell', () => {
  test.use(tolerating('^warning: ringside: <ringside-add-to-cart> has sku="smoother-ebony"'));

  test('shows the fallback and gives one warning, and the next variant works', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await open(page, '/product/smoother-beech');
    for (const _ of [1, 2]) {
      await button(page, 'Ebony').click();
      await expect(offer(page)).toHaveText('Sold at the till.');
      await button(page, 'Rosewood').click();
      await expect(add(page)).toHaveText('Add for 140 dollars');
    }
    expect(warnings.filter((text) => text.includes('sku="smoother-ebony"'))).toHaveLength(1);
  });
});

test.describe('without the file of a team’s variants', () => {
  test.use(tolerating('404|fragments\\.json|^error: ringside: checkout, load'));

  test('the old button stays, sells nothing, and Try again repairs it', async ({ page }) => {
    await page.route('**/*.fragments.json', (route) => route.fulfill({ status: 404 }));
    await open(page, '/product/smoother-beech');
    await button(page, 'Rosewood').click();
    await expect(page.getByText('could not be updated')).toBeVisible();
    await expect(offer(page)).toContainText('Add for 60 dollars');
    await add(page).click();
    await expect(toast(page)).toHaveCount(0);

    await page.unroute('**/*.fragments.json');
    await button(page, 'Try again').click();
    await expect(add(page)).toHaveText('Add for 140 dollars');
    await expect(button(page, 'Try again')).toHaveCount(0);
  });
});

test('on a partner’s page the button follows, too', async ({ page }) => {
  const partner = await startPartner(shop.origin);
  try {
    await partner.open(
      page,
      '<ringside-decide path="/product/smoother-beech"></ringside-decide><script src="ORIGIN/embed/decide.js"></script>',
    );
    await expect(add(page)).toHaveText('Add for 60 dollars');
    await button(page, 'Rosewood').click();
    await expect(add(page)).toHaveText('Add for 140 dollars');
    await button(page, 'Try it in a store').click();
    await expect(page.getByLabel('Store')).toBeVisible();
    await add(page).click();
    // A section stores nothing on a partner's page.
    await expect(page.getByText('Not added')).toBeVisible();
  } finally {
    await partner.close();
  }
});

test('an island that starts at once needs no visitor, also with Save-Data and after a navigation', async ({
  page,
}) => {
  const cart = page.locator('main [data-root][data-start="load"]');
  await open(page, '/checkout/cart');
  await expect(cart).toHaveAttribute('data-state', 'ready');
  await pretendLine(page, { saveData: true });
  await page.reload();
  await expect(cart).toHaveAttribute('data-state', 'ready');
  await open(page, '/stores');
  await started(page);
  await goTo(page, '/checkout/cart');
  await expect(cart).toHaveAttribute('data-state', 'ready');
});

/** What a visitor can still do while the files of one team do not arrive. */
const DOWN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async checkout(page) {
    await button(page, 'Rosewood').click();
    await expect(price(page)).toHaveText('Rosewood: 140 dollars');
  },
  async decide(page) {
    await add(page).click();
    await expect(miniCart(page)).toHaveText('Cart (1)');
  },
  async explore(page) {
    await button(page, 'Rosewood').click();
    await expect(add(page)).toHaveText('Add for 140 dollars');
    await add(page).click();
    await expect(miniCart(page)).toHaveText('Cart (1)');
  },
};

for (const [team, proveOthers] of Object.entries(DOWN))
  test.describe(`while the team ${team} is down`, () => {
    test.use(tolerating(`${team}|ERR_FAILED|NS_ERROR`));

    test('all pages are readable, and the other teams’ elements work', async ({ page }) => {
      await page.route(`**/assets/${team}/**`, (route) => route.abort());
      await open(page, '/product/smoother-beech');
      await proveOthers(page);
      await page.getByRole('link', { name: 'Stores' }).click();
      await expect(page.getByText('Hexham, Chare 12')).toBeVisible();
      await goBack(page, `${shop.origin}/product/smoother-beech`);
      await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
    });
  });

test.describe('without script', () => {
  // Firefox's driver runs scripts although `javaScriptEnabled` is false, so a policy forbids them
  // there.
  const hasDriver = browserName !== 'firefox';
  test.use({
    javaScriptEnabled: hasDriver ? false : undefined,
    ...tolerating('Content-Security-Policy'),
  });
  test.beforeEach(async ({ page }) => {
    if (hasDriver) return;
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      return route.fulfill({ response, headers });
    });
  });

  test('every page is readable, every variant has a page, and an order arrives', async ({
    page,
  }) => {
    await open(page, '/');
    await link(page, 'Planes').click();
    await link(page, 'Smoothing plane').first().click();
    await link(page, 'only Rosewood').click();
    await expect(price(page)).toHaveText('Rosewood: 140 dollars');
    await expect(add(page)).toHaveText('Add for 140 dollars');
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
    await miniCart(page).getByRole('link').click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Store').selectOption('Hexham, Chare 12');
    await button(page, 'Place order').click();
    await expect(page).toHaveURL(/\?name=Ann&store=Hexham/);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});

test('a tab that is open during a release shows one release on each page', async ({ page }) => {
  // The test builds and publishes a release, which takes longer than other tests.
  test.setTimeout(240_000);
  await open(page, '/product/smoother-beech');
  await publish(await buildLaterCheckout(folder));
  await button(page, 'Rosewood').click();
  await expect(add(page)).toHaveText('Add for 140 dollars');
  await add(page).click();
  await expect(miniCart(page)).toHaveText('Cart (1)');

  // No link on the page leads to these pages, so they were not prefetched before the release.
  await goTo(page, '/checkout/order');
  await expect(button(page, 'Order now'), 'the next page is of the new release').toBeVisible();
  await expect(miniCart(page), 'the header is still of the old one').toHaveText('Cart (1)');
  await goTo(page, '/checkout/thanks');
  await expect(miniCart(page), 'and follows the new one').toHaveText('Cart (0)');

  await open(page, '/product/tenon-fine');
  await expect(add(page)).toHaveText('Buy for 48 dollars');
  await add(page).click();
  await expect(miniCart(page)).toHaveText('Cart (1)');
});
