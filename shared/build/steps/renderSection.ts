import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Section } from '../../src/section/server.tsx';
import { checkedSection } from '../checks/checkedSection.ts';
import { settleInTime } from '../checks/deadline.ts';
import { placeOf } from '../tables/readTable.ts';
import { sourceError } from './buildErrors.ts';
import { typesFolder, writeFragmentTypes } from './fragmentTypes.ts';
import type { PartWriter } from './parts.ts';
import { writeTable } from './table.ts';

/** Runs a built `server.js`. Errors name the line in the source. */
export async function renderSection(
  root: string,
  server: string,
  name: string,
  write: PartWriter,
  renderedFolder: string | undefined,
) {
  process.setSourceMapsEnabled(true);
  const place = `${basename(root)}/src/server.tsx`;
  try {
    const { section } = (await settleInTime(() => import(pathToFileURL(server).href))) as {
      section?: Section;
    };
    if (!section)
      throw new Error(`${place} must export section: export const section = createSection({ … }).`);

    const { manifest } = section;
    const described = section.describe();
    const shown = checkedSection(root, name, section, described);
    const table = await writeTable(shown, write, renderedFolder);

    await writeFragmentTypes(
      typesFolder(root),
      name,
      manifest.elements,
      described,
      section.variants(),
      manifest.states,
    );

    const descriptions = await write('descriptions', '.json', JSON.stringify(described));
    return { ...manifest, table, descriptions };
  } catch (error) {
    const failed = error as Error & { entry?: string };
    throw sourceError(
      Object.assign(failed, { place: placeOf(root, failed.entry ?? '') ?? place }),
      root,
    );
  } finally {
    process.setSourceMapsEnabled(false);
  }
}
