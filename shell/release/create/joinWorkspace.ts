import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '../support/ComposeError.ts';
import { workspaceRoot } from '../support/workspace.ts';

/**
 * Makes a folder one of the workspace's packages: in `package.json`, in the lock file, and in `node_modules`.
 *
 * @throws when npm fails
 */
export async function joinWorkspace(folder: string): Promise<void> {
  const file = join(workspaceRoot, 'package.json');
  const root = JSON.parse(await readFile(file, 'utf8')) as { workspaces: string[] };
  await writeFile(
    file,
    `${JSON.stringify({ ...root, workspaces: [...new Set([...root.workspaces, folder])] }, null, 2)}\n`,
  );
  const linked = join(workspaceRoot, 'node_modules', '@ringside');
  await mkdir(linked, { recursive: true });
  // The remains of a section of this name whose folder was deleted.
  await rm(join(linked, folder), { force: true });
  await symlink(join('..', '..', folder), join(linked, folder), 'junction');
  // A new section needs only installed packages, so npm need not contact a registry.
  const parameters = ['install', '--package-lock-only', '--offline', '--ignore-scripts'];
  try {
    await promisify(execFile)('npm', parameters, {
      cwd: workspaceRoot,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new Error(
      `npm cannot add ${folder} to the lock file, so nothing was made. Run npm install, then try again.\n${reasonOf(error)}`,
      { cause: error },
    );
  }
}
