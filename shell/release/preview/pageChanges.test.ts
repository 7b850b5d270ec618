import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { BUDGETS } from './budgets.ts';
import { pageComparison } from './pageChanges.ts';

const GROWTH = 100;

/** Names of one file in two releases, whose hashes may have hyphens. */
const FILES = [
  ['assets/gear/client', 'AAAAAAAA', 'Dax-utvu'],
  ['assets/gear/client', 'h1-c2YEo', '--LBc2BM'],
  ['assets/gear/used-gear-list', 'h1-c2YEo', 'AAAAAAAA'],
  ['vendor/react@19.3.1', 'Zm9vYmFyYmF6MTIz', 'Zm9vYmFyYmF6MTIzNDU2Nz'],
] as const;

test.each(FILES)('a plan says how much %s grew from -%s.js to -%s.js', async (name, old, now) => {
  const sizes: Record<string, number> = {
    [`${name}-${old}.js`]: BUDGETS.script - GROWTH,
    [`${name}-${now}.js`]: BUDGETS.script + GROWTH,
  };
  const compare = pageComparison(async (path) => randomBytes(sizes[path] ?? 0));
  const page = (hash: string) => Buffer.from(`<script src="/${name}-${hash}.js"></script>`);
  const { exceeds } = await compare('gear.html', page(old), page(now));
  expect(exceeds).toEqual([
    { budget: 'script', by: expect.any(Number), grew: { [name]: 2 * GROWTH } },
  ]);
});
