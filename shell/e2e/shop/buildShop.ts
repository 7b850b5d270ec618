import { join } from 'node:path';
import { buildSection } from '@ringside/shared/build';

/** The teams, in an order in which each section needs others that come later. */
export const TEAMS = ['shell', 'decide', 'explore', 'checkout'] as const;
type Team = (typeof TEAMS)[number];

/** Builds the release of one team of the shop. @returns its folder */
export async function buildTeam(team: Team, folder: string): Promise<string> {
  const outDir = join(folder, team);
  await buildSection(join(import.meta.dirname, team === 'shell' ? team : `mf-${team}`), { outDir });
  return outDir;
}
