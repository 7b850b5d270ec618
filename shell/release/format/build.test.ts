import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSection } from '@ringside/shared/build';
import { releaseId } from '@ringside/shared/build/hash';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../testing/copyWorkspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { builtRelease } from './releaseSource.ts';

/** A copy of the workspace with one section, built or not, and everything that sections may read. */
async function copyOf(section: string, isBuilt: boolean): Promise<string> {
  const folder = await temporaryFolder();
  await copyWorkspace(folder, { packages: ['shared', section], isBuilt });
  return join(folder, section);
}

/** The cached bundles of a section. */
const keptBy = async (folder: string) => (await readdir(join(folder, '.cache', 'bundles'))).sort();

async function replaceIn(file: string, text: string, other: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  expect(before).toContain(text);
  await writeFile(file, before.replaceAll(text, other));
}

test('the same sources give the same release elsewhere; content changes it, a component its code, too', async () => {
  const [one, other] = [await copyOf('mf-training', false), await copyOf('mf-training', true)];
  const first = await buildSection(one);
  const { release, read } = await builtRelease(join(one, 'dist'));
  for (const path of Object.keys(release.files)) await read(path);
  expect(await readdir(join(one, '.cache', 'building'))).toEqual([]);
  expect(releaseId(first)).toBe(first.id);
  expect(await buildSection(other)).toEqual(first);
  await replaceIn(join(other, 'src/content/plans.ts'), 'Eat to build', 'Eat to grow');
  const { id, code, modules } = await buildSection(other);
  expect(id).not.toBe(first.id);
  expect({ code, modules }).toEqual({ code: first.code, modules: first.modules });

  await replaceIn(join(other, 'src/pages/TrainingPage.tsx'), 'Training Articles', 'Articles to Train By');
  const rebuilt = await buildSection(other);
  expect(rebuilt.modules.pages).not.toEqual(first.modules.pages);
  expect(rebuilt.server).not.toBe(first.server);
  expect(rebuilt.code).not.toBe(first.code);
});

test('one changed article changes one shard of the data, but neither code nor stylesheet', async () => {
  const folder = await copyOf('mf-news', true);
  const first = await buildSection(folder);
  const kept = await keptBy(folder);
  // Words that are also Tailwind classes.
  const article = join(folder, 'src/content/articles/skip-for-your-feet-not-your-lungs.html');
  await replaceIn(article, '</div>', '<p>An underline, italic and uppercase.</p></div>');
  const changed = await buildSection(folder);
  // No bundle was built again.
  expect(await keptBy(folder)).toEqual(kept);
  // A build without the cache must give the same: the cached bundles hide nothing that the article adds.
  await rm(join(folder, '.cache'), { recursive: true });
  expect(await buildSection(folder)).toEqual(changed);
  const own = ({ server, style, modules }: typeof first) => ({ server, style, modules });
  expect(own(changed)).toEqual(own(first));
  const added = Object.keys(changed.files).filter((path) => !first.files[path]);
  expect(added.map((path) => path.replace(/-[0-9a-f]{24}/, '')).sort()).toEqual([
    'releases/news/parts/content.json',
    'releases/news/parts/pages.json',
    'releases/news/parts/table.json',
  ]);
});
