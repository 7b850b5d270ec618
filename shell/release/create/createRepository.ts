import { randomBytes } from 'node:crypto';
import { cp, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { storedReleases } from '../format/releaseSource.ts';
import { livePointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { UsageError } from '../support/UsageError.ts';
import { workspaceRoot } from '../support/workspace.ts';
import { writeTemplate } from './createSection.ts';
import { sectionName } from './sectionName.ts';

/**
 * @param kit a version of the kit, or a folder with its tarballs; without it, those of `npm run pack:kit`
 * @param site names that it uses are refused
 * @returns the section's name
 * @throws UsageError when the name, the folder or the kit cannot be used
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
    // Random, so that two repositories with one name cannot release over each other.
    OWNER: `${name}-${randomBytes(4).toString('hex')}`,
  });
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const tarball of tarballs) await cp(join(kit, tarball), join(folder, 'kit', tarball));
  return name;
}

async function findTarballs(kit: string): Promise<string[]> {
  const names = (await ifMissing(readdir(kit), [])).sort();
  return ['shared', 'release'].map((each) => {
    const tarball = names.findLast((name) => name.startsWith(`ringside-${each}-`) && name.endsWith('.tgz'));
    if (!tarball)
      throw new UsageError(
        `${kit} has no tarball of @ringside/${each}. Run npm run pack:kit first, or name its folder or a version with --kit.`,
      );
    return tarball;
  });
}

async function ownedOn(site: Store): Promise<Map<string, string[]>> {
  const sources = await storedReleases(site, (await livePointer(site)).sections);
  return new Map(sources.map(({ release: { name, routes, elements } }) => [name, [...routes, ...elements]]));
}
