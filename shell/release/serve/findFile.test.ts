import { expect, test } from 'vitest';
import { findFile, findNotFound, parseAddress } from './findFile.ts';

/** The files that are looked for on an empty disk. */
async function lookedFor(address: string): Promise<string[]> {
  const paths: string[] = [];
  const files = {
    open: async (path: string) => {
      paths.push(path);
      return undefined;
    },
  };
  const wanted = parseAddress(address);
  if (!wanted) return paths;
  await findFile(files, wanted);
  await findNotFound(files, wanted);
  return paths;
}

test('an address may mean a file, a page, and a "not found" page above it', async () => {
  expect(await lookedFor('/news/one?utm=1')).toEqual([
    'news/one',
    'news/one/index.html',
    'news/one/404.html',
    'news/404.html',
    '404.html',
  ]);
});

test('an address with thousands of parts only looks for a few files', async () => {
  expect((await lookedFor('/a'.repeat(8000))).length).toBeLessThan(12);
});

test.each(['/../a', '/%2e%2e/a', '/..%2fa', '/%5c..%5ca', '/.git/a', '/a\\..\\b'])(
  '%s is looked for nowhere but in "not found" pages',
  async (address) => {
    const paths = await lookedFor(address);
    expect(paths.filter((path) => !/^([\w-]+\/)*404\.html$/.test(path))).toEqual([]);
  },
);
