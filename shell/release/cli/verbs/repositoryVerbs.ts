import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeFragmentTypes } from '@ringside/shared/build/fragmentTypes';
import { sectionOf } from '@ringside/shared/build/packageFolder';
import { createRepository, createSection, createSite } from '../../create/createSection.ts';
import { descriptionsSchema } from '../../format/descriptionsSchema.ts';
import { readJson, storedRelease } from '../../format/releaseSource.ts';
import { tableSchema } from '../../format/tableSchema.ts';
import { liveReleases, type ReadableSite, siteAt } from '../../serve/devSite.ts';
import { UsageError } from '../../support/ComposeError.ts';
import { ifMissing } from '../../support/ifMissing.ts';
import { allOf } from '../../support/Refusals.ts';
import { affectedBy } from '../../workspace/affected.ts';
import { buildStale } from '../../workspace/buildStale.ts';
import { checkBuilt } from '../../workspace/checkBuilt.ts';
import { foldersOf, isSingle, packageFolders, workspaceRoot } from '../../workspace/workspace.ts';
import { print } from '../print.ts';
import { MISTYPED, openSite } from '../target.ts';

export async function create(
  given: string,
  { in: folder, kit, to }: { in?: string; kit?: string; to?: string },
): Promise<void> {
  if (given === 'site') return createWholeSite(folder, kit, to);
  if (!folder && (kit || to || isSingle))
    throw new UsageError(
      'Name the folder of the repository: --in <directory>. --kit and --to require it.',
    );
  if (folder && MISTYPED.test(folder)) throw new UsageError(`--in ${folder} is not a directory.`);
  const site = to ? await openSite(to) : undefined;
  const name = folder
    ? await createRepository(given, folder, kit, site)
    : await createSection(given);
  if (folder && site) await writeSiteTypes(site, folder, name);
  print(
    `Created ${folder || `mf-${name}`} with the page /${name}, and <ringside-${name}-list> for other sections' pages.`,
  );
  print(
    folder
      ? `Next: cd ${folder} && npm install && npm test. The README.md there lists the next steps and the guide.`
      : 'Run npm start to see it. To link it from the header, add it to navigation in shell/src/content/site.ts.',
  );
}

async function createWholeSite(folder?: string, kit?: string, to?: string): Promise<void> {
  if (!folder || to || MISTYPED.test(folder))
    throw new UsageError('Name the folder of the new site, and no target: --in <directory>.');
  const section = await createSite(folder, kit);
  print(`Created ${folder} with a shell, a home page and the section /${section}.`);
  print(
    `Next: cd ${folder} && npm install && npm test, and then npm start. The README.md there lists the next steps.`,
  );
}

export async function types({ from }: { from: string }): Promise<void> {
  if (!isSingle)
    throw new UsageError('Here, each build writes the types of its elements: ringside build all.');
  const site = /^https?:/.test(from) ? siteAt(from) : await openSite(from);
  const names = await writeSiteTypes(site, workspaceRoot, await sectionOf(workspaceRoot));
  print(`Wrote elements/ with the types of ${names.join(', ')}.`);
  const config = await ifMissing(readFile(join(workspaceRoot, 'tsconfig.json'), 'utf8'), '');
  const [, included = '"**"'] = /"include"\s*:\s*\[([^\]]*)\]/.exec(config) ?? [];
  if (!/"(?:\.\/)?(?:elements|\*)/.test(included))
    print('Add "elements" to the include of tsconfig.json.');
}

/**
 * Replaces the types of a site's elements in a repository, except those of its `own` section.
 * Returns the sections.
 */
async function writeSiteTypes(site: ReadableSite, root: string, own: string): Promise<string[]> {
  const folder = join(root, 'elements');
  const live = (await liveReleases(site)).filter(([name]) => name !== own);
  for (const file of await ifMissing(readdir(folder), []))
    if (!file.startsWith(`${own}.`)) await rm(join(folder, file));
  for (const [name, id] of live) {
    const source = await storedRelease(site, name, id);
    const { table, descriptions, elements: tags, states } = source.release;
    const { elements } = await readJson(source, table, tableSchema);
    const described = await readJson(source, descriptions, descriptionsSchema);
    await writeFragmentTypes(folder, name, tags, described, elements, states);
  }
  return live.map(([name]) => name);
}

const git = async (...words: string[]): Promise<string[]> => {
  const { stdout } = await promisify(execFile)('git', words, { cwd: workspaceRoot });
  const paths = stdout.split('\0').filter(Boolean);
  return paths.map((path) => join(workspaceRoot, path));
};

/** Shows what the changes since a commit affect, also changes that are not committed. */
export async function affected({ since }: { since: string }): Promise<void> {
  const committed = git('diff', '--name-only', '--relative', '-z', '--end-of-options', since).catch(
    () => {
      throw new UsageError(`git knows no commit "${since}" here. In CI, fetch the whole history.`);
    },
  );
  const changed = [
    ...(await committed),
    ...(await git('ls-files', '-z', '--others', '--exclude-standard')),
  ];
  const found = affectedBy(await packageFolders(), changed);
  for (const [section, entries] of found) print(`${section}: ${entries.join(' ')}`);
  if (found.size === 0) print(`Nothing that changed since ${since} affects a page.`);
}

export async function build(sections: readonly string[]): Promise<void> {
  const folders = await foldersOf(sections);
  const built = await buildStale(folders);
  // A child's parent checks, when all are built.
  if (!process.channel) await allOf(folders.map(checkBuilt));
  print(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing to build.');
}
