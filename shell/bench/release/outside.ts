import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createRepository } from '@ringside/release/createRepository';
import { installLinked } from '@ringside/release/testing/standAlone';
import { workspaceRoot } from '@ringside/release/workspace';
import { installedRingside, type Spent } from './command.ts';

/** How often the section is changed and released. The median counts. */
const CHANGES = 3;

/** Makes a repository of a new section, releases it to a site, and measures releases of changes. */
export async function releaseFromOutside(site: string): Promise<Spent[]> {
  const place = await mkdtemp(join(tmpdir(), 'ringside-bench-'));
  try {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'pack:kit'], {
      cwd: workspaceRoot,
    });
    const tarballs = stdout.trim().split('\n');
    const folder = join(place, 'ring-walks');
    await createRepository('ring-walks', folder);
    await installLinked(
      folder,
      tarballs.map((tarball) => join(workspaceRoot, tarball)),
      ['shared', '.'],
    );
    installedRingside(folder, 'release', '--to', site);
    const entries = join(folder, 'src/content/entries.ts');
    const releases: Spent[] = [];
    for (let change = 1; change <= CHANGES; change += 1) {
      const text = await readFile(entries, 'utf8');
      await writeFile(entries, text.replace(/title: '[^']+'/, `title: 'Changed ${change} times'`));
      releases.push(installedRingside(folder, 'release', '--to', site));
    }
    return releases;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
