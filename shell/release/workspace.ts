import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSection } from '@ringside/shared/build';

export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of every package that is released: the shell, and each `mf-*`. */
export async function packageFolders(): Promise<string[]> {
  const entries = await readdir(workspaceRoot, { withFileTypes: true });
  const sections = entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name);
  return ['shell', ...sections.sort()].map((name) => join(workspaceRoot, name));
}

/** Builds the packages whose sources differ from those of their last build. Returns the names of what was built. */
export async function buildStale(folders: readonly string[]): Promise<string[]> {
  const shared = await hashOf([join(workspaceRoot, 'shared'), join(workspaceRoot, 'package-lock.json')]);
  const built: string[] = [];
  for (const folder of folders) {
    const inputs = join(folder, 'dist', '.inputs');
    const hash = `${shared}-${await hashOf([folder])}`;
    if (existsSync(inputs) && (await readFile(inputs, 'utf8')) === hash) continue;
    await buildSection(folder);
    await writeFile(inputs, hash);
    built.push(relative(workspaceRoot, folder));
  }
  return built;
}

/** One hash over the names and bytes of everything below some paths, outputs left out. */
async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const add = async (path: string) => hash.update(relative(workspaceRoot, path)).update(await readFile(path));
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (['dist', 'node_modules', '.cache'].includes(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await walk(path);
      else await add(path);
    }
  };
  for (const path of paths) {
    if (path.endsWith('.json')) await add(path);
    else await walk(path);
  }
  return hash.digest('hex');
}
