import { expect, test } from 'vitest';
import { said } from '../../cli/testing/commands.ts';
import { planRelease } from '../../preview/planRelease.ts';
import { built, type Fixture } from '../../testing/fixtures.ts';
import { newSite, sourceOf, tree } from '../../testing/samples.ts';
import { publish } from '../publish.ts';

/** Each of the two sections shows an element of the other, and links to a page of the other. */
const shop: Fixture = {
  name: 'shop',
  pages: {
    '/shop': '<h1>Shop</h1><ringside-cart>No cart yet</ringside-cart><a href="/cart/one">Cart</a>',
  },
  elements: { 'ringside-shop': '<p>Two for one</p>' },
  says: { awaits: ['ringside-cart', '/cart/:id'] },
};
const cart: Fixture = {
  name: 'cart',
  pages: { '/cart/one': '<h1>Cart</h1><ringside-shop></ringside-shop><a href="/shop">Shop</a>' },
  elements: { 'ringside-cart': '<p>Three in the cart</p>' },
  says: { routes: ['/cart/:id'], awaits: ['ringside-shop', '/shop'] },
};

const releaseOf = async (fixture: Fixture) => ({
  kind: 'release' as const,
  sources: [await sourceOf(fixture)],
});

test.each([
  [shop, cart],
  [cart, shop],
])(
  'sections that need each other are released one after the other, in any order',
  async (...order) => {
    const { folder, store } = await newSite();
    const [first, second] = order;
    const text = async (page: string) => (await tree(store)).get(page) ?? '';

    expect((await planRelease(store, [await sourceOf(first)])).goesThrough).toBe(true);
    await publish(store, await releaseOf(first));
    expect((await said(['verify', folder])).status).toBe(0);
    if (first === shop) expect(await text('shop.html')).toContain('No cart yet');

    await publish(store, await releaseOf(second));
    expect(await text('shop.html')).toContain('Three in the cart');
    expect(await text('shop.html')).not.toContain('No cart yet');
    expect(await text('cart/one.html')).toContain('Two for one');
    expect((await said(['verify', folder])).status).toBe(0);
  },
);

test('plan, release and status name what is still awaited, until it is there', async () => {
  const { folder } = await newSite();
  const [first, second] = [await built(shop), await built(cart)];
  const lines = [
    "shop awaits <ringside-cart>: until a section has it, pages show the tag's own content.",
    'shop awaits the page /cart/:id: until a section has it, links to it lead to "not found".',
  ].join('\n');
  const plan = await said(['plan', 'shop', '--to', folder, '--from', first]);
  expect([plan.out, plan.status]).toEqual([expect.stringContaining(lines), 0]);
  expect((await said(['release', 'shop', '--to', folder, '--from', first])).out).toContain(lines);
  expect((await said(['status', folder])).out).toContain(lines);
  await said(['release', 'cart', '--to', folder, '--from', second]);
  expect((await said(['status', folder])).out).not.toContain('awaits');
});

test.each([
  [{ ...shop, says: { awaits: ['/cart/:id'] } }, 'shows <ringside-cart>', 'unknown-element'],
  [{ ...shop, says: { awaits: ['ringside-cart'] } }, 'links to /cart/one', 'dead-link'],
])('what a section does not await is refused', async (fixture, what, code) => {
  const { store } = await newSite();
  const before = await tree(store);
  const releasing = publish(store, await releaseOf(fixture));
  await expect(releasing).rejects.toMatchObject({ code, message: expect.stringContaining(what) });
  await expect(releasing).rejects.toThrow('in awaits of createSection');
  expect(await tree(store)).toEqual(before);
});
