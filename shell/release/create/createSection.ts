import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTable } from '@ringside/shared/build/readTable';
import { packageFolders, workspaceRoot } from '../support/workspace.ts';
import { sectionName } from './sectionName.ts';

/**
 * `npm run create:section` then adds it to the lock file. Returns the name.
 *
 * @throws UsageError when the name cannot be one
 */
export async function createSection(given: string): Promise<string> {
  const name = sectionName(given, await ownedHere());
  const folder = `mf-${name}`;
  await writeTemplate('template', join(workspaceRoot, folder), name);
  const file = join(workspaceRoot, 'package.json');
  const root = JSON.parse(await readFile(file, 'utf8')) as { workspaces: string[] };
  const workspaces = [...new Set([...root.workspaces, folder])];
  await writeFile(file, `${JSON.stringify({ ...root, workspaces }, null, 2)}\n`);
  return name;
}

export async function ownedHere(): Promise<Map<string, string[]>> {
  // The workspace may still list a deleted section.
  const folders = [...(await packageFolders())].filter(([, folder]) => existsSync(folder));
  return new Map(
    folders.map(([name, folder]) => {
      const entries = (['pages', 'elements'] as const).flatMap((kind) => readTable(folder, kind).entries);
      return [name, entries.map((entry) => entry.name)];
    }),
  );
}

/**
 * Copies `template`, a working section, or `repository`, all else in a repository of one, with the section's name.
 */
export async function writeTemplate(
  name: 'template' | 'repository',
  folder: string,
  section: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const template = fileURLToPath(new URL(name, import.meta.url));
  const words = section.split('-').map((word) => word.replace(/^./, (letter) => letter.toUpperCase()));
  const placeholders = {
    'new-section': section,
    NewSection: words.join(''),
    'New Section': words.join(' '),
    ...values,
  };
  const filled = (text: string) =>
    Object.entries(placeholders).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const target = join(folder, filled(file.slice(template.length)));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, filled(await readFile(file, 'utf8')));
  }
}
