import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFragmentTypes } from '@ringside/shared/build/fragmentTypes';
import { descriptionsSchema, tableSchema } from '../format/contentSchema.ts';
import { readJson, storedRelease } from '../format/releaseSource.ts';
import { liveReleases, type ReadableSite } from '../serve/devSite.ts';
import { ifMissing } from '../support/ifMissing.ts';

/**
 * Writes the types of a site's elements, a file for each section, and removes other files.
 *
 * @param own the section whose types its build writes
 * @returns the names of the sections
 */
export async function writeSiteTypes(site: ReadableSite, folder: string, own: string): Promise<string[]> {
  const live = (await liveReleases(site)).filter(([name]) => name !== own);
  const names = [own, ...live.map(([name]) => name)];
  for (const file of await ifMissing(readdir(folder), []))
    if (file.endsWith('.d.ts') && !names.includes(file.replace('.d.ts', ''))) await rm(join(folder, file));
  for (const [name, id] of live) {
    const source = await storedRelease(site, name, id);
    const { release } = source;
    const { elements } = await readJson(source, release.table, tableSchema);
    const descriptions = await readJson(source, release.descriptions, descriptionsSchema);
    await writeFragmentTypes(folder, name, release.elements, descriptions, elements);
  }
  return live.map(([name]) => name);
}
