import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sections } from './drawings.ts';
import { digestOf, type Encoded } from './encoded.ts';

const pictures = await Promise.all(
  (await sections()).map(async ({ encoded: folder }) => {
    const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as Encoded;
    return Object.entries(index).map(([name, { files }]) => ({ folder, name, files }));
  }),
);

test.each(pictures.flat())('all sizes and formats of $name show one drawing', async (picture) => {
  const { folder, name, files } = picture;
  expect(await digestOf(folder, name), 'encode it again: shared/pictures/README.md').toBe(files);
});
