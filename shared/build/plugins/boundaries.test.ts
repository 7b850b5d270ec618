import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../steps/build.ts';

/**
 * Builds a file of the section `mf-ours`. Beside `mf-ours` is the section `mf-theirs`, which is
 * also installed as the package `theirs`.
 */
async function built(file: string, code: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const name of ['ours', 'theirs']) {
    await write(`mf-${name}/package.json`, `{ "name": "${name}" }`);
    await write(`mf-${name}/src/pages.ts`, 'export const pages = 1;');
  }
  await mkdir(join(folder, 'node_modules'));
  await symlink(join(folder, 'mf-theirs'), join(folder, 'node_modules/theirs'));
  await write(`mf-ours/${file}`, code);
  const ssr = join(folder, 'mf-ours', file);
  return build(join(folder, 'mf-ours'), {
    ssr: { noExternal: true },
    build: { write: false, ssr },
  });
}

const OTHER = (file: string, other = 'mf-theirs/src/pages.ts') =>
  `mf-ours/${file} imports ${other}, which is not a file of its section. Show another section's content with <Fragment>`;

test.each([
  [
    'src/load/a.ts',
    "export { pages } from '../../../mf-theirs/src/pages.ts';",
    OTHER('src/load/a.ts'),
  ],
  ['src/content/a.ts', "export { pages } from 'theirs/src/pages.ts';", OTHER('src/content/a.ts')],
  ['src/rules/a.test.ts', "import('theirs');", OTHER('src/rules/a.test.ts', 'mf-theirs')],
  [
    'src/components/A.tsx',
    "import { a } from './a.ts';\nimport { readFileSync } from 'node:fs';\nexport default readFileSync;",
    'mf-ours/src/components/A.tsx imports node:fs, but browsers run this file, too. Read files in src/load/',
  ],
])('%s with %j is refused', async (file, code, message) => {
  await expect(built(file, code)).rejects.toThrow(message);
});

test.each([
  ['src/load/a.ts', "import { readFileSync } from 'node:fs'; export default readFileSync;"],
  [
    'src/rules/a.test.ts',
    "import { pages } from '../pages.ts'; import 'node:fs'; export default pages;",
  ],
  ['src/components/A.tsx', "import type { Stats } from 'node:fs'; export type A = Stats;"],
])('%s with %j is allowed', async (file, code) => {
  await built(file, code);
});
