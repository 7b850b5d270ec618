import { cp } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { statusOf, statusText } from '../../cli/verbs/status.ts';
import { directoryStore } from '../../stores/directory.ts';
import { type Store, write } from '../../stores/store.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { changed, news, release, releaseSamples, textAt, tree } from '../../testing/samples.ts';
import { stateOf } from '../changes/moves.ts';
import { livePointer, readPointer } from '../pointer.ts';
import { publish } from '../publish.ts';
import { verify } from './verify.ts';

const rollBack = (store: Store, id?: string) =>
  publish(store, { kind: 'rollback', section: 'news', release: id });
/** Prunes twice: the first prune lists the files, and the second removes them. */
async function prune(store: Store, keep: number): Promise<readonly string[]> {
  const change = { kind: 'prune', keep, grace: 0 } as const;
  expect((await publish(store, change)).pruned).toEqual([]);
  return (await publish(store, change)).pruned;
}

const liveNews = async (store: Store) => (await readPointer(store))?.sections.news?.release;

const folder = await temporaryFolder();
const released = directoryStore(folder);
await releaseSamples(released);
const ids: string[] = [];
for (const text of ['1', '2', '3', '4', '5']) {
  await release(released, { ...news(text), client: text });
  ids.push((await liveNews(released)) ?? '');
}

/**
 * Returns a copy of a site with five releases of news. The site is built once, because building it
 * takes longer than a test.
 */
async function fiveReleases() {
  const copy = await temporaryFolder();
  await cp(folder, copy, { recursive: true, preserveTimestamps: true });
  return { store: directoryStore(copy), ids };
}

const releasesOfNews = async (store: Store) =>
  new Set(
    (await store.list('releases/news'))
      .filter((path) => path.endsWith('/release.json'))
      .map((path) => path.split('/')[2]),
  );

test('prune keeps the last releases, and leaves every page unchanged', async () => {
  const { store, ids } = await fiveReleases();
  const before = await tree(store);
  const removed = await prune(store, 2);
  expect(await releasesOfNews(store)).toEqual(new Set(ids.slice(3)));
  for (const folder of ['assets/news/', 'releases/news/parts/']) {
    expect(removed.some((path) => path.startsWith(folder))).toBe(true);
  }
  expect(
    changed(before, await tree(store)).filter(
      (path) => !removed.includes(path) && before.has(path),
    ),
  ).toEqual(['sections.json']);
  expect(await verify(store)).toEqual([]);
});

test('prune keeps live releases however old they are, and files that a page names', async () => {
  const { store, ids } = await fiveReleases();
  await rollBack(store, ids[0]);
  const page = await textAt(store, 'index.html');
  const old = (await store.list('assets/news')).find((path) => !page.includes(path)) ?? '';
  await write(store, 'campaign.html', Buffer.from(`<script src="/${old}"></script>`));
  await prune(store, 1);
  expect(await releasesOfNews(store)).toEqual(new Set([ids[0], ids[4]]));
  expect(await store.list('assets/news')).toContain(old);
  await store.remove('campaign.html');
  await prune(store, 1);
  expect(await store.list('assets/news')).not.toContain(old);
  expect(await verify(store)).toEqual([]);
});

test('a prune removes nothing that was not listed an hour before', async () => {
  const { store } = await fiveReleases();
  const before = await store.list('assets');
  const now = vi.spyOn(Date, 'now');
  for (const minutes of [0, 59]) {
    now.mockReturnValue(Date.parse('2027-01-01') + minutes * 60_000);
    expect((await publish(store, { kind: 'prune', keep: 1 })).pruned).toEqual([]);
  }
  expect(await store.list('assets')).toEqual(before);
  now.mockReturnValue(Date.parse('2027-01-01') + 3_600_000);
  const { pruned } = await publish(store, { kind: 'prune', keep: 1 });
  expect((await store.list('assets')).concat(pruned).sort()).toEqual(
    expect.arrayContaining(before),
  );
  expect(pruned).not.toEqual([]);
});

test('prune removes what an interrupted release uploaded', async () => {
  const { store } = await fiveReleases();
  await write(store, 'assets/news/index-orphan.js', Buffer.from('x'));
  const removed = await prune(store, 5);
  expect(removed).toContain('assets/news/index-orphan.js');
});

test('repeated rollbacks return to one replaced release after the other', async () => {
  const { store, ids } = await fiveReleases();
  await rollBack(store);
  expect(await liveNews(store)).toBe(ids[3]);
  await rollBack(store);
  expect(await liveNews(store)).toBe(ids[2]);
  await release(store, news('6'));
  await rollBack(store);
  // The rollback returns to the release that was live before, which is not the newest other
  // release.
  expect(await liveNews(store)).toBe(ids[2]);
});

test('a rollback to an unknown release is refused', async () => {
  const { store, ids } = await fiveReleases();
  await expect(rollBack(store, 'ffffffffffff')).rejects.toMatchObject({ code: 'unknown-release' });
  await publish(store, { kind: 'prune', keep: 1 });
  await expect(rollBack(store)).rejects.toMatchObject({ code: 'unknown-release' });
  await expect(publish(store, { kind: 'rollback', section: 'none' })).rejects.toThrow(
    'no section "none". Choose from',
  );
  expect(await liveNews(store)).toBe(ids[4]);
});

test('a release that was live before is replaced, or rolled back if it came after the live one', async () => {
  const { store, ids } = await fiveReleases();
  const states = async () => {
    const section = (await readPointer(store))?.sections.news;
    return ids.map((id) => stateOf(section, id));
  };
  expect(await states()).toEqual([...Array(4).fill('replaced'), 'live']);
  for (const _ of [1, 2]) await rollBack(store);
  expect(await states()).toEqual(['replaced', 'replaced', 'live', 'rolled back', 'rolled back']);
  await release(store, news('6'));
  expect(await states()).toEqual(Array(5).fill('replaced'));
  expect(stateOf((await readPointer(store))?.sections.news, 'ffffffffffff')).toBe('new');
});

test('status shows what is live and what was live before', async () => {
  const { store, ids } = await fiveReleases();
  const status = await statusOf(store);
  expect(status.sections.news?.release).toBe(ids[4]);
  expect(status.sections.news?.history.map(({ release }) => release).slice(1)).toEqual(ids);
  for (const id of ids) expect(statusText(status)).toContain(id);
});

test('status shows what was live at a time whose releases were pruned', async () => {
  const { store, ids } = await fiveReleases();
  const since = (await livePointer(store)).sections.news?.history.find(
    ({ release }) => release === ids[1],
  )?.since;
  await publish(store, { kind: 'prune', keep: 1 });
  const status = await statusOf(store, new Date(since ?? ''));
  expect(status.sections.news?.release).toBe(ids[1]);
  expect(statusText(status)).toContain(`news         ${ids[1]}  since ${since}`);
});
