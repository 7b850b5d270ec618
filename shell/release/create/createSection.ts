import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { reasonOf } from '../support/ComposeError.ts';
import { workspaceRoot } from '../support/workspace.ts';
import { type SectionName, sectionName } from './sectionName.ts';

/** A working section, so that it is checked and tested like everything else. */
const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));

/** The template's own name, in its three forms. */
const PLACEHOLDER: SectionName = { name: 'new-section', pascal: 'NewSection', words: 'New Section' };

/**
 * Makes `mf-<name>` and takes it into the workspace, or, on failure, leaves nothing behind. Returns its name.
 *
 * @throws UsageError when the name cannot be one
 */
export async function createSection(given: string): Promise<string> {
  const section = await sectionName(given);
  const folder = join(workspaceRoot, `mf-${section.name}`);
  const file = join(workspaceRoot, 'package.json');
  const before = await readFile(file, 'utf8');
  try {
    await writeSection(folder, section);
    await joinWorkspace(`mf-${section.name}`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    await rm(join(workspaceRoot, 'node_modules', '@ringside', `mf-${section.name}`), { force: true });
    await writeFile(file, before);
    throw error;
  }
  return section.name;
}

/**
 * Makes a folder one of the workspace's packages: in `package.json`, in the lock file, and in `node_modules`.
 *
 * @throws when npm fails
 */
async function joinWorkspace(folder: string): Promise<void> {
  const file = join(workspaceRoot, 'package.json');
  const root = JSON.parse(await readFile(file, 'utf8')) as { workspaces: string[] };
  await writeFile(
    file,
    `${JSON.stringify({ ...root, workspaces: [...new Set([...root.workspaces, folder])] }, null, 2)}\n`,
  );
  const linked = join(workspaceRoot, 'node_modules', '@ringside');
  await mkdir(linked, { recursive: true });
  // The remains of a section of this name whose folder was deleted.
  await rm(join(linked, folder), { force: true });
  await symlink(join('..', '..', folder), join(linked, folder), 'junction');
  // A new section needs only installed packages, so npm need not contact a registry.
  const parameters = ['install', '--package-lock-only', '--offline', '--ignore-scripts'];
  try {
    await promisify(execFile)('npm', parameters, {
      cwd: workspaceRoot,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new Error(
      `npm cannot add ${folder} to the lock file, so nothing was made. Run npm install, then try again.\n${reasonOf(error)}`,
      { cause: error },
    );
  }
}

/** Writes the package of a new section. */
export const writeSection = (folder: string, section: SectionName): Promise<void> =>
  writeTemplate(TEMPLATE, folder, section);

/** Copies a template, with the section's name in place of the template's own. */
export async function writeTemplate(template: string, folder: string, section: SectionName): Promise<void> {
  const rename = (text: string) =>
    (['name', 'pascal', 'words'] as const).reduce(
      (result, form) => result.replaceAll(PLACEHOLDER[form], section[form]),
      text,
    );
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const target = join(folder, rename(file.slice(template.length)));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, rename(await readFile(file, 'utf8')));
  }
}
