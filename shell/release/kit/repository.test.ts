/** A section in a repository of its own, from `create` to live. */
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRepository } from '../create/createRepository.ts';
import { directoryStore } from '../stores/directory.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { news, release, releaseSamples } from '../testing/samples.ts';
import { installLinked, runInstalled } from '../testing/standAlone.ts';
import { packKit } from './packKit.ts';

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

test('it is planned, released, previewed, promoted and rolled back from there, and others keep it', async () => {
  expect(await ringside('plan', '--to', site)).toMatch(
    /^Built ring-walks\.\n[\s\S]*The release would go through\.\n$/,
  );
  expect(await ringside('release', '--to', site)).toMatch(/^Released ring-walks [0-9a-f]{12}\.\n/);
  const store = directoryStore(site);
  const page = async () => Buffer.from((await store.read('ring-walks/index.html')) ?? '').toString();
  expect(await page()).toContain('Write the entries');
  expect(Buffer.from((await store.read('sitemap.xml')) ?? '').toString()).toContain('/ring-walks<');
  for (const file of ['embed/ring-walks.js', 'embed/ringside-ring-walks-list/index.html'])
    expect(await store.read(file), file).toBeDefined();

  await release(store, news('second'));
  expect(await page()).toContain('Write the entries');

  const entries = join(folder, 'src/content/entries.ts');
  await writeFile(
    entries,
    (await readFile(entries, 'utf8')).replace('Write the entries', 'Walk to the ring'),
  );
  const preview = join(await temporaryFolder(), 'preview');
  expect(await ringside('plan', '--to', site)).toContain('+ Walk to the ring');
  await ringside('preview', '--of', site, '--to', preview);
  await ringside('promote', '--of', preview, '--to', site);
  expect(await page()).toContain('Walk to the ring');
  await ringside('rollback', 'ring-walks', '--to', site);
  expect(await page()).toContain('Write the entries');
  expect(await ringside('status', site)).toContain('ring-walks');
  expect(await ringside('verify', site)).toContain('matches what was released');
  expect(await ringside('remove', 'ring-walks', '--from', site)).toContain('Removed ring-walks.');
});
