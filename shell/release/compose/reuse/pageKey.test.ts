import { spawnSync } from 'node:child_process';
import { cp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../../testing/copyWorkspace.ts';
import { built, temporaryFolder } from '../../testing/fixtures.ts';
import { sampled } from '../../testing/sampled.ts';
import { samples } from '../../testing/samples.ts';

const workspace = join(await temporaryFolder(), 'workspace');
await copyWorkspace(workspace, { packages: ['shell', 'shared'] });
const site = join(await temporaryFolder(), 'site');
const dists = await Promise.all(Object.values(samples).map(built));

function release(): string {
  const args = ['shell/release/cli/bin.js', 'release', 'all', '--to', site, '--from', ...dists];
  return spawnSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' }).stdout;
}

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const file = join(workspace, path);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(from);
  await writeFile(file, text.replace(from, to));
}

async function unlink(path: string): Promise<void> {
  const installed = await realpath(join(workspace, path));
  await rm(join(workspace, path));
  await cp(installed, join(workspace, path), { recursive: true });
}

test('after our own code has changed, all pages are rendered again', async () => {
  expect(release()).toContain('Wrote 9 of 9 pages');
  await edit('shell/release/compose/page/document.ts', "base-uri 'none'", "base-uri 'self'");
  expect(release()).toContain('Wrote 9 of 9 pages');
});

test('after a dependency has changed, all pages are rendered again', sampled(false), async () => {
  release();
  expect(release()).toContain('Wrote 0 of 9 pages');
  await unlink('node_modules/postcss');
  await edit('node_modules/postcss/lib/stringifier.js', "between + '{'", "between + ' {'");
  await edit('package-lock.json', /(?<="node_modules\/postcss": \{\s+"version": ")[^"]+/, '99.0.0');
  expect(release()).toContain('Wrote 9 of 9 pages');
});
