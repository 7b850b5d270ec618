import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { buildSection } from '@ringside/shared/build';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../support/workspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';
import { copyAlone, installLinked, runInstalled } from '../testing/standAlone.ts';
import { packKit } from './packKit.ts';

const kit = await temporaryFolder();
const tarballs = await packKit(kit);

test.each(['shared', 'shell/release'])('publint finds nothing wrong with %s', async (folder) => {
  const pkgDir = join(kit, folder);
  const { messages } = await publint({ pkgDir, strict: true });
  const manifest = JSON.parse(await readFile(join(pkgDir, 'package.json'), 'utf8'));
  expect(messages.map((message) => formatMessage(message, manifest, { color: false }))).toEqual([]);
});

test.each(tarballs)('the types of %s are found wherever modules are', async (tarball) => {
  const data = createPackageFromTarballData(new Uint8Array(await readFile(tarball)));
  // Both are modules alone; style sheets and package.json have no types.
  const result = await checkPackage(data, {
    excludeEntrypoints: [/\.css$|package\.json$|build\/typescript$/],
  });
  const problems = result.types ? result.problems : ['no types'];
  const isOfModules = (problem: (typeof problems)[number]) =>
    typeof problem === 'string' ||
    !('resolutionKind' in problem) ||
    !['node10', 'node16-cjs'].includes(problem.resolutionKind);
  expect(problems.filter(isOfModules)).toEqual([]);
});

test('nothing in the kit reaches outside its own folder', async () => {
  for (const folder of ['shared', 'shell/release']) {
    const manifest = JSON.parse(await readFile(join(kit, folder, 'package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(JSON.stringify(manifest)).not.toMatch(/file:|workspace:|\.\.\//);
  }
});

for (const section of ['fights', 'gear', 'news', 'training'])
  test(
    `${section}, alone in a folder, builds to the same release as in the workspace`,
    sampled(section === 'fights'),
    async () => {
      const here = await buildSection(
        join(workspaceRoot, `mf-${section}`),
        join(await temporaryFolder(), 'dist'),
      );
      const folder = join(await temporaryFolder(), section);
      await copyAlone(section, folder);
      await installLinked(folder, tarballs, [`mf-${section}`, 'shared', '.']);
      await runInstalled(folder, '@ringside/shared/dist/build/bin.js', []);
      const alone = JSON.parse(await readFile(join(folder, 'dist', 'release.json'), 'utf8'));
      expect(alone).toEqual(here);
    },
  );
