import { join } from 'node:path';
import { offeredBeside } from '@ringside/shared/build/fragmentTypes';
import type { Attributes, RenderedView } from '@ringside/shared/contract';
import { parseFragment } from 'parse5';
import { attributesOf, elementsOf } from '../compose/html.ts';
import { tableSchema } from '../format/contentSchema.ts';
import { builtRelease, readJson } from '../format/releaseSource.ts';
import { findPlaced, variantFinder } from '../format/variants.ts';
import { Refusals } from './Refusals.ts';

/** Refuses elements in builds that no section beside them offers, as a release would. */
export async function refuseUnknownElements(folders: readonly string[]): Promise<void> {
  const refusals = new Refusals();
  for (const folder of folders) {
    const source = await builtRelease(join(folder, 'dist'));
    const { name } = source.release;
    const offered = await offeredBeside(folder);
    // A repository that has never read the types of its site knows no others.
    const isAlone = offered.length < 2;
    const owners = new Map(
      offered.flatMap(([section, tags]) =>
        Object.entries(tags).map(([tag, sets]) => [tag, { variant: finderOf(section, tag, sets) }] as const),
      ),
    );
    const { parts } = await readJson(source, source.release.table, tableSchema);
    for (const part of parts) {
      const text = Buffer.from(await source.read(part)).toString();
      if (!text.includes('<ringside-')) continue;
      for (const [key, { html }] of JSON.parse(text) as [string, RenderedView][])
        for (const element of elementsOf(parseFragment(html))) {
          const { tagName } = element;
          if (!tagName.startsWith('ringside-') || (isAlone && !owners.has(tagName))) continue;
          const find = async () => findPlaced(owners, tagName, attributesOf(element), `${name}: ${key}`);
          await refusals.collect(find());
        }
    }
  }
  refusals.throwFound();
}

function finderOf(section: string, tag: string, sets: readonly Attributes[] | null) {
  return sets
    ? variantFinder(
        section,
        sets.map((set) => [tag, set, true] as const),
      )
    : () => undefined;
}
