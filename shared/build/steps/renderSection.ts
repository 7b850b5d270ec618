import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Attributes } from '../../src/contract/index.ts';
import type { Section } from '../../src/section/server.tsx';
import { readTable } from '../tables/readTable.ts';
import { sourceError } from './buildErrors.ts';
import { checkedViews } from './checkedViews.ts';
import type { ElementDescription } from './describeElements.ts';
import { typesFolder, writeFragmentTypes } from './fragmentTypes.ts';
import type { PartWriter } from './parts.ts';
import { writeTable } from './table.ts';

/** Runs a built `server.js`. Errors name the line in the source. */
export async function renderSection(
  root: string,
  server: string,
  name: string,
  descriptions: readonly ElementDescription[],
  write: PartWriter,
  memory: string | undefined,
) {
  process.setSourceMapsEnabled(true);
  try {
    const { section } = (await import(pathToFileURL(server).href)) as { section?: Section };
    const place = `${basename(root)}/src/server.tsx`;
    if (!section)
      throw new Error(`${place} must export section: export const section = createSection({ … }).`);
    const { manifest } = section;
    if (manifest.name !== name)
      throw new Error(`${place}: write name: '${name}', as in package.json, instead of '${manifest.name}'.`);
    refuseUndescribed(root, section, descriptions);
    const isFile = (path: string) => existsSync(join(dirname(server), '..', path));
    const shown = name === 'shell' ? section : checkedViews(section, descriptions, isFile);
    const table = await writeTable(shown, write, memory);
    await writeFragmentTypes(typesFolder(root), name, manifest.elements, descriptions, section.variants());
    return { ...manifest, table };
  } catch (error) {
    const failed = error as Error & { entry?: string; attributes?: Attributes; place?: string | undefined };
    failed.place = placeOf(root, failed.entry ?? '');
    if (failed.attributes)
      failed.message = `load refuses ${JSON.stringify(failed.attributes)}, which choices or onSite at ${failed.place} has: ${failed.message}`;
    throw sourceError(failed, root);
  } finally {
    process.setSourceMapsEnabled(false);
  }
}

function refuseUndescribed(root: string, section: Section, descriptions: readonly ElementDescription[]) {
  for (const [tag, sets] of Object.entries(section.choices())) {
    const described = descriptions.find(({ tagName }) => tagName === tag)?.attributes ?? [];
    const other = sets.flatMap(Object.keys).find((name) => !described.some((each) => each.name === name));
    if (other)
      throw new Error(
        `${placeOf(root, tag)}: the choices of <${tag}> have the attribute "${other}", which the comment above does not describe. Write * @attr {string} [${other}] - What it does.`,
      );
  }
}

const placeOf = (root: string, entry: string): string | undefined =>
  (['pages', 'elements'] as const)
    .flatMap((kind) => readTable(root, kind).entries)
    .find(({ name }) => name === entry)?.place;
