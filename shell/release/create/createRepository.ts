import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storedRelease } from '../format/releaseSource.ts';
import { livePointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { UsageError } from '../support/UsageError.ts';
import { workspaceRoot } from '../support/workspace.ts';
import { writeSection, writeTemplate } from './createSection.ts';
import { checkedName, ownedBy } from './sectionName.ts';

/** The files of a repository besides the section itself. */
const REPOSITORY = fileURLToPath(new URL('./repository', import.meta.url));

/** The folder of a repository with the tarballs from which it is installed. */
const TARBALLS = 'kit';

/** The packages with which sections in other repositories are made. */
const PACKAGES = ['@ringside/shared', '@ringside/release'] as const;

/**
 * Writes a repository for a new section that needs nothing of this workspace, or, on failure, nothing.
 *
 * @param kit a version of the kit, or a folder with its tarballs; without it, those of `npm run pack:kit`
 * @param site the site that it is meant for; names that are taken there are refused
 * @returns the section's name
 * @throws UsageError when the name or the folder cannot be used, or the kit is not there
 */
export async function createRepository(
  given: string,
  folder: string,
  kit?: string,
  site?: Store,
): Promise<string> {
  const section = checkedName(given);
  if ((await ifMissing(readdir(folder), [])).length > 0)
    throw new UsageError(`${folder} is not empty. Name a new folder.`);
  if (site) await checkFree(site, section.name);
  const isVersion = kit !== undefined && /^\d+\.\d+\.\d+/.test(kit);
  const tarballs = isVersion ? [] : await findTarballs(kit ?? join(workspaceRoot, '.cache', 'kit'));
  try {
    await writeSection(folder, section);
    await writeTemplate(REPOSITORY, folder, section);
    await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
    if (tarballs.length > 0) await mkdir(join(folder, TARBALLS));
    for (const tarball of tarballs) await cp(tarball, join(folder, TARBALLS, basename(tarball)));
    await completeManifest(
      folder,
      section.name,
      isVersion ? [kit, kit] : tarballs.map((each) => `file:${TARBALLS}/${basename(each)}`),
    );
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return section.name;
}

/** The tarball of each package, in their order. */
async function findTarballs(folder: string): Promise<string[]> {
  const names = (await ifMissing(readdir(folder), [])).sort();
  return PACKAGES.map((each) => {
    const name = names.findLast(
      (name) => name.startsWith(`${each.replace('@', '').replace('/', '-')}-`) && name.endsWith('.tgz'),
    );
    if (!name)
      throw new UsageError(
        `${relative('.', resolve(folder)) || folder} holds no tarball of ${each}. Run npm run pack:kit first, or name its folder or a version with --kit.`,
      );
    return join(folder, name);
  });
}

/** Completes `package.json`: where the packages of the kit come from, and who the repository is to a site. */
async function completeManifest(
  folder: string,
  name: string,
  [shared = '', release = '']: readonly string[],
): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<
    'ringside' | 'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  // Random, so that two repositories with the same name cannot release over each other.
  manifest.ringside.owner = `${name}-${randomBytes(4).toString('hex')}`;
  manifest.dependencies['@ringside/shared'] = shared;
  manifest.devDependencies['@ringside/release'] = release;
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Checks that the name, the routes and the tags of a new section are not taken on a site.
 *
 * @throws UsageError when one is taken
 * @throws ComposeError `no-site`
 */
async function checkFree(store: Store, section: string): Promise<void> {
  const { sections } = await livePointer(store);
  if (sections[section])
    throw new UsageError(`${store.name} already has a section "${section}"; choose another name.`);
  for (const [name, { release: id }] of Object.entries(sections)) {
    const { release } = await storedRelease(store, name, id);
    const taken = ownedBy(section).find((each) => [...release.routes, ...release.elements].includes(each));
    if (taken)
      throw new UsageError(`On ${store.name}, ${taken} already belongs to ${name}; choose another name.`);
  }
}
