import { createRepository } from '../create/createRepository.ts';
import { createSection } from '../create/createSection.ts';
import { UsageError } from '../support/UsageError.ts';
import { isInstalled } from '../support/workspace.ts';
import { print } from './print.ts';
import { MISTYPED, openSite } from './target.ts';
import { writeSiteTypes } from './typesVerb.ts';

export async function create(
  given: string,
  { in: folder, kit, to }: { in?: string; kit?: string; to?: string },
): Promise<void> {
  if (!folder && (kit || to || isInstalled))
    throw new UsageError('Name the folder of the new repository: --in <directory>. --kit and --to need it.');
  if (folder && MISTYPED.test(folder)) throw new UsageError(`--in ${folder} is not a directory.`);
  const site = to ? await openSite(to) : undefined;
  const name = folder ? await createRepository(given, folder, kit, site) : await createSection(given);
  if (folder && site) await writeSiteTypes(site, folder, name);
  print(
    `Created ${folder || `mf-${name}`} with the page /${name}, and <ringside-${name}-list> for other sections' pages.`,
  );
  print(
    folder
      ? `Next: cd ${folder} && npm install && npm test. The README.md there lists the next steps and the guide.`
      : 'Run npm start to see it. To link it from the header, see "add a header link" in README.md.',
  );
}
