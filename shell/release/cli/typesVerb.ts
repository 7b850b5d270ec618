import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFragmentTypes } from '@ringside/shared/build/fragmentTypes';
import { sectionOf } from '@ringside/shared/build/packageFolder';
import { descriptionsSchema, tableSchema } from '../format/contentSchema.ts';
import { readJson, storedRelease } from '../format/releaseSource.ts';
import { liveReleases, type ReadableSite, siteAt } from '../serve/devSite.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { UsageError } from '../support/UsageError.ts';
import { isInstalled, workspaceRoot } from '../support/workspace.ts';
import { print } from './print.ts';
import { openSite } from './target.ts';

export async function types({ from }: { from: string }): Promise<void> {
  if (!isInstalled)
    throw new UsageError('Here, each build writes the types of its elements: ringside build all.');
  const site = /^https?:/.test(from) ? siteAt(from) : await openSite(from);
  const names = await writeSiteTypes(site, workspaceRoot, await sectionOf(workspaceRoot));
  print(`Wrote elements/ with the types of ${names.join(', ')}. tsconfig.json must include that folder.`);
}

/**
 * Writes the types of a site's elements into a repository, and removes earlier ones.
 *
 * @param own the section whose types its build writes
 * @returns the names of the sections
 */
export async function writeSiteTypes(site: ReadableSite, root: string, own: string): Promise<string[]> {
  const folder = join(root, 'elements');
  const live = (await liveReleases(site)).filter(([name]) => name !== own);
  for (const file of await ifMissing(readdir(folder), []))
    if (file !== `${own}.d.ts`) await rm(join(folder, file));
  for (const [name, id] of live) {
    const source = await storedRelease(site, name, id);
    const { table, descriptions, elements: tags } = source.release;
    const { elements } = await readJson(source, table, tableSchema);
    await writeFragmentTypes(
      folder,
      name,
      tags,
      await readJson(source, descriptions, descriptionsSchema),
      elements,
    );
  }
  return live.map(([name]) => name);
}
