import { expect, test } from 'vitest';
import { builtRelease } from '../../format/releaseSource.ts';
import { faultyStore } from '../../testing/faultyStore.ts';
import { built } from '../../testing/fixtures.ts';
import { newSite, newStore, news, release, releaseSamples, samples } from '../../testing/samples.ts';
import { verify } from '../maintenance/verify.ts';
import { readPointer } from '../pointer.ts';
import { type Published, publish } from '../publish.ts';

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

test('a whole site released by several publishers at once is complete', async () => {
  const store = await newStore();
  await Promise.all(Array.from({ length: 4 }, () => releaseSamples(store)));
  expect(await verify(store)).toEqual([]);
});

test('a publisher that was considered dead and writes late does not replace the live pointer', async () => {
  const { store } = await newSite();
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let late: Promise<Published> | undefined;
  await new Promise<void>((fallsAsleep) => {
    const slow = faultyStore(store, (change) => {
      if (!change.startsWith('place')) return undefined;
      fallsAsleep();
      return asleep;
    });
    late = release(slow, news('late', { late: 'Late' }));
  });
  expect((await readPointer(store))?.publishing).toBeDefined();
  // The suspended publisher delays no other: its claim is taken over.
  const sources = [await builtRelease(await built(news('newest', { newest: 'Newest' })))];
  await publish(store, { kind: 'release', sources }, 0);
  expect(await verify(store)).toEqual([]);
  wake();
  await late;
  expect(await verify(store)).toEqual([]);
  expect(Buffer.from((await store.read('index.html')) ?? '').toString()).toContain('newest');
  expect(await store.read('news/late.html')).toBeUndefined();
});
