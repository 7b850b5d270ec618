import { randomBytes } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { storedReleases } from '../format/releaseSource.ts';
import { livePointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { UsageError } from '../support/UsageError.ts';
import { workspaceRoot } from '../support/workspace.ts';
import { writeTemplate } from './createSection.ts';
import { sectionName } from './sectionName.ts';

/** The packages with which sections in other repositories are made. */
const PACKAGES = ['@ringside/shared', '@ringside/release'] as const;

/**
 * Writes a repository for a new section that needs nothing of this workspace, or, on failure, nothing.
 *
 * @param kit a version of the kit, or a folder with its tarballs; without it, those of `npm run pack:kit`
 * @param site the site that it is meant for; names that are taken there are refused
 * @returns the section's name
 * @throws UsageError when the name or the folder cannot be used, or the kit is not there
 * @throws ComposeError `no-site`
 */
export async function createRepository(
  given: string,
  folder: string,
  kit = join(workspaceRoot, '.cache', 'kit'),
  site?: Store,
): Promise<string> {
  const section = sectionName(given, site && (await ownedOn(site)), site?.name);
  if ((await ifMissing(readdir(folder), [])).length > 0)
    throw new UsageError(`${folder} is not empty. Name a new folder.`);
  const tarballs = /^\d+\.\d+\.\d+/.test(kit) ? [] : await findTarballs(kit);
  const copies = tarballs.map((tarball) => `kit/${basename(tarball)}`);
  const [shared = kit, release = kit] = copies.map((copy) => `file:${copy}`);
  try {
    await writeTemplate('template', folder, section);
    await writeTemplate('repository', folder, section);
    await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
    for (const [index, copy] of copies.entries()) await cp(tarballs[index] ?? '', join(folder, copy));
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<
      'ringside' | 'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    // Random, so that two repositories with the same name cannot release over each other.
    manifest.ringside.owner = `${section.name}-${randomBytes(4).toString('hex')}`;
    manifest.dependencies['@ringside/shared'] = shared;
    manifest.devDependencies['@ringside/release'] = release;
    await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
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

/** The routes and tags of each section on a site. */
async function ownedOn(site: Store): Promise<Map<string, string[]>> {
  const sources = await storedReleases(site, (await livePointer(site)).sections);
  return new Map(sources.map(({ release: { name, routes, elements } }) => [name, [...routes, ...elements]]));
}
