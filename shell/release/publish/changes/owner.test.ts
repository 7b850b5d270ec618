import { expect, test } from 'vitest';
import { planRelease } from '../../preview/planRelease.ts';
import { previewReleases, promote } from '../../preview/preview.ts';
import type { Store } from '../../stores/store.ts';
import type { Fixture } from '../../testing/fixtures.ts';
import { newSite, newStore, news, samples, sourceOf, tree } from '../../testing/samples.ts';
import { readPointer } from '../pointer.ts';
import { publish } from '../publish.ts';

const from = async (owner: string | undefined, fixture: Fixture) => ({
  ...(await sourceOf(fixture)),
  owner,
});
const ownerOn = async (store: Store, section: string) =>
  (await readPointer(store))?.sections[section]?.owner;

const walks: Fixture = { name: 'walks', pages: { '/walks': '<h1>Walks</h1>' } };
const others: Fixture = { ...walks, pages: { '/walks': '<h1>Other walks</h1>' } };

async function siteOfOne(): Promise<Store> {
  const { store } = await newSite();
  await publish(store, { kind: 'release', sources: [await from('one', walks)] });
  return store;
}

test.each(['two', undefined])(
  'a name that another repository has is refused to %s',
  async (owner) => {
    const [store, preview] = [await siteOfOne(), await newStore()];
    const before = await tree(store);
    const offered = [await from(owner, others)];
    const said =
      /walks belongs to another repository on this site, one\. Choose another name, or, to take it over, .+ \(taken-name\)$/;
    await expect(publish(store, { kind: 'release', sources: offered })).rejects.toThrow(said);
    await expect(previewReleases(store, preview, offered)).rejects.toThrow(said);
    expect(await planRelease(store, offered)).toMatchObject({ refusals: [{ code: 'taken-name' }] });
    expect(await tree(store)).toEqual(before);
    expect(await preview.list()).toEqual([]);
  },
);

test('the owner stays through releases, rollbacks, previews and promotions, until the section is removed', async () => {
  const [store, preview] = [await siteOfOne(), await newStore()];
  await publish(store, { kind: 'release', sources: [await from('one', others)] });
  await publish(store, { kind: 'rollback', section: 'walks' });
  expect(await ownerOn(store, 'walks')).toBe('one');
  const third = { ...walks, pages: { '/walks': '<h1>Third</h1>' } };
  await previewReleases(store, preview, [await from('one', third)], 'https://preview.example');
  await promote(preview, store);
  expect([await ownerOn(store, 'walks'), await ownerOn(preview, 'walks')]).toEqual(['one', 'one']);
  await publish(store, { kind: 'remove', section: 'walks' });
  await publish(store, { kind: 'release', sources: [await from('two', others)] });
  expect(await ownerOn(store, 'walks')).toBe('two');
});

test('a section without an owner belongs to the next repository that releases it', async () => {
  const store = await siteOfOne();
  expect(await ownerOn(store, 'news')).toBeUndefined();
  await publish(store, { kind: 'release', sources: [await from('one', news('second'))] });
  expect(await ownerOn(store, 'news')).toBe('one');
  expect(await ownerOn(store, samples.gear.name)).toBeUndefined();
});
