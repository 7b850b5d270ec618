import { expect, test } from 'vitest';
import { publish } from '../publish/publish.ts';
import type { Fixture } from '../testing/fixtures.ts';
import { newStore, release, samples, sourceOf, tree } from '../testing/samples.ts';

const LAYOUT = `
export const frame = {
  regions: '',
  render: (path) => ({
    before: '<header><a href="/">Home</a><ringside-cart></ringside-cart></header>',
    after: '<footer><ringside-clock></ringside-clock></footer>',
  }),
};
export const renderElement = () => ({ html: '<p>Clock</p>' });
export const firstScript = '';
`;

const cart = (text: string): Fixture => ({
  name: 'cart',
  pages: { '/cart': '<h1>Cart</h1>' },
  elements: { 'ringside-cart': `<button>${text}</button>` },
  style: '@scope ([data-section=cart]) to ([data-section]){button{color:red}}',
});

const dataOf = (html: string) =>
  JSON.parse(/id="ringside-page">([^<]*)</.exec(html)?.[1] ?? '{}') as Record<string, unknown>;

test('header and footer show elements of sections on every page, and change with them', async () => {
  const store = await newStore();
  await release(
    store,
    { ...samples.shell, server: LAYOUT },
    cart('None'),
    samples.news,
    samples.gear,
  );
  const before = await tree(store);
  for (const page of ['index.html', 'news.html', 'gear.html', '404.html']) {
    const html = before.get(page) ?? '';
    expect(html).toContain('<ringside-cart data-section="cart" data-root="l1"><button>None');
    expect(html).toContain('<ringside-clock data-section="shell"><p>Clock</p>');
    expect(html).toContain('button{color:red}');
    expect(dataOf(html)).toMatchObject({
      layout: [{ id: 'l1', section: 'cart', element: 'ringside-cart' }],
      modules: { 'cart/elements': { href: expect.stringContaining('/assets/cart/') } },
    });
  }
  await release(store, cart('Three'));
  for (const page of ['index.html', 'news.html', 'gear.html', '404.html'])
    expect((await tree(store)).get(page)).toContain('<button>Three');
  const removing = publish(store, { kind: 'remove', section: 'cart' });
  await expect(removing).rejects.toMatchObject({ code: 'still-used' });
});

test('a page whose layout shows no element has no data about it', async () => {
  const store = await newStore();
  await publish(store, {
    kind: 'release',
    sources: await Promise.all(Object.values(samples).map(sourceOf)),
  });
  for (const [path, html] of await tree(store))
    if (path.endsWith('.html')) expect(dataOf(html), path).not.toHaveProperty('layout');
});
