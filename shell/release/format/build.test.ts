import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSection } from '@ringside/shared/build';
import { releaseId } from '@ringside/shared/build/hash';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../testing/copyWorkspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { builtRelease } from './releaseSource.ts';

async function copyOfNews(): Promise<string> {
  const folder = await temporaryFolder();
  await copyWorkspace(folder, { packages: ['shared', 'mf-news'] });
  return join(folder, 'mf-news');
}

const keptBy = async (folder: string) => (await readdir(join(folder, '.cache', 'bundles'))).sort();

async function replaceIn(file: string, text: string, other: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  expect(before).toContain(text);
  await writeFile(file, before.replaceAll(text, other));
}

const changeArticle = (folder: string) =>
  replaceIn(
    join(folder, 'src/content/articles/skip-for-your-feet-not-your-lungs.html'),
    '</div>',
    '<p>An underline, italic and uppercase.</p></div>',
  );

const one = await copyOfNews();
const first = await buildSection(one);
const kept = await keptBy(one);
await changeArticle(one);
const changed = await buildSection(one);

test('one changed article changes one shard of the data and builds no code', async () => {
  expect(await keptBy(one)).toEqual(kept);
  const own = ({ style, modules }: typeof first) => ({ style, modules });
  expect(own(changed)).toEqual(own(first));
  const added = Object.keys(changed.files).filter((path) => !first.files[path]);
  expect(added.map((path) => path.replace(/-[0-9a-f]{32}/, '')).sort()).toEqual([
    'releases/news/parts/file.xml',
    'releases/news/parts/pages.json',
    'releases/news/parts/table.json',
  ]);
});

test('a release is whole, without code that would run outside a browser, and nothing else is left', async () => {
  expect(releaseId(changed)).toBe(changed.id);
  expect(await readdir(join(one, '.cache', 'building'))).toEqual([]);
  const { release, read } = await builtRelease(join(one, 'dist'));
  for (const path of Object.keys(release.files)) await read(path);
  const scripts = Object.keys(release.files).filter((path) => /\.[cm]?js$/.test(path));
  expect(scripts.filter((path) => !/^(assets|vendor)\/|\/embed-/.test(path))).toEqual([]);
});

test('the same sources give the same release elsewhere, where no bundles were used again', async () => {
  const other = await copyOfNews();
  await changeArticle(other);
  expect(await buildSection(other)).toEqual(changed);
});

test('a changed component is bundled again', async () => {
  await replaceIn(join(one, 'src/components/LatestNews.tsx'), 'export function', 'export broken');
  await expect(buildSection(one)).rejects.toThrow('mf-news/src/components/LatestNews.tsx');
});
