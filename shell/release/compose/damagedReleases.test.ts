import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { write } from '../stores/store.ts';
import { built } from '../testing/fixtures.ts';
import { publishAll } from '../testing/publishAll.ts';
import { changed, newSite, news, release, samples, tree } from '../testing/samples.ts';

const { store } = await newSite();
const before = await tree(store);
const { gear } = samples;

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
  const { store: site } = await newSite();
  const [path = ''] = (await site.list('releases/gear')).filter((each) => each.includes('/table-'));
  await write(site, path, Buffer.from('damaged'));
  await expect(release(site, news('second'))).rejects.toMatchObject({ code: 'damaged-release' });
  await release(site, gear);
  await release(site, news('second'));
});
