import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import { buildSection } from '@ringside/shared/build';

/**
 * The order in which the teams release for the first time. Each needs sections that only come
 * later.
 */
export const TEAMS = ['shell', 'decide', 'explore', 'checkout'] as const;
export type Team = (typeof TEAMS)[number];

const folderOf = (team: Team) => join(import.meta.dirname, team === 'shell' ? team : `mf-${team}`);

/**
 * Builds the release of one team of the shop.
 * @returns the folder of the release
 */
export async function buildTeam(team: Team, folder: string): Promise<string> {
  const outDir = join(folder, team);
  await buildSection(folderOf(team), { outDir });
  return outDir;
}

const ZOD = dirname(
  createRequire(join(workspaceRoot, 'shared', 'package.json')).resolve('zod/package.json'),
);

/**
 * Builds a later release of the checkout team, whose buttons have other words.
 * @returns the folder of the release
 */
export async function buildLaterCheckout(folder: string): Promise<string> {
  const root = join(folder, 'later', 'mf-checkout');
  await mkdir(join(folder, 'later'));
  await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'later', 'node_modules'));
  await cp(folderOf('checkout'), root, { recursive: true });
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await symlink(ZOD, join(root, 'node_modules', 'zod'));

  const views = join(root, 'src', 'views.tsx');
  const text = await readFile(views, 'utf8');
  await writeFile(views, text.replace('Add for', 'Buy for').replace('Place order', 'Order now'));
  const outDir = join(root, 'dist');
  await buildSection(root, { outDir });
  return outDir;
}
