import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const KITS = fileURLToPath(new URL('./kits/', import.meta.url));

export const KEPT_KITS = ['0.2.0', '0.3.0'] as const;

const tarballOf = (kit: string) => join(KITS, `rounds-${kit}.tgz`);

export const copyRounds = (folder: string): Promise<void> =>
  cp(join(KITS, 'rounds'), folder, { recursive: true });

export async function unpackRounds(kit: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await run('tar', ['xzf', tarballOf(kit), '-C', folder]);
  return folder;
}

export async function keepRounds(kit: string, dist: string): Promise<string> {
  const file = tarballOf(kit);
  const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  await run('tar', ['-C', dist, ...same, '--exclude=*.map', '-I', 'gzip -9n', '-cf', file, '.']);
  return file;
}
