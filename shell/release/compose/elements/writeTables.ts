// Updates the tables of elements in every README that has them: `npm run tables`.
import { writeFile } from 'node:fs/promises';
import { elementReadmes } from './readmes.ts';

for (const { file, is, should } of await elementReadmes()) {
  if (is !== should) await writeFile(file, should);
}
