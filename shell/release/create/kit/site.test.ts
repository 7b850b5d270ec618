/** Creates a site in another repository, from the tarballs alone. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { sampled } from '../../testing/sampled.ts';
import { installLinked, runInstalled } from '../../testing/standAlone.ts';
import { createSite } from '../createSection.ts';
import { packKit } from './packKit.ts';

vi.setConfig({ testTimeout: 600_000 });

test(
  'a whole site is made, built, tested and released from a repository of its own',
  sampled(false),
  async () => {
    const kit = await temporaryFolder();
    const tarballs = await packKit(kit);
    const folder = join(await temporaryFolder(), 'corner-shop');
    await createSite(folder, kit);
    await installLinked(folder, tarballs, ['shared', 'shell', '.']);
    const env = { VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' };
    const run = (script: string, ...words: string[]) => runInstalled(folder, script, words, env);
    const ringside = async (...words: string[]) =>
      (await run('@ringside/release/dist/cli/bin.js', ...words)).stdout;

    expect(await ringside('build', 'all')).toBe('Built shell, mf-welcome.\n');
    await run('typescript/bin/tsc');
    expect((await run('vitest/vitest.mjs', 'run')).stdout).toMatch(/Tests +5 passed/);

    const site = join(await temporaryFolder(), 'site');
    await ringside('release', 'all', '--to', site, '--origin', 'https://corner.example');
    expect(await ringside('verify', site)).toContain('matches what was released');
    const home = await readFile(join(site, 'index.html'), 'utf8');
    expect(home).toContain('<title>Corner Shop</title>');
    expect(home).toContain('>Write the entries</h3>');
    expect(await readFile(join(site, 'welcome.html'), 'utf8')).toMatch(
      /<title>Welcome \| Corner Shop<\/title>.* href="\/welcome" aria-current="page"/s,
    );

    // The operator adds a second section to the same repository.
    await ringside('create', 'cuts');
    expect(await readdir(folder)).toContain('mf-cuts');
    expect(await ringside('release', 'cuts', '--to', site)).toMatch(
      /^Built mf-cuts\.\nReleased cuts /,
    );
  },
);
