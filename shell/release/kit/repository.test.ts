/** A section in a repository of its own, from `create` to live. */
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRepository } from '../create/createRepository.ts';
import { directoryStore } from '../stores/directory.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { releaseSamples } from '../testing/samples.ts';
import { packKit } from './packKit.ts';
import { installLinked, runInstalled } from './standAlone.ts';

const kit = await temporaryFolder();
const tarballs = await packKit(kit);
const RINGSIDE = '@ringside/release/dist/cli/bin.js';

const folder = join(await temporaryFolder(), 'ring-walks');
await createRepository('ring-walks', folder, kit);
await installLinked(folder, tarballs, ['shared', '.']);
const site = await temporaryFolder();
await releaseSamples(directoryStore(site));
const ringside = async (...words: string[]) => (await runInstalled(folder, RINGSIDE, words)).stdout;

test('it holds all that a repository needs, and names nothing of ours but the kit', async () => {
  for (const path of ['.gitignore', '.github/workflows/ci.yml', 'README.md', 'tsconfig.json', 'src/pages.ts'])
    await access(join(folder, path));
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'ring-walks',
    dependencies: { '@ringside/shared': 'file:kit/ringside-shared-0.1.0.tgz' },
    devDependencies: { '@ringside/release': 'file:kit/ringside-release-0.1.0.tgz' },
  });
  expect((await readdir(join(folder, 'kit'))).sort()).toEqual([
    'ringside-release-0.1.0.tgz',
    'ringside-shared-0.1.0.tgz',
  ]);
});

test('it installs the versions that are tested here', async () => {
  const versions = async (file: string) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      await readFile(new URL(file, import.meta.url), 'utf8'),
    );
    return { ...devDependencies, ...dependencies } as Record<string, string>;
  };
  const ours = {
    ...(await versions('../../../package.json')),
    ...(await versions('../../../shared/package.json')),
  };
  const theirs = Object.entries(await versions('../create/repository/package.json'));
  const external = theirs.filter(([name]) => !name.startsWith('@ringside/'));
  expect(external.length).toBeGreaterThan(8);
  expect(Object.fromEntries(external)).toEqual(
    Object.fromEntries(external.map(([name]) => [name, ours[name]])),
  );
});

test('its types are right and its unit tests pass', async () => {
  await runInstalled(folder, 'typescript/bin/tsc', []);
  const { stdout } = await runInstalled(folder, 'vitest/vitest.mjs', ['run'], {
    VITEST: undefined,
    NO_COLOR: '1',
  });
  expect(stdout).toMatch(/Tests +3 passed/);
});

test('it is planned and released from there', async () => {
  expect(await ringside('plan', '--to', site)).toMatch(
    /^Built ring-walks\.\n[\s\S]*The release would go through\.\n$/,
  );
  expect(await ringside('release', '--to', site)).toMatch(/^Released ring-walks [0-9a-f]{12}\.\n/);
});
