import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspacePackages, workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';
import { licenseText, SHIPPED } from '../licenses/licenseText.ts';

/** These dependencies build, check or render. No visitor loads their code. */
const UNSHIPPED =
  /^(@ringside\/|@tailwindcss\/|@vitejs\/|(entities|feedsmith|ics|lightningcss|postcss|rolldown|vite|yaml|zod)$)/;

test('licenses.txt has the licences of the installed packages; run npx tsx shell/licenses/write.ts', async () => {
  expect(await readFile(new URL('../src/content/licenses.txt', import.meta.url), 'utf8')).toBe(
    await licenseText(),
  );
});

test('every dependency of the site is listed there, unless no visitor loads it', async () => {
  const folders = (await workspacePackages()).filter(
    (folder) => !['shell/release', 'shell/watch'].includes(folder),
  );
  const packages = await Promise.all(
    folders.map((folder) => readFile(join(workspaceRoot, folder, 'package.json'), 'utf8')),
  );
  const names = packages.flatMap((text) => Object.keys(JSON.parse(text).dependencies));
  expect(names.filter((name) => !SHIPPED.includes(name) && !UNSHIPPED.test(name))).toEqual([]);
});
