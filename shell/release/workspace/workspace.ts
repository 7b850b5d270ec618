import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Manifest,
  nearestPackage,
  readManifest,
  sectionOf,
  workspacesOf,
} from '@ringside/shared/build/packageFolder';
import { UsageError } from '../support/ComposeError.ts';
import { ifMissing } from '../support/ifMissing.ts';

const isInstalled = import.meta.url.includes('/node_modules/');

/** The current repository: a section, or a site's workspace. */
export const workspaceRoot = isInstalled
  ? workspaceAt(process.cwd())
  : fileURLToPath(new URL('../../..', import.meta.url));

/** A section's own repository has no other packages. */
export const isSingle = isInstalled && workspacesOf(workspaceRoot).length === 0;

function workspaceAt(folder: string): string {
  const nearest = nearestPackage(folder);
  const above = nearestPackage(dirname(nearest));
  return workspacesOf(above).includes(relative(above, nearest)) ? above : nearest;
}

const manifestOf = (folder: string): Promise<Manifest> => ifMissing(readManifest(folder), {});

const manifest = (): Promise<Manifest> => manifestOf(workspaceRoot);

export const workspacePackages = async (): Promise<string[]> => (await manifest()).workspaces ?? [];

/**
 * The repository of a built package, by the name under which a site recognises it: `ringside.owner`
 * in the nearest package.json that has one. A build outside every repository, such as one that CI
 * has downloaded, belongs to the current one.
 */
export async function readOwner(folder: string): Promise<string | undefined> {
  const { ringside } = await manifestOf(folder);
  if (ringside && typeof ringside.owner !== 'string')
    throw new UsageError(
      `${join(folder, 'package.json')}: write "ringside": { "owner": "the name of this repository" }.`,
    );
  if (ringside) return ringside.owner;
  if (dirname(folder) !== folder) return readOwner(dirname(folder));
  return (await manifest()).ringside?.owner;
}

/** Commands take the name of a section or of its folder: `news` or `mf-news`. */
export const sectionNamed = (name: string): string => name.replace(/^mf-/, '');

/** The shell's and each `mf-*` folder, by section. `create` makes a deleted section again. */
export async function packageFolders(skipsDeleted = false): Promise<Map<string, string>> {
  if (isSingle) return new Map([[await sectionOf(workspaceRoot), workspaceRoot]]);
  const sections = (await workspacePackages()).filter((name) => name.startsWith('mf-')).sort();
  const folders = new Map<string, string>();
  for (const packageName of ['shell', ...sections]) {
    const [name, folder] = [sectionNamed(packageName), join(workspaceRoot, packageName)];
    const named = await ifMissing(sectionOf(folder), undefined);
    if (!named && skipsDeleted) continue;
    if (!named)
      throw new UsageError(
        `Remove ${packageName} from workspaces in package.json: it has no package.json.`,
      );
    if (named !== name)
      throw new UsageError(`${packageName}/package.json has the name of ${named}. Rename it.`);
    folders.set(name, folder);
  }
  return folders;
}

/**
 * `all` means every section, `mf-news` means news. In a section's folder, no name means that
 * section.
 */
export async function foldersOf(names: readonly string[]): Promise<string[]> {
  const folders = await packageFolders();
  const choices = [...folders.keys()].join(', ');
  if (names.includes('all')) return [...folders.values()];
  const own = [...folders.values()].filter((folder) => folder === nearestPackage(process.cwd()));
  if (names.length === 0 && own.length === 0)
    throw new UsageError(`Name a section: ${choices}, or all.`);
  if (names.length === 0) return own;
  return [...new Set(names.map(sectionNamed))].map((name) => {
    const folder = folders.get(name);
    if (!folder)
      throw new UsageError(`There is no section "${name}". Choose from ${choices}, or all.`);
    return folder;
  });
}
