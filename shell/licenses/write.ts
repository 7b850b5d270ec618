/**
 * Writes `src/content/licenses.txt`. Run `npx tsx shell/licenses/write.ts` after a shipped package
 * has changed.
 */
import { writeFile } from 'node:fs/promises';
import { licenseText } from './licenseText.ts';

await writeFile(new URL('../src/content/licenses.txt', import.meta.url), await licenseText());
