import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableEntries } from '@ringside/shared/build/readTable';
import { storedReleases } from '../format/releaseSource.ts';
import { livePointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { UsageError } from '../support/ComposeError.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { packageFolders, workspaceRoot } from '../workspace/workspace.ts';
import { sectionName } from './sectionName.ts';

/** Adds a section to this workspace. Returns its name. */
export async function createSection(given: string): Promise<string> {
  const name = sectionName(given, await ownedHere());
  const folder = `mf-${name}`;
  await writeSection(workspaceRoot, name);
  const file = join(workspaceRoot, 'package.json');
  const root = JSON.parse(await readFile(file, 'utf8')) as { workspaces: string[] };
  const workspaces = [...new Set([...root.workspaces, folder])];
  await writeFile(file, `${JSON.stringify({ ...root, workspaces }, null, 2)}\n`);
  return name;
}

export async function ownedHere(): Promise<Map<string, string[]>> {
  const folders = [...(await packageFolders(true))];
  return new Map(
    folders.map(([section, folder]) => [section, tableEntries(folder).map(({ name }) => name)]),
  );
}

/**
 * @param kit a version of the kit, or a folder with its tarballs
 * @param site names that it uses are refused
 */
export async function createRepository(
  given: string,
  folder: string,
  kit = join(workspaceRoot, '.cache', 'kit'),
  site?: Store,
): Promise<string> {
  const name = sectionName(given, site && (await ownedOn(site)), site?.name);
  if ((await ifMissing(readdir(folder), [])).length > 0)
    throw new UsageError(`${folder} is not empty. Name a new folder.`);
  const tarballs = /^\d+\.\d+\.\d+/.test(kit) ? [] : await findTarballs(kit);
  const [shared = kit, release = kit] = tarballs.map((tarball) => `file:kit/${tarball}`);
  await writeTemplate('template', folder, name);
  await writeTemplate('repository', folder, name, {
    KIT_SHARED: shared,
    KIT_RELEASE: release,
    // The owner is random, so that two repositories with one name cannot release over each other.
    OWNER: `${name}-${randomBytes(4).toString('hex')}`,
  });
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const tarball of tarballs) await cp(join(kit, tarball), join(folder, 'kit', tarball));
  return name;
}

const FIRST_SECTION = 'welcome';

/**
 * Writes the repository of a whole site: a shell, and a first section.
 * @returns the name of the section
 */
export async function createSite(
  folder: string,
  kit = join(workspaceRoot, '.cache', 'kit'),
): Promise<string> {
  if ((await ifMissing(readdir(folder), [])).length > 0)
    throw new UsageError(`${folder} is not empty. Name a new folder.`);
  const tarballs = await findTarballs(kit, ['shared', 'release', 'shell']);
  const [shared = '', release = '', shell = ''] = tarballs.map((tarball) => `kit/${tarball}`);
  await writeTemplate('site', folder, FIRST_SECTION, {
    'file:../KIT_SHARED': `file:../${shared}`,
    'file:../KIT_SHELL': `file:../${shell}`,
    KIT_SHARED: `file:${shared}`,
    KIT_SHELL: `file:${shell}`,
    KIT_RELEASE: `file:${release}`,
    OWNER: `${basename(resolve(folder))}-${randomBytes(4).toString('hex')}`,
    'new-site': basename(resolve(folder)),
    'New Site': titleOf(basename(resolve(folder))),
  });
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const tarball of tarballs) await cp(join(kit, tarball), join(folder, 'kit', tarball));
  await writeSection(folder, FIRST_SECTION);
  return FIRST_SECTION;
}

/** A package of a workspace takes the kit from where the shell takes it. */
async function writeSection(workspace: string, name: string): Promise<void> {
  const folder = join(workspace, `mf-${name}`);
  await writeTemplate('template', folder, name);
  const read = async (file: string) =>
    JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;
  const { dependencies } = await read(join(workspace, 'shell', 'package.json'));
  const file = join(folder, 'package.json');
  const manifest = await read(file);
  const shared = dependencies?.['@ringside/shared'] ?? '';
  // The root of the other repository installs the tool.
  if (shared.startsWith('file:')) delete manifest.devDependencies;
  manifest.dependencies = { ...manifest.dependencies, '@ringside/shared': shared };
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

const titleOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.replace(/^./, (letter) => letter.toUpperCase()))
    .join(' ');

async function findTarballs(
  kit: string,
  packages: readonly string[] = ['shared', 'release'],
): Promise<string[]> {
  const names = (await ifMissing(readdir(kit), [])).sort();
  return packages.map((each) => {
    const tarball = names.findLast(
      (name) => name.startsWith(`ringside-${each}-`) && name.endsWith('.tgz'),
    );
    if (!tarball)
      throw new UsageError(
        `${kit} has no tarball of @ringside/${each}. Run npm run pack:kit first, or name its folder or a version with --kit.`,
      );
    return tarball;
  });
}

async function ownedOn(site: Store): Promise<Map<string, string[]>> {
  const sources = await storedReleases(site, (await livePointer(site)).sections);
  return new Map(
    sources.map(({ release: { name, routes, elements } }) => [name, [...routes, ...elements]]),
  );
}

/**
 * Copies `template`, a working section, `repository`, everything around one, or `site`, everything
 * around several.
 */
export async function writeTemplate(
  name: 'template' | 'repository' | 'site',
  folder: string,
  section: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const template = fileURLToPath(new URL(name, import.meta.url));
  const title = titleOf(section);
  const names = {
    'new-section': section,
    NewSection: title.replaceAll(' ', ''),
    'New Section': title,
  };
  const filled = (text: string) =>
    Object.entries({ ...values, ...names }).reduce(
      (result, [from, to]) => result.replaceAll(from, to),
      text,
    );
  for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(folder, filled(file.slice(template.length)));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, filled(await readFile(file, 'utf8')));
  }
}
