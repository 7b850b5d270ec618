import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { packageFolders, workspaceRoot } from '../../release/workspace.ts';

/**
 * A copy of the workspace's sources without anything built, so that builds start cold and edits touch nobody's files. It
 * uses the same installed packages.
 */
export async function copyWorkspace(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-bench-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(workspaceRoot, file), join(folder, file), { force: true });
  }
  await linkPackages(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Links every installed package; the workspace's own must be those of the copy. */
async function linkPackages(folder: string): Promise<void> {
  const installed = join(workspaceRoot, 'node_modules');
  const owned = [...(await packageFolders()).values(), join(workspaceRoot, 'shared')].map((each) =>
    basename(each),
  );
  await mkdir(join(folder, 'node_modules/@ringside'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@ringside') await symlink(join(installed, name), join(folder, 'node_modules', name));
  }
  for (const name of owned) {
    await symlink(join(folder, name), join(folder, 'node_modules/@ringside', name));
    // Where a package needs another version than the rest.
    const nested = join(workspaceRoot, name, 'node_modules');
    if (existsSync(nested)) await symlink(nested, join(folder, name, 'node_modules'));
  }
}
