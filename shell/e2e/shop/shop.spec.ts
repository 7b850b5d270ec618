import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from '@ringside/release/directory';
import { serveSite } from '@ringside/release/serve';
import { publishAll } from '@ringside/release/testing/publishAll';
import { listen } from '../support/listen.ts';
import { expect, type Page, test } from '../support/test.ts';
import { buildTeam, TEAMS } from './buildShop.ts';

/* The reference task of the field, the Tractor Store, with other products: three teams and a shell of their own. */

let folder: string;
let shop: { origin: string; close: () => Promise<unknown> };
const pageOf = (name: string) => readFile(join(folder, 'site', `${name}.html`), 'utf8');

test.describe.configure({ mode: 'default' });
/** The shop has an address of its own. */
const OWN = /^other origin: http:\/\/(localhost|127\.0\.0\.1):|favicon\.ico/;
test.use({ tolerated: [OWN] });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'ringside-shop-'));
  const site = directoryStore(join(folder, 'site'));
  for (const team of TEAMS) {
    const dist = await buildTeam(team, join(folder, 'dist'));
    await publishAll(site, [dist], 'https://workshop.example', 0);
    // Until the cart's team has released, its places are empty.
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
const miniCart = (page: Page) => page.locator('header ringside-mini-cart');
const add = (page: Page) => page.getByRole('button', { name: /^Add for/ });

test('a visitor finds a product, chooses a variant, and the header follows', async ({ page }) => {
  await open(page, '/');
  await expect(miniCart(page)).toHaveText('Cart (0)');
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));
  await page.getByRole('link', { name: 'Planes' }).last().click();
  await page.getByRole('link', { name: 'Smoothing plane' }).first().click();
  await expect(page.locator('[data-price]')).toHaveText('Beech: 60 dollars');
  await expect(add(page)).toHaveText('Add for 60 dollars');

  await page.getByRole('button', { name: 'Rosewood' }).click();
  await expect(page.locator('[data-price]')).toHaveText('Rosewood: 140 dollars');
  await expect(add(page)).toHaveText('Add for 140 dollars');
  await add(page).click();
  await expect(miniCart(page), 'the header follows at once').toHaveText('Cart (1)');

  await page.getByRole('link', { name: 'Tenon saw' }).click();
  await expect(page.locator('[data-price]')).toHaveText('Fine: 48 dollars');
  await expect(miniCart(page), 'and stays').toHaveText('Cart (1)');
  expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);
});

test.describe('while the team of the cart is down', () => {
  test.use({ tolerated: [/other origin|favicon|checkout|ERR_FAILED/] });

  test('everything else works', async ({ page }) => {
    await page.route('**/assets/checkout/**', (route) => route.abort());
    await open(page, '/product/smoother-beech');
    await page.getByRole('button', { name: 'Rosewood' }).click();
    await expect(page.locator('[data-price]')).toHaveText('Rosewood: 140 dollars');
    await page.getByRole('link', { name: 'Stores' }).click();
    await expect(page.getByText('Hexham, Chare 12')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads, every variant has a page, and an order arrives', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Planes' }).last().click();
    await page.getByRole('link', { name: 'Smoothing plane' }).first().click();
    await page.getByRole('link', { name: 'only Rosewood' }).click();
    await expect(page.locator('[data-price]')).toHaveText('Rosewood: 140 dollars');
    await expect(add(page)).toHaveText('Add for 140 dollars');
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
    await miniCart(page).getByRole('link').click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.getByLabel('Name').fill('Ann');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});
