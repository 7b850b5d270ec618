import { existsSync } from 'node:fs';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseId } from '../../shared/build/releaseId.ts';
import { buildSection } from '../../shared/build/section.ts';
import { temporaryFolder } from './testing/fixtures.ts';
import { workspaceRoot } from './workspace.ts';

/** A copy of the workspace with one section and what every section may read. */
async function copyOfFights(workspace: string): Promise<string> {
  const folder = await temporaryFolder();
  const filter = (path: string) => !/\/(dist|node_modules|\.cache)$/.test(path);
  for (const name of ['shared', 'mf-fights', 'package.json']) {
    await cp(join(workspace, name), join(folder, name), { recursive: true, filter });
  }
  for (const modules of ['node_modules', 'shared/node_modules', 'mf-fights/node_modules']) {
    if (existsSync(join(workspaceRoot, modules)))
      await symlink(join(workspaceRoot, modules), join(folder, modules));
  }
  return join(folder, 'mf-fights');
}

test('the same sources give the same release elsewhere; content changes the release, not its code', {
  timeout: 60_000,
}, async () => {
  const one = await copyOfFights(workspaceRoot);
  const other = await copyOfFights(join(one, '..'));
  const first = await buildSection(one);
  expect(releaseId(first)).toBe(first.id);
  const file = join(other, 'src', 'content', 'fights.ts');
  const text = await readFile(file, 'utf8');
  expect(await buildSection(other)).toEqual(first);
  await writeFile(file, text.replaceAll('Rourke', 'Rorke'));
  const changed = await buildSection(other);
  expect(changed.id).not.toBe(first.id);
  expect({ code: changed.code, modules: changed.modules }).toEqual({
    code: first.code,
    modules: first.modules,
  });
});
