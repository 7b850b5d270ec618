import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementDescription } from '@ringside/shared/contract';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import { directoryStore } from '../../stores/directory.ts';
import { type Fixture, temporaryFolder } from '../../testing/fixtures.ts';
import { sampled } from '../../testing/sampled.ts';
import { news, release, releaseSamples, textAt } from '../../testing/samples.ts';
import { copyAlone, installLinked, runInstalled } from '../../testing/standAlone.ts';
import { workspaceRoot } from '../../workspace/workspace.ts';
import { createRepository } from '../createSection.ts';
import { packKit } from './packKit.ts';

const kit = await temporaryFolder();
const tarballs = await packKit(kit);
const read = async (file: string) =>
  JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;

test.each(['shared', 'shell/release'])('publint accepts %s', sampled(false), async (folder) => {
  const pkgDir = join(kit, folder);
  const { messages } = await publint({ pkgDir, strict: true });
  const manifest = await read(join(pkgDir, 'package.json'));
  expect(messages.map((message) => formatMessage(message, manifest, { color: false }))).toEqual([]);
});

test('nothing in the kit reaches outside its own folder', async () => {
  for (const folder of ['shared', 'shell/release']) {
    const manifest = await read(join(kit, folder, 'package.json'));
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('devDependencies');
    // No registry has our packages, so no dependency may name one. A peer dependency may, because
    // the repository installs the tarballs itself.
    expect(JSON.stringify(manifest.dependencies)).not.toContain('@ringside/');
    expect(JSON.stringify(manifest)).not.toMatch(/file:|workspace:|\.\.\//);
  }
});

test.each(['fights', 'gear', 'news', 'training'])(
  '%s, alone in a folder, builds to the same release as in the workspace',
  sampled(false),
  async (section) => {
    // This process may have loaded React's development files, so a command builds, as a team does.
    await runInstalled(workspaceRoot, '@ringside/release/cli/bin.js', ['build', section]);
    const here = await read(join(workspaceRoot, `mf-${section}`, 'dist', 'release.json'));
    const folder = join(await temporaryFolder(), section);
    await copyAlone(section, folder);
    await installLinked(folder, tarballs, [`mf-${section}`, 'shared', 'shell', '.']);
    await runInstalled(folder, '@ringside/release/dist/cli/bin.js', ['build']);
    expect(await read(join(folder, 'dist', 'release.json'))).toEqual(here);
  },
);

test.each(['repository', 'template'])(
  'a new %s has the versions that are tested here',
  async (folder) => {
    const versions = async (path: string) => {
      const { dependencies, devDependencies } = await read(
        join(workspaceRoot, path, 'package.json'),
      );
      return { ...devDependencies, ...dependencies };
    };
    const ours = { ...(await versions('.')), ...(await versions('shared')) };
    const theirs = Object.entries(await versions(`shell/release/create/${folder}`));
    const external = Object.fromEntries(theirs.filter(([name]) => !name.startsWith('@ringside/')));
    expect(external).toHaveProperty('react');
    expect(ours).toMatchObject(external);
  },
);

const described: Fixture = {
  ...news('described'),
  tamper: (part, text) => (part === 'descriptions' ? JSON.stringify([LIST]) : text),
};
const LIST: ElementDescription = {
  ...{
    kind: 'class',
    customElement: true,
    tagName: 'ringside-list',
    name: 'List',
    description: 'Lists.',
  },
  attributes: [
    {
      name: 'category',
      fieldName: 'category',
      description: 'Of these.',
      type: { text: "'all' | 'training'" },
    },
  ],
  ...{
    members: [],
    events: [],
    slots: [],
    policy: [],
    cssParts: [],
    cssProperties: [],
    accessibility: [],
  },
};

test('a section is made, tested and released from a repository of its own', async () => {
  const folder = join(await temporaryFolder(), 'ring-walks');
  await createRepository('ring-walks', folder, kit);
  await installLinked(folder, tarballs, ['shared', 'shell', '.']);
  expect(await read(join(folder, 'package.json'))).toMatchObject({
    name: 'ring-walks',
    ringside: { owner: expect.stringMatching(/^ring-walks-[0-9a-f]{8}$/) },
    dependencies: { '@ringside/shared': 'file:kit/ringside-shared-0.3.0.tgz' },
    devDependencies: { '@ringside/release': 'file:kit/ringside-release-0.3.0.tgz' },
  });
  const env = { VITEST: undefined, NO_COLOR: '1' };
  const { stdout } = await runInstalled(folder, 'vitest/vitest.mjs', ['run'], env);
  expect(stdout).toMatch(/Tests +3 passed/);

  const store = directoryStore(await temporaryFolder());
  await releaseSamples(store);
  const ringside = async (...words: string[]) =>
    (await runInstalled(folder, '@ringside/release/dist/cli/bin.js', words)).stdout;
  expect(await ringside('release', '--to', store.name, '--note', 'First walks.')).toMatch(
    /^Built ring-walks\.\nReleased ring-walks [0-9a-f]{32}\.\n/,
  );
  expect(await readFile(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(
    /^# Releases of ring-walks\n\n## [\d-]{10}, [0-9a-f]{32}\n\nFirst walks\.\n\n$/,
  );
  expect(await ringside('status', store.name)).toContain(': First walks.');
  for (const file of ['embed/ring-walks.js', 'embed/ringside-ring-walks-list.html'])
    expect(await store.read(file), file).toBeDefined();
  await release(store, news('second'));
  expect(await textAt(store, 'ring-walks.html')).toContain('Write the entries');

  await release(store, described);
  expect(await ringside('types', '--from', store.name)).toContain(
    'with the types of fights, gear, news, shell, training',
  );
  await writeFile(
    join(folder, 'src/pages/Other.tsx'),
    `import { Fragment } from '@ringside/shared/section';
export const Right = () => <Fragment tag="ringside-list" category="all" />;
export const Wrong = () => <Fragment tag="ringside-list" category="al" />;`,
  );
  const checked = runInstalled(folder, 'typescript/bin/tsc', []);
  await expect(checked).rejects.toMatchObject({
    stdout: expect.stringMatching(/^src\/pages\/Other\.tsx\(3,.*'"al"' is not assignable/),
  });
  const { stdout: errors = '' } = await checked.catch((error: { stdout: string }) => error);
  expect(errors.match(/error TS/g)).toHaveLength(1);
});
