import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest, hashOf, releaseId } from '@ringside/shared/build/hash';
import type { Release } from '@ringside/shared/contract';
import { expect, test } from 'vitest';
import { statusOf } from '../cli/verbs/status.ts';
import { builtRelease } from '../format/releaseSource.ts';
import { directoryStore } from '../stores/directory.ts';
import { write } from '../stores/store.ts';
import { built, temporaryFolder } from '../testing/fixtures.ts';
import { publishAll } from '../testing/publishAll.ts';
import { KEPT_KITS, unpackRounds } from '../testing/rounds.ts';
import { newSite, news, release, samples, textAt, tree } from '../testing/samples.ts';
import { stateOf } from './changes/moves.ts';
import { verify } from './maintenance/verify.ts';
import { livePointer } from './pointer.ts';
import { publish } from './publish.ts';

/** Replaces the content of a build's client module under the name that the module had before. */
async function withOtherClient(
  dist: string,
  text: string,
): Promise<{ dist: string; path: string }> {
  const file = join(dist, 'release.json');
  const described = JSON.parse(await readFile(file, 'utf8')) as Release;
  const path = described.modules.client?.file ?? '';
  const integrity = `sha256-${digest('sha256', text)}`;
  const files = { ...described.files, [path]: { integrity, bytes: text.length } };
  const next = { ...described, files };
  await writeFile(file, JSON.stringify({ ...next, id: releaseId(next) }));
  await writeFile(join(dist, path), text);
  return { dist, path };
}

test('a release with other bytes under the name of a live file is refused, and overwrites nothing', async () => {
  const { store } = await newSite();
  const other = await withOtherClient(await built(samples.gear), 'export const isOther = true');
  const before = await tree(store);
  await expect(publishAll(store, [other.dist])).rejects.toMatchObject({ code: 'taken-file' });
  expect(await tree(store)).toEqual(before);
  expect(await verify(store)).toEqual([]);
});

test('a file that nobody has released is compared before it counts as present', async () => {
  const { store } = await newSite();
  const next = { ...samples.gear, client: 'export const next = 1' };
  const { release: described } = await builtRelease(await built(next));
  const path = described.modules.client?.file ?? '';
  await write(store, path, Buffer.from('of another publisher'));
  await expect(release(store, next)).rejects.toThrow(
    `${path} than gear ${described.id}, and keeps`,
  );
  expect(await textAt(store, path)).toBe('of another publisher');
  await store.remove(path);
  await write(store, path, Buffer.from('export const next = 1'));
  await release(store, next);
  expect(await verify(store)).toEqual([]);
});

test('a file of an older release that was damaged is replaced when that release returns', async () => {
  const { store } = await newSite();
  const first = { ...samples.gear, client: 'export const first = 1' };
  await release(store, first);
  await release(store, { ...samples.gear, client: 'export const second = 1' });
  const path = `assets/gear/index-${hashOf('export const first = 1').slice(0, 8)}.js`;
  await write(store, path, Buffer.from('damaged'));
  await release(store, first);
  expect(await textAt(store, path)).toBe('export const first = 1');
  expect(await verify(store)).toEqual([]);
});

test('ids and names by hash have 128 bits', async () => {
  const { store } = await newSite();
  for (const { release: id } of Object.values((await livePointer(store)).sections))
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  const named = (await store.list()).filter((path) =>
    /^(releases\/\w+\/parts|embed\/.*@)/.test(path),
  );
  expect(named.length).toBeGreaterThan(5);
  for (const path of named) expect(path).toMatch(/[-@][0-9a-f]{32}\.\w+$/);
});

for (const kit of KEPT_KITS)
  test(`a build of kit ${kit}, which has a shorter id, is released under one of 128 bits`, async () => {
    const dist = await unpackRounds(kit, await temporaryFolder());
    const { id } = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Release;
    const source = await builtRelease(dist);
    expect(id).toHaveLength(12);
    expect(source.release.id).toMatch(new RegExp(`^${id}[0-9a-f]{20}$`));
  });

/** Makes the site with the shorter names that versions before 2026-11-27 wrote. */
async function earlierSite() {
  const { folder, store } = await newSite();
  await release(store, news('second'));
  const names = new Map<string, string>();
  const { sections, index } = await livePointer(store);
  for (const { history } of Object.values(sections))
    for (const { release: id } of history) names.set(id, id.slice(0, 12));
  for (const [path, text] of await tree(store)) {
    if (!path.startsWith('releases/index/')) continue;
    const entries = (JSON.parse(text) as [string, { hash: string }][]).map(
      ([file, entry]) => [file, { ...entry, hash: entry.hash.slice(0, 24) }] as const,
    );
    const shard = JSON.stringify(entries);
    const hash = path.slice('releases/index/'.length, -'.json'.length);
    if (index.includes(hash)) names.set(hash, hashOf(shard).slice(0, 24));
    await write(store, `releases/index/${hashOf(shard).slice(0, 24)}.json`, Buffer.from(shard));
    await store.remove(path);
  }
  const shortened = (text: string) =>
    [...names].reduce((before, [long, short]) => before.replaceAll(long, short), text);
  for (const [path, text] of await tree(store)) {
    const isOwn = /\/release\.json$|^releases\/generations\/|^sections\.json$/.test(path);
    if (!isOwn) continue;
    if (shortened(path) !== path) await store.remove(path);
    await write(store, shortened(path), Buffer.from(shortened(text)));
  }
  return { store: directoryStore(folder), names };
}

test('a site with the shorter names of earlier versions is read, rolled back, released to and pruned', async () => {
  const { store, names } = await earlierSite();
  expect(await verify(store)).toEqual([]);
  const second = (await livePointer(store)).sections.news;
  expect(second?.release).toHaveLength(12);
  expect((await statusOf(store)).sections.news?.release).toBe(second?.release);

  await publish(store, { kind: 'rollback', section: 'news' });
  expect((await livePointer(store)).sections.news?.release).toHaveLength(12);
  expect(await verify(store)).toEqual([]);

  const before = await tree(store);
  const third = await release(store, news('third'));
  expect(third.sections.news?.release).toHaveLength(32);
  expect(third.written).toBe(2);
  for (const [path, text] of await tree(store))
    if (/^(assets|releases\/\w+\/(parts|[0-9a-f]{12}))\//.test(path))
      expect(text).toBe(before.get(path) ?? text);
  expect(await verify(store)).toEqual([]);

  const live = third.sections.news;
  const long = [...names].find(([, short]) => short === second?.release)?.[0] ?? '';
  expect(stateOf(live, long)).toBe('replaced');
  await publish(store, { kind: 'rollback', section: 'news', release: second?.release });
  for (const grace of [0, 0]) await publish(store, { kind: 'prune', keep: 1, grace });
  expect((await livePointer(store)).sections.news?.history).toHaveLength(2);
  expect(await verify(store)).toEqual([]);
});

test('a rollback names a release by the first characters of its id', async () => {
  const { store } = await newSite();
  const first = (await livePointer(store)).sections.news?.release ?? '';
  await release(store, news('second'));
  const why = { kind: 'rollback', section: 'news' } as const;
  await expect(publish(store, { ...why, release: 'zzzz' })).rejects.toThrow(
    'no release zzzz of news',
  );
  const { sections } = await publish(store, { ...why, release: first.slice(0, 8) });
  expect(sections.news?.release).toBe(first);
});
