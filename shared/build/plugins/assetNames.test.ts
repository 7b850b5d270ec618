import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { assetNames } from './assetNames.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'asset-names-'));
  await mkdir(join(root, 'src/pictures/encoded'), { recursive: true });
  for (const name of ['bag-400.avif', 'bag-800.jpg', 'bag-red-400.avif']) await draw(name, name);
});

const draw = (name: string, content: string) =>
  writeFile(join(root, 'src/pictures/encoded', name), content);
const name = (file: string) => assetNames(root, 'gear')({ originalFileNames: [file] });
const picture = (file: string) => name(`src/pictures/encoded/${file}`);

test('all files of a picture have one hash', () => {
  const [, hash] =
    /^assets\/gear\/bag-([\w-]{8})-400\[extname\]$/.exec(picture('bag-400.avif')) ?? [];
  expect(hash).toBeDefined();
  expect(picture('bag-800.jpg')).toBe(`assets/gear/bag-${hash}-800[extname]`);
});

test('a changed file gives all files of its picture a new hash, and no other picture', async () => {
  const before = { bag: picture('bag-400.avif'), red: picture('bag-red-400.avif') };
  await draw('bag-800.jpg', 'drawn anew');
  expect(picture('bag-400.avif')).not.toBe(before.bag);
  expect(picture('bag-red-400.avif')).toBe(before.red);
});

test('a file that does not belong to a set has the hash of its own content', () => {
  expect(name('src/pictures/cards/home.jpg')).toBe('assets/gear/[name]-[hash][extname]');
  expect(name('src/styles/fonts/display-400.woff2')).toBe('assets/gear/[name]-[hash][extname]');
});
