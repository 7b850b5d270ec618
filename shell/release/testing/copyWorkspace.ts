import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ifMissing } from '../support/ifMissing.ts';
import { workspacePackages, workspaceRoot } from '../workspace/workspace.ts';

/** Folders that are linked instead, and outputs that belong to one checkout. */
const LEFT_OUT = /\/(node_modules|\.site|\.git|test-results|\.cache\/(building|texts|bundles))$/;
const BESIDE = ['.github'];
const BUILT = /\/(dist|\.cache)$/;

/**
 * Copies this workspace, so that a test can change it. Installed packages are linked, and our own
 * packages are copied.
 * @param packages folders of packages to copy; all by default
 * @param isBuilt whether to copy the outputs of builds too, so that a test only builds what it
 *   changes
 */
export async function copyWorkspace(
  target: string,
  { packages, isBuilt = false }: { packages?: readonly string[]; isBuilt?: boolean } = {},
): Promise<void> {
  const entries = await readdir(workspaceRoot, { withFileTypes: true });
  const folders = packages ?? (await workspacePackages());
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  await mkdir(target, { recursive: true });
  const isNested = (name: string) => folders.includes(dirname(name));
  for (const name of [...files, ...BESIDE, ...folders.filter((each) => !isNested(each))]) {
    const from = join(workspaceRoot, name);
    // Deeper folders with these names are caches, whose files may disappear during the copy.
    const isWanted = (path: string) => !BUILT.test(path) || (isBuilt && dirname(path) === from);
    const filter = (path: string) => !LEFT_OUT.test(path) && isWanted(path);
    await cp(from, join(target, name), { recursive: true, filter });
  }
  for (const name of ['.', ...folders])
    await linkModules(join(workspaceRoot, name), join(target, name));
  await mkdir(join(target, 'node_modules', '@ringside'), { recursive: true });
  for (const name of folders)
    await symlink(join(target, name), join(target, 'node_modules', '@ringside', basename(name)));
}

/**
 * Links each installed package separately, so that a test can add packages. Relative links lead to
 * the copies of our own packages.
 */
async function linkModules(from: string, to: string): Promise<void> {
  for (const name of await ifMissing(readdir(join(from, 'node_modules')), [])) {
    if (name === '@ringside') continue;
    const [source, copy] = [join(from, 'node_modules', name), join(to, 'node_modules', name)];
    await mkdir(join(to, 'node_modules'), { recursive: true });
    if (name === '.bin') await cp(source, copy, { recursive: true, verbatimSymlinks: true });
    else await symlink(source, copy);
  }
}
