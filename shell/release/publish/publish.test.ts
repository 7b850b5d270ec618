import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { write } from '../stores/store.ts';
import { built, REACT } from '../testing/fixtures.ts';
import { publishAll } from '../testing/publishAll.ts';
import {
  changed,
  newSite,
  newStore,
  news,
  release,
  releaseSamples,
  samples,
  sourceOf,
  textAt,
  tree,
} from '../testing/samples.ts';
import { verify } from './maintenance/verify.ts';
import { livePointer } from './pointer.ts';
import { publish } from './publish.ts';

test('releasing news changes only what shows news, and reads no other build', async () => {
  const store = await newStore();
  const dists = await Promise.all(Object.values(samples).map(built));
  await publishAll(store, dists);
  for (const dist of dists) await rm(dist, { recursive: true });
  const before = await tree(store);
  const { rendered, written } = await release(store, news('second'));
  const files = changed(before, await tree(store)).filter((path) => !path.startsWith('releases/'));
  expect(files).toEqual(['index.html', 'sections.json', 'training.html']);
  expect({ rendered, written }).toEqual({ rendered: 2, written: 2 });
  expect(changed(before, await tree(store)).filter((path) => before.has(path))).toEqual(files);
  expect(await verify(store)).toEqual([]);
});

test('a publisher keeps what a newer tool has written into the pointer', async () => {
  const { store } = await newSite();
  const pointer = await livePointer(store);
  const { news: live } = pointer.sections;
  const sections = { ...pointer.sections, news: { ...live, pace: 'slow' } };
  const generation = pointer.generation + 1;
  await write(
    store,
    `releases/generations/${String(generation).padStart(9, '0')}.json`,
    Buffer.from(JSON.stringify({ ...pointer, generation, sections, theme: 'night' })),
  );
  await release(store, news('second'));
  await publish(store, { kind: 'rollback', section: 'news' });
  await publish(store, { kind: 'lock', section: 'news', lock: { reason: 'A fight is on.' } });
  await publish(store, { kind: 'prune', keep: 1 });
  expect(await livePointer(store)).toMatchObject({
    theme: 'night',
    sections: { news: { pace: 'slow', lock: { reason: 'A fight is on.' } } },
  });
  expect(await verify(store)).toEqual([]);
});

test('one changed article composes the pages of its shard, and writes one', async () => {
  const { store } = await newSite();
  const { rendered, written } = await release(store, news('first', { one: 'One', two: 'Another' }));
  expect({ rendered, written }).toEqual({ rendered: 4, written: 1 });
  expect(await textAt(store, 'news/two.html')).toContain('Another');
});

test('a page whose key changed but not its bytes is rendered, not written', async () => {
  const { store } = await newSite();
  const { rendered, written } = await release(store, {
    ...samples.gear,
    says: { elements: ['ringside-gear', 'ringside-more'] },
  });
  expect({ rendered, written }).toEqual({ rendered: 2, written: 0 });
});

test('a new client URL rewrites every page that names it', async () => {
  const { store } = await newSite();
  const { written } = await release(store, { ...samples.gear, client: 'export const other = 1' });
  expect(written).toBe(2);
  expect(await verify(store)).toEqual([]);
});

test('a removed article is gone, with its page and its folder', async () => {
  const { store } = await newSite();
  const { removed } = await release(store, news('first', { one: 'One' }));
  expect(removed).toBe(1);
  expect((await store.list()).filter((path) => path.startsWith('news/two'))).toEqual([]);
  expect(await verify(store)).toEqual([]);
});

test('the same releases give the same bytes in another folder', async () => {
  const [one, other] = [await newStore(), await newStore()];
  await releaseSamples(one);
  await releaseSamples(other);
  const isDated = (path: string) =>
    path === 'sections.json' || path.startsWith('releases/generations/');
  expect(changed(await tree(one), await tree(other)).filter((path) => !isDated(path))).toEqual([]);
});

test('a rollback restores the bytes from before, and needs no build', async () => {
  const { store } = await newSite();
  const before = await tree(store);
  await release(store, news('second', { three: 'Three' }));
  expect(changed(before, await tree(store))).toContain('news/one.html');
  await publish(store, { kind: 'rollback', section: 'news' });
  const after = await tree(store);
  expect(changed(before, after).filter((path) => !path.startsWith('releases/'))).toEqual([
    'sections.json',
  ]);
  expect(await verify(store)).toEqual([]);
});

test('the bytes that were sent include each page that was written', async () => {
  const { store } = await newSite();
  const before = await tree(store);
  const { bytes } = await release(store, news('second', { three: 'Three', four: 'Four' }));
  const pages = changed(before, await tree(store)).filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(3);
  const texts = await Promise.all(pages.map((path) => store.read(path)));
  expect(bytes).toBeGreaterThan(texts.reduce((sum, text) => sum + (text?.length ?? 0), 0));
});

test('two operators who roll the same release back at once go back one release, and the second is told', async () => {
  const { store } = await newSite();
  const { sections } = await release(store, news('second'));
  await release(store, news('third'));
  const both = await Promise.all(
    [0, 1].map(() => publish(store, { kind: 'rollback', section: 'news' })),
  );
  expect((await livePointer(store)).sections.news?.release).toBe(sections.news?.release);
  expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
});

test('releasing what is live changes nothing', async () => {
  const { store } = await newSite();
  const before = await tree(store);
  const { bytes, rendered } = await releaseSamples(store);
  expect({ bytes, rendered }).toEqual({ bytes: 0, rendered: 0 });
  expect(changed(before, await tree(store))).toEqual([]);
});

test('releasing what is live repairs what is damaged', async () => {
  const { store } = await newSite();
  const before = await tree(store);
  await write(store, 'news.html', Buffer.from('half a pa'));
  await store.remove('gear.html');
  await write(store, REACT, Buffer.from('not react'));
  await store.remove('sections.json');
  expect((await verify(store)).length).toBeGreaterThan(2);
  await releaseSamples(store);
  expect(
    changed(before, await tree(store)).filter((path) => !/generations|sections/.test(path)),
  ).toEqual([]);
  expect(await verify(store)).toEqual([]);
});

test('a site keeps its URL until it is given another', async () => {
  const store = await newStore();
  const sources = await Promise.all(Object.values(samples).map(sourceOf));
  await publish(store, { kind: 'release', sources, origin: 'https://one.example' });
  await release(store, news('second'));
  expect(await textAt(store, 'sitemap.xml')).toContain('https://one.example/news');
  const { written, pages } = await publish(store, {
    kind: 'release',
    sources,
    origin: 'https://two.example',
  });
  // Two pages do not contain their own URL, so a new origin does not change them.
  expect(written).toBe(pages - 2);
});
