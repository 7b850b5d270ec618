import { join } from 'node:path';
import { sectionOf } from '@ringside/shared/build/packageFolder';
import { writeSiteTypes } from '../create/siteTypes.ts';
import { siteAt } from '../serve/devSite.ts';
import { UsageError } from '../support/UsageError.ts';
import { isInstalled, workspaceRoot } from '../support/workspace.ts';
import { print } from './print.ts';
import { openSite } from './target.ts';

export async function types({ from }: { from: string }): Promise<void> {
  if (!isInstalled)
    throw new UsageError('Here, each build writes the types of its elements: ringside build all.');
  const site = /^https?:/.test(from) ? siteAt(from) : await openSite(from);
  const names = await writeSiteTypes(site, join(workspaceRoot, 'elements'), await sectionOf(workspaceRoot));
  print(`Wrote elements/ with the types of ${names.join(', ')}. tsconfig.json must include that folder.`);
}
