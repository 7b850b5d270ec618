import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statusOf } from '../../cli/verbs/status.ts';
import { write } from '../../stores/store.ts';
import { REACT } from '../../testing/fixtures.ts';
import { changed, newSite, news, release, samples, sourceOf, tree } from '../../testing/samples.ts';
import { composeReleases } from '../environment.ts';
import { liveIndex } from '../liveIndex.ts';
import { createPointer, livePointer } from '../pointer.ts';
import { publish } from '../publish.ts';
import { verify } from './verify.ts';

const change = (file: string) => writeFile(file, 'x');

const OTHERS_PAGE =
  'belongs to no live release. If it is yours, list it in a release: --beside old.html';

test.each([
  ['a changed page', change, 'news.html', 'changed-file', 'is not what was composed'],
  ['a changed client', change, REACT, 'changed-file', 'is not what was built'],
  [
    'a changed pointer',
    change,
    'sections.json',
    'outdated-pointer',
    'is not the newest generation',
  ],
  ['a page of no release', change, 'old.html', 'unknown-file', OTHERS_PAGE],
  ['a missing page', rm, 'gear.html', 'missing-file', 'is missing'],
  ['a missing feed', rm, 'feed.xml', 'missing-file', 'is missing'],
])('verify finds %s', async (_, damage, path, code, what) => {
  const { folder, store } = await newSite();
  await damage(join(folder, path));
  expect(await verify(store)).toContainEqual({ code, message: `${path} ${what}`, path });
});

test.each([
  ['changed', change, 'news.html.br', 'news.html.br is not a copy of news.html'],
  ['missing', rm, 'news.html.gz', 'news.html.gz is missing'],
])('verify finds a %s compressed page', async (_, damage, copy, message) => {
  const { folder, store } = await newSite();
  await damage(join(folder, copy));
  expect(await verify(store)).toEqual([{ code: 'damaged-copy', message, path: 'news.html' }]);
});

test('verify finds a change that was interrupted, and pages that its tool composes otherwise', async () => {
  const { store } = await newSite();
  const pointer = await livePointer(store);
  const { index } = await liveIndex(store, pointer, composeReleases);
  const publishing = { by: { at: '2026-01-01T12:00:00Z' }, files: [] };
  await createPointer(store, { ...pointer, generation: pointer.generation + 1, publishing });
  const other: typeof composeReleases = async function* (...given) {
    for await (const { entry, ...file } of composeReleases(...given))
      yield { ...file, entry: { ...entry, hash: 'other' } };
  };
  expect(await verify(store, other)).toMatchObject([
    { code: 'unfinished' },
    ...[...index.keys()].map((path) => ({ code: 'outdated-file', path })),
  ]);
});

test('verify finds files that only the data of a page names but that do not exist', async () => {
  const { store } = await newSite();
  await release(store, {
    ...samples.gear,
    pages: { '/gear': '<p data-poster="/assets/gear/a.avif">' },
  });
  expect(await verify(store)).toEqual([
    {
      code: 'missing-file',
      message: 'gear.html names /assets/gear/a.avif, which does not exist',
      path: 'assets/gear/a.avif',
    },
  ]);
});

test.each([
  ['index', /^releases\/index\//, 'damaged-index'],
  ['release', /^releases\/gear\/\w+\/release\.json$/, 'bad-release'],
])('verify reports a damaged %s instead of failing', async (_, file, code) => {
  const { store } = await newSite();
  const [path = ''] = (await store.list('releases')).filter((each) => file.test(each));
  await write(store, path, Buffer.from('[]'));
  expect(await verify(store)).toContainEqual(expect.objectContaining({ code }));
});

test('a store that does not respond is no defect of the site', async () => {
  const { store } = await newSite();
  const read = (path: string) =>
    path.startsWith('releases/gear') ? Promise.reject(new Error('no response')) : store.read(path);
  await expect(verify({ ...store, read })).rejects.toThrow('no response');
});

test.each(['damaged', 'missing'])(
  'a %s page index is derived again by the next release, and by a repair',
  async (damage) => {
    const { folder, store } = await newSite();
    const before = await tree(store);
    for (const change of [
      { kind: 'repair' },
      { kind: 'release', sources: [await sourceOf(news('second'))] },
    ] as const) {
      for (const path of await store.list('releases/index'))
        await (damage === 'missing' ? store.remove(path) : writeFile(join(folder, path), '[]'));
      await writeFile(join(folder, 'gear.html'), 'x');
      expect(await verify(store)).toMatchObject([
        { code: 'damaged-index', message: expect.stringMatching(/verify --repair \S+\./) },
        { code: 'changed-file', path: 'gear.html' },
      ]);
      expect((await statusOf(store)).files).toBeGreaterThan(9);
      await publish(store, change);
      expect(await verify(store)).toEqual([]);
      if (change.kind === 'repair')
        expect(
          changed(before, await tree(store)).filter((path) => !/^releases|^sections/.test(path)),
        ).toEqual([]);
    }
  },
);

test('a release restores missing files of every release it names, and a repair the style for partners', async () => {
  const { folder, store } = await newSite();
  await rm(join(folder, 'assets/gear'), { recursive: true });
  await release(store, samples.gear, news('second'));
  expect(await verify(store)).toMatchObject([
    { code: 'missing-file', path: 'assets/gear/style-0.shadow.css' },
  ]);
  await publish(store, { kind: 'repair' });
  expect(await verify(store)).toEqual([]);
});

test('a repair names a release that is lost', async () => {
  const { store } = await newSite();
  await store.remove(
    (await store.list('releases/gear')).find((path) => path.endsWith('release.json')) ?? '',
  );
  await expect(publish(store, { kind: 'repair' })).rejects.toThrow(/no release \w+ of gear/);
});
