import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store } from '../stores/store.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { UsageError } from '../support/UsageError.ts';
import { workspaceRoot } from '../support/workspace.ts';
import { checkFree } from './checkFree.ts';
import { writeSection, writeTemplate } from './createSection.ts';
import { checkedName } from './sectionName.ts';

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
    await chooseOwner(folder, section.name);
    await chooseKit(
      folder,
      isVersion ? PACKAGES.map(() => kit) : tarballs.map((each) => `file:${TARBALLS}/${basename(each)}`),
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

/**
 * Writes who the repository is to a site. It is random, so that two repositories with the same name cannot release over
 * each other.
 */
async function chooseOwner(folder: string, name: string): Promise<void> {
  const file = join(folder, 'package.json');
  const text = await readFile(file, 'utf8');
  const owner = `${name}-${randomBytes(4).toString('hex')}`;
  await writeFile(file, text.replace(`"owner": "${name}"`, `"owner": "${owner}"`));
}

/** Writes where the packages of the kit come from into `package.json`. */
async function chooseKit(folder: string, sources: readonly string[]): Promise<void> {
  const file = join(folder, 'package.json');
  let text = await readFile(file, 'utf8');
  for (const [index, name] of PACKAGES.entries())
    text = text.replace(new RegExp(`("${name}": )"[^"]*"`), (_, key: string) => `${key}"${sources[index]}"`);
  await writeFile(file, text);
}
