import { expect, test } from 'vitest';
import { newSite, newStore, news, release, samples } from '../../testing/samples.ts';
import { verify } from '../maintenance/verify.ts';
import { readPointer } from '../pointer.ts';
import { publish } from '../publish.ts';

test('of twenty writers that create the same file one wins, and the file is complete', async () => {
  const store = await newStore();
  const won = await Promise.all(Array.from({ length: 20 }, (_, i) => store.create('x', Buffer.from(`${i}`))));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect(Buffer.from((await store.read('x')) ?? '').toString()).toBe(`${won.indexOf(true)}`);
});

test('four sections released at the same moment are all live', async () => {
  const { store } = await newSite();
  const next = [news('second'), samples.gear, samples.training, samples.fights].map((fixture) => ({
    ...fixture,
    client: `export const again = '${fixture.name}'`,
  }));
  await Promise.all(next.map((fixture) => release(store, fixture)));
  expect(await verify(store)).toEqual([]);
  const pointer = await readPointer(store);
  for (const { name } of next) expect(pointer?.sections[name]?.history).toHaveLength(2);
});

/** A site with three releases of news, the store, and which of them is live. */
async function threeReleases() {
  const { store } = await newSite();
  const ids = [(await readPointer(store))?.sections.news?.release];
  for (const text of ['second', 'third']) ids.push((await release(store, news(text))).sections.news?.release);
  const live = async () => ids.indexOf((await readPointer(store))?.sections.news?.release);
  return { store, live };
}

test('a rollback whose first conditional write was done, but answered by a refusal, goes back one release', async () => {
  const { store, live } = await threeReleases();
  let answers = 0;
  const create = async (path: string, bytes: Uint8Array) =>
    (await store.create(path, bytes)) && ++answers > 1;
  await publish({ ...store, create }, { kind: 'rollback', section: 'news' });
  expect(await live()).toBe(1);
  expect(await verify(store)).toEqual([]);
});

test('two operators who roll the same release back at once go back one release, and the second is told', async () => {
  const { store, live } = await threeReleases();
  const both = await Promise.all([0, 1].map(() => publish(store, { kind: 'rollback', section: 'news' })));
  expect(await live()).toBe(1);
  expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
});

test('of two releases of a section at once the second is refused, with what the first did', async () => {
  const { store } = await threeReleases();
  const both = await Promise.allSettled(['fourth', 'fifth'].map((text) => release(store, news(text))));
  const refused = both.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual([expect.objectContaining({ code: 'overtaken' })]);
});

test('a prune that reads slowly and a release that needs what it would remove both succeed', async () => {
  const { store } = await threeReleases();
  const prune = { kind: 'prune', keep: 1, grace: 0 } as const;
  await publish(store, prune);
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const read = async (path: string) => {
    if (path === 'gear.html') await asleep;
    return store.read(path);
  };
  const slow = publish({ ...store, read }, prune);
  await release(store, news('first'));
  wake();
  await slow;
  expect(await verify(store)).toEqual([]);
});
