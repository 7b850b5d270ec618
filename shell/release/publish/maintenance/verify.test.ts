import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statusOf } from '../../cli/status.ts';
import { write } from '../../stores/store.ts';
import { REACT } from '../../testing/fixtures.ts';
import { changed, newSite, news, release, samples, sourceOf, tree } from '../../testing/samples.ts';
import { publish } from '../publish.ts';
import { verify } from './verify.ts';

const change = (file: string) => writeFile(file, 'x');

const OTHERS_PAGE =
  'old.html belongs to no live release. If it is yours, list it in a release: --beside old.html';

test.each([
  ['a changed page', change, 'news.html', 'news.html is not what was composed'],
  ['a changed compressed page', change, 'news.html.br', 'news.html.br is not a copy of news.html'],
  ['a changed client', change, REACT, `${REACT} is not what was built`],
  ['a changed pointer', change, 'sections.json', 'sections.json is not the newest generation'],
  ['a page of no release', change, 'old.html', OTHERS_PAGE],
  ['a missing page', rm, 'gear.html', 'gear.html is missing'],
  ['a missing compressed page', rm, 'gear.html.gz', 'gear.html.gz is missing'],
  ['a missing feed', rm, 'feed.xml', 'feed.xml is missing'],
])('verify finds %s', async (_, damage, path, fault) => {
  const { folder, store } = await newSite();
  await damage(join(folder, path));
  expect(await verify(store)).toContain(fault);
});

test('verify finds files that only the data of a page names but that do not exist', async () => {
  const { store } = await newSite();
  await release(store, {
    ...samples.gear,
    pages: { '/gear': '<p data-poster="/assets/gear/a.avif">' },
  });
  expect(await verify(store)).toEqual([
    'gear.html names /assets/gear/a.avif, which does not exist',
  ]);
});

test.each([
  ['index', /^releases\/index\//, 'damaged-index'],
  ['release', /^releases\/gear\/\w+\/release\.json$/, 'bad-release'],
])('verify reports a damaged %s instead of failing', async (_, file, fault) => {
  const { store } = await newSite();
  const [path = ''] = (await store.list('releases')).filter((each) => file.test(each));
  await write(store, path, Buffer.from('[]'));
  expect((await verify(store)).join()).toContain(fault);
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
      expect((await verify(store)).join()).toMatch(
        /verify --repair \S+\. \(damaged-index\).*gear\.html is not/,
      );
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
  expect(await verify(store)).toEqual(['assets/gear/style-0.shadow.css is missing']);
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
