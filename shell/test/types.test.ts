import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../release/support/workspace.ts';

test('the types of every package are checked', () => {
  const { stdout } = spawnSync(
    join(workspaceRoot, 'node_modules', '.bin', 'tsc'),
    ['-p', '.', '--listFilesOnly'],
    { cwd: workspaceRoot, encoding: 'utf8', shell: process.platform === 'win32', timeout: 60_000 },
  );
  const files = stdout.split('\n').map((file) => file.replaceAll('\\', '/'));
  const packages = readdirSync(workspaceRoot).filter((name) => /^(shared|shell|mf-.+)$/.test(name));
  const checked = packages.filter((name) => files.some((file) => file.includes(`/${name}/src/`)));
  expect(checked).toEqual(packages);
}, 60_000);
