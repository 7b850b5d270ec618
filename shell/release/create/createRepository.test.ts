import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';
import { createRepository } from './createRepository.ts';

test('a folder without tarballs is no kit, and nothing is written', async () => {
  const [folder, empty] = [join(await temporaryFolder(), 'walks'), await temporaryFolder()];
  await expect(createRepository('walks', folder, empty)).rejects.toThrow(
    'holds no tarball of @ringside/shared',
  );
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('a repository is not written over anything', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'mine.txt'), 'Mine');
  await expect(createRepository('walks', folder, '0.1.0')).rejects.toThrow('is not empty. Name a new folder');
  expect(await readdir(folder)).toEqual(['mine.txt']);
});
