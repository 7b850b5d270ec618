import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspacePackages, workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';

test('the types of every package are checked', async () => {
  const { stdout } = spawnSync(
    join(workspaceRoot, 'node_modules', '.bin', 'tsc'),
    ['-p', '.', '--listFilesOnly'],
    { cwd: workspaceRoot, encoding: 'utf8', shell: process.platform === 'win32', timeout: 60_000 },
  );
  const files = stdout.split('\n').map((file) => file.replaceAll('\\', '/'));
  const packages = await workspacePackages();
  const checked = packages.filter((name) => files.some((file) => file.includes(`/${name}/`)));
  expect(checked).toEqual(packages);
}, 60_000);
