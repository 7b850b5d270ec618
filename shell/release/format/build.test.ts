import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSection } from '@ringside/shared/build';
import { releaseId } from '@ringside/shared/build/hash';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../testing/copyWorkspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { builtRelease } from './releaseSource.ts';

/** A copy of the workspace with news and everything that sections may read. It shares no cache. */
async function copyOfNews(): Promise<string> {
  const folder = await temporaryFolder();
  await copyWorkspace(folder, { packages: ['shared', 'mf-news'] });
  return join(folder, 'mf-news');
}

/** The cached bundles of a section. */
const keptBy = async (folder: string) => (await readdir(join(folder, '.cache', 'bundles'))).sort();

async function replaceIn(file: string, text: string, other: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  expect(before).toContain(text);
  await writeFile(file, before.replaceAll(text, other));
}

/** Adds words to an article that are also Tailwind classes. */
const changeArticle = (folder: string) =>
  replaceIn(
    join(folder, 'src/content/articles/skip-for-your-feet-not-your-lungs.html'),
    '</div>',
    '<p>An underline, italic and uppercase.</p></div>',
  );

test('one changed article changes one shard of the data and builds no code; elsewhere the same sources give the same release', async () => {
  const [one, other] = [await copyOfNews(), await copyOfNews()];
  const first = await buildSection(one);
  expect(releaseId(first)).toBe(first.id);
  const kept = await keptBy(one);
  await changeArticle(one);
  const changed = await buildSection(one);
  expect(await keptBy(one)).toEqual(kept);
  expect(await readdir(join(one, '.cache', 'building'))).toEqual([]);
  const { release, read } = await builtRelease(join(one, 'dist'));
  for (const path of Object.keys(release.files)) await read(path);
  const renderer = Buffer.from(await read(release.server));
  expect(renderer.includes('sourceMappingURL'), 'it has no source map').toBe(false);
  const own = ({ server, style, modules, code }: typeof first) => ({ server, style, modules, code });
  expect(own(changed)).toEqual(own(first));
  const added = Object.keys(changed.files).filter((path) => !first.files[path]);
  expect(added.map((path) => path.replace(/-[0-9a-f]{24}/, '')).sort()).toEqual([
    'releases/news/parts/content.json',
    'releases/news/parts/pages.json',
    'releases/news/parts/table.json',
  ]);

  // Nothing is cached there: the bundles that were used again hid nothing that the article adds.
  await changeArticle(other);
  expect(await buildSection(other)).toEqual(changed);

  await replaceIn(join(one, 'src/pages/NewsPage.tsx'), 'title="News"', 'title="Boxing News"');
  const rebuilt = await buildSection(one);
  expect(rebuilt.server).not.toBe(first.server);
  expect(rebuilt.code).not.toBe(first.code);
});
