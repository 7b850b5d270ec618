import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeElements } from '@ringside/shared/build/describeElements';
import { ifMissing } from '../../support/ifMissing.ts';
import { packageFolders } from '../../support/workspace.ts';
import { withTables } from './tables.ts';

/** Where a package's READMEs may have tables of elements. */
const PLACES = ['README.md', 'docs/embeds/reference.md'];

/** Every README with tables of elements: its path, its text, and the text it should have. */
export async function elementReadmes(): Promise<{ file: string; is: string; should: string }[]> {
  const readmes: { file: string; is: string; should: string }[] = [];
  for (const folder of (await packageFolders()).values()) {
    const elements = await describeElements(folder);
    for (const place of PLACES) {
      const file = join(folder, place);
      const is = await ifMissing(readFile(file, 'utf8'), '');
      const should = withTables(is, elements);
      if (should !== undefined) readmes.push({ file, is, should });
    }
  }
  return readmes;
}
