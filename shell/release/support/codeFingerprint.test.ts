import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';
import { codeFingerprint } from './codeFingerprint.ts';

const packageJson = (version: string, dependencies = {}) => JSON.stringify({ version, dependencies });

/** A composer that imports a module, a module of another package of ours, and a package with its own dependency. */
const files = {
  'main.ts':
    "import { a } from './a.ts';\nimport type { Unused } from './types.ts';\nimport 'colours/bright';\nimport { b } from '@ringside/kit';",
  'a.ts': "import './cycle.ts';\nexport const a = () => import('./later.js');",
  'cycle.ts': "export * from './a.ts';",
  'later.js': "import'node:fs';import{wide}from'@wide/package';export default wide",
  'types.ts': 'export type Unused = 1;',
  'node_modules/colours/package.json': packageJson('1.0.0', { hue: '^1', absent: '^1' }),
  'node_modules/colours/node_modules/hue/package.json': packageJson('1.0.0'),
  'node_modules/hue/package.json': packageJson('9.0.0'),
  'node_modules/@wide/package/package.json': packageJson('1.0.0'),
  'node_modules/@ringside/kit/package.json': '{"version":"1.0.0","exports":"./kit.js"}',
  'node_modules/@ringside/kit/kit.js': "export { b } from './b.js';",
  'node_modules/@ringside/kit/b.js': 'export const b = 1;',
};

async function write(folder: string, written: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const fingerprintIn = (folder: string) => codeFingerprint(pathToFileURL(join(folder, 'main.ts')).href);

const folder = join(await temporaryFolder(), 'one');
await write(folder, files);
const before = await fingerprintIn(folder);

const counted: readonly [what: string, path: string, text: string][] = [
  ['the module itself', 'main.ts', `${files['main.ts']}\n`],
  ['an import', 'a.ts', `${files['a.ts']}\n`],
  ['an import of an import', 'cycle.ts', `${files['cycle.ts']}\n`],
  ['a module that is imported dynamically', 'later.js', `${files['later.js']}\n`],
  ['a module of another package of ours', 'node_modules/@ringside/kit/b.js', 'export const b = 2;'],
  [
    'the version of a package',
    'node_modules/colours/package.json',
    packageJson('1.0.1', { hue: '^1', absent: '^1' }),
  ],
  [
    'the version of a dependency of it',
    'node_modules/colours/node_modules/hue/package.json',
    packageJson('1.0.1'),
  ],
  ['the version of a package with a scope', 'node_modules/@wide/package/package.json', packageJson('1.0.1')],
];

test.each(counted)('%s counts', async (_, path, text) => {
  await write(folder, { [path]: text });
  expect(await fingerprintIn(folder)).not.toBe(before);
  await write(folder, files);
  expect(await fingerprintIn(folder)).toBe(before);
});

const ignored: readonly [what: string, path: string, text: string][] = [
  ['a module of types', 'types.ts', 'export type Unused = 2;'],
  ['a package that nothing imports', 'node_modules/hue/package.json', packageJson('9.0.1')],
];

test.each(ignored)('%s does not count', async (_, path, text) => {
  await write(folder, { [path]: text });
  expect(await fingerprintIn(folder)).toBe(before);
  await write(folder, files);
});

test('the fingerprint is the same in another folder', async () => {
  const other = join(await temporaryFolder(), 'two');
  await rename(folder, other);
  expect(await fingerprintIn(other)).toBe(before);
});
