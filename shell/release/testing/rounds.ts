import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const KITS = fileURLToPath(new URL('./kits/', import.meta.url));

/** Kits whose release of the section Rounds is in the repository. */
export const KEPT_KITS = ['0.2.0'] as const;

const tarballOf = (kit: string) => join(KITS, `rounds-${kit}.tgz`);

/** Copies the sources of the section Rounds into a folder. */
export const copyRounds = (folder: string): Promise<void> =>
  cp(join(KITS, 'rounds'), folder, { recursive: true });

/** Unpacks the release of Rounds that a kit built, and returns its folder. */
export async function unpackRounds(kit: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await run('tar', ['xzf', tarballOf(kit), '-C', folder]);
  return folder;
}

/** Stores a build of Rounds. The same build gives the same bytes. */
export async function keepRounds(kit: string, dist: string): Promise<string> {
  const file = tarballOf(kit);
  const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  await run('tar', ['-C', dist, ...same, '-I', 'gzip -9n', '-cf', file, '.']);
  return file;
}
