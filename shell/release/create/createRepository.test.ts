import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../support/workspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { createRepository } from './createRepository.ts';

test('a folder without tarballs is no kit, and nothing is written', async () => {
  const [folder, empty] = [join(await temporaryFolder(), 'walks'), await temporaryFolder()];
  await expect(createRepository('walks', folder, empty)).rejects.toThrow(
    'has no tarball of @ringside/shared',
  );
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('a repository has the same bytes on every system, or its release ids would differ', async () => {
  const folder = await temporaryFolder();
  await createRepository('walks', folder, '0.1.0');
  for (const root of [workspaceRoot, folder])
    expect(await readFile(join(root, '.gitattributes'), 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
});

test('a repository is not written over anything', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'mine.txt'), 'Mine');
  await expect(createRepository('walks', folder, '0.1.0')).rejects.toThrow('is not empty. Name a new folder');
  expect(await readdir(folder)).toEqual(['mine.txt']);
});
