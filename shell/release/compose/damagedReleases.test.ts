import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directoryStore } from '../stores/directory.ts';
import { built, temporaryFolder } from '../testing/fixtures.ts';
import { publishAll } from '../testing/publishAll.ts';
import { changed, news, release, releaseSamples, samples, tree } from '../testing/samples.ts';

const store = directoryStore(await temporaryFolder());
await releaseSamples(store);
const before = await tree(store);
const { gear } = samples;

const modulesOf = (file: string, ...imports: string[]) => ({ client: { file, imports } });

const badManifests: readonly [string, Record<string, unknown>][] = [
  ['a name that leaves its folder', { name: '../news' }],
  ['no routes', { routes: undefined }],
  ['a route with a trailing slash', { routes: ['/gear/'] }],
  ['a route upwards', { routes: ['/gear/..'] }],
  ['a route at a URL of the release tool', { routes: ['/releases'] }],
  ['an element without our prefix', { elements: ['gear-guides'] }],
  ['a storage key without our prefix', { storageKeys: ['theme'] }],
  ['a module that is not among its files', { modules: modulesOf('assets/gear/other.js') }],
  ['a style that is not among its files', { style: 'assets/gear/other.css' }],
  [
    'an import that is not among its files',
    { modules: modulesOf('assets/gear/style-0.css', 'vendor/other.js') },
  ],
  ['no client module', { modules: {} }],
  ['a table that is not among its files', { table: 'releases/gear/parts/other.json' }],
  ['code for composing', { server: 'assets/gear/style-0.css' }],
  ['an embed script that is not among its files', { embeds: { clock: 'releases/gear/parts/other.js' } }],
  ['no files', { files: {} }],
  [
    'a file of another section',
    { files: { 'assets/news/x.js': { integrity: `sha256-${'a'.repeat(43)}=`, bytes: 1 } } },
  ],
  [
    'a file outside',
    { files: { 'assets/gear/../../x.js': { integrity: `sha256-${'a'.repeat(43)}=`, bytes: 1 } } },
  ],
  ['a malformed hash', { files: { 'assets/gear/x.js': { integrity: 'sha256-x', bytes: 1 } } }],
];

test.each(badManifests)('bad-release: %s', async (_, what) => {
  const dist = await built(gear);
  const file = join(dist, 'release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...what }));
  await expect(publishAll(store, [dist])).rejects.toMatchObject({ code: 'bad-release' });
  expect(changed(before, await tree(store))).toEqual([]);
});

test.each([
  ['bad-release', 'is not JSON', 'release.json', '{'],
  ['bad-release', 'is null', 'release.json', 'null'],
  ['damaged-release', 'was changed by hand', 'release.json', undefined],
  ['damaged-release', 'has another style', 'assets/gear/style-0.css', 'other'],
])('%s: a build that %s', async (code, _, path, text) => {
  const dist = await built(gear);
  const file = join(dist, path);
  await writeFile(
    file,
    text ?? (await readFile(file, 'utf8')).replace('"contract": 2', '"contract": 2, "later": 1'),
  );
  await expect(publishAll(store, [dist])).rejects.toMatchObject({ code });
  expect(changed(before, await tree(store))).toEqual([]);
});

test('damaged-release: a build without one of its files, and no-release: one without any', async () => {
  const dist = await built({ ...gear, client: 'another' });
  await rm(join(dist, 'assets/gear'), { recursive: true });
  await expect(publishAll(store, [dist])).rejects.toMatchObject({ code: 'damaged-release' });
  await rm(join(dist, 'release.json'));
  await expect(publishAll(store, [dist])).rejects.toMatchObject({ code: 'no-release' });
  expect(changed(before, await tree(store))).toEqual([]);
});

test('damaged-release: another section was damaged on the site, and is repaired when it is released again', async () => {
  const site = directoryStore(await temporaryFolder());
  await releaseSamples(site);
  const [path = ''] = (await site.list('releases/gear')).filter((each) => each.includes('/table-'));
  await site.write(path, Buffer.from('damaged'));
  await expect(release(site, news('second'))).rejects.toMatchObject({ code: 'damaged-release' });
  await release(site, gear);
  await release(site, news('second'));
});
