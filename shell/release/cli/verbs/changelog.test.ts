import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../../testing/copyWorkspace.ts';
import { built, type Fixture, temporaryFolder } from '../../testing/fixtures.ts';
import { samples } from '../../testing/samples.ts';

const workspace = join(await temporaryFolder(), 'workspace');
const site = join(workspace, 'site');

function node(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: workspace,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

const ringside = (...words: readonly string[]) => node('shell/release/cli/bin.js', ...words);

/** Marks builds as made from the present sources. */
const MARK = `
  await import('./shared/build/node/typescript.js');
  const { packageSources, SOURCES_FILE, sourcesKey } = await import('./shared/build/cache/sources.ts');
  const { writeFileSync } = await import('node:fs');
  for (const folder of process.argv.slice(1))
    writeFileSync(folder + '/dist/' + SOURCES_FILE, sourcesKey(packageSources(folder)));
`;

/** Makes packages, each with a fixture as its build. */
async function place(...fixtures: readonly Fixture[]): Promise<void> {
  const folders: string[] = [];
  for (const fixture of fixtures) {
    const { name } = fixture;
    const folder = join(workspace, name === 'shell' ? name : `mf-${name}`);
    folders.push(folder);
    await rm(join(folder, 'dist'), { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp(await built(fixture), join(folder, 'dist'), { recursive: true });
    if (name !== 'shell') await writeFile(join(folder, 'package.json'), JSON.stringify({ name }));
  }
  node('--input-type=module', '--eval', MARK, ...folders);
}

test('a note is in the changelogs of the sections that were released', async () => {
  await copyWorkspace(workspace, { packages: ['shell', 'shared'] });
  const manifest = join(workspace, 'package.json');
  const workspaces = ['shared', 'shell', 'mf-fights', 'mf-gear', 'mf-news', 'mf-training'];
  await writeFile(manifest, JSON.stringify({ workspaces }));
  await place(...Object.values(samples));
  ringside('release', 'all', '--to', site, '--origin', 'https://ringside.example');

  await place({ ...samples.gear, client: 'export const next = 1' });
  const out = ringside('release', 'all', '--to', site, '--note', 'Shorter lists.');
  const [, id] = /^Released gear (\w+)\.$/m.exec(out) ?? [];
  expect(out).toMatch(/^news \w+ is live already\.$/m);
  expect(await readFile(join(workspace, 'mf-gear', 'CHANGELOG.md'), 'utf8')).toMatch(
    new RegExp(`^# Releases of gear\n\n## [\\d-]{10}, ${id}\n\nShorter lists\\.\n\n$`),
  );
  for (const name of ['mf-fights', 'mf-news', 'mf-training'])
    expect(existsSync(join(workspace, name, 'CHANGELOG.md')), name).toBe(false);
});
