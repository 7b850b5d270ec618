import { expect, test } from 'vitest';
import type { Store } from '../../stores/store.ts';
import type { ComposeError } from '../../support/ComposeError.ts';
import { newSite, news, release, samples, tree } from '../../testing/samples.ts';
import { verify } from '../maintenance/verify.ts';
import { readPointer } from '../pointer.ts';
import { publish } from '../publish.ts';

const remove = (store: Store, section: string) => publish(store, { kind: 'remove', section });

test.each([
  [
    'news',
    [
      'shell: / shows <ringside-list>, which belongs to no section of this site',
      'gear.html links to /news',
    ],
  ],
  [
    'gear',
    [
      'fights: /fights shows <ringside-gear>, which belongs to no section of this site',
      'index.html links to /gear',
    ],
  ],
])('removing %s is refused while pages of others use it', async (section, uses) => {
  const { store } = await newSite();
  const before = await tree(store);
  const refusal = await remove(store, section).catch((error) => error as ComposeError);
  expect(refusal).toMatchObject({ code: 'still-used', message: expect.stringContaining(section) });
  expect((refusal as ComposeError).others.map(({ message }) => message)).toEqual(
    uses.map((use) => expect.stringContaining(use)),
  );
  expect(await tree(store)).toEqual(before);
});

test('links in the header and in the head keep a section', async () => {
  const { store } = await newSite();
  const frame = (before: string, head: string) => `
    export const renderElement = () => ({ html: '' });
    export const frame = { head: ${JSON.stringify(head)}, regions: '', render: () => ({ before: ${JSON.stringify(before)}, after: '' }) };
    export const firstScript = '';`;
  await release(
    store,
    {
      ...samples.shell,
      pages: { '/': '<h1>Home</h1>', '/404': '' },
      embeds: {},
      server: frame('<a href="/news">News</a>', '<link rel="alternate" href="/news">'),
    },
    { ...samples.gear, pages: { '/gear': '<h1>Gear</h1>' } },
    { ...samples.training, pages: { '/training': '<h1>Training</h1>' } },
    samples.fights,
  );
  await expect(remove(store, 'news')).rejects.toMatchObject({
    code: 'still-used',
    others: [
      { message: expect.stringContaining('the header or footer links to /news') },
      { message: expect.stringContaining('the head of every page links to /news') },
    ],
  });
});

test('an unused section is removed with its pages and files, and can be released again', async () => {
  const { store } = await newSite();
  const { removed } = await remove(store, 'fights');
  expect(removed).toBe(1);
  expect(await store.read('fights.html')).toBeUndefined();
  expect(Object.keys((await readPointer(store))?.sections ?? {})).not.toContain('fights');
  expect(await verify(store)).toEqual([]);
  await release(store, news('second'));
  expect(Object.keys((await readPointer(store))?.sections ?? {})).not.toContain('fights');
  await release(store, samples.fights);
  expect(await verify(store)).toEqual([]);
});
