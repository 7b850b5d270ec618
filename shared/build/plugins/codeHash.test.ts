import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { bundleScript } from '../steps/build.ts';
import { codeHash } from './codeHash.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** The hash of a package with a component and content, in a folder of its own. */
async function hashWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'ringside-code-')));
  folders.push(root);
  const all = {
    'src/server.ts':
      "import { plan } from './content/plans.ts'; import { show } from './show.ts'; show(plan);",
    'src/content/plans.ts': "export const plan = 'Eat to build';",
    'src/show.ts': 'export const show = (plan: string) => console.log(plan);',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const hash = codeHash(root);
  await bundleScript(root, join(root, 'src/server.ts'), { plugins: [hash.plugin] });
  return hash.value();
}

test('a component changes the hash of the code; content and another folder do not', async () => {
  const hash = await hashWith({});
  expect(await hashWith({})).toBe(hash);
  expect(await hashWith({ 'src/content/plans.ts': "export const plan = 'Eat to grow';" })).toBe(hash);
  expect(await hashWith({ 'src/show.ts': 'export const show = (plan: string) => alert(plan);' })).not.toBe(
    hash,
  );
});
