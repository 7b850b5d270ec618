import { createRepository } from '../create/createRepository.ts';
import { createSection } from '../create/createSection.ts';
import { UsageError } from '../support/UsageError.ts';
import { isInstalled } from '../support/workspace.ts';
import { openSite } from './target.ts';

export async function create(
  given: string,
  { in: folder, kit, to }: { in?: string; kit?: string; to?: string },
): Promise<void> {
  if (folder) {
    const name = await createRepository(given, folder, kit, to ? await openSite(to) : undefined);
    printCreated(folder, name);
    console.log(
      `Next: cd ${folder} && npm install && npm test. The README.md there lists the next steps and the guide.`,
    );
    return;
  }
  if (kit) throw new UsageError('--kit needs --in: a package of this workspace uses its sources.');
  if (to) throw new UsageError('--to needs --in: names are compared with the sections of this workspace.');
  if (isInstalled) throw new UsageError('Name the folder of the new repository: --in <directory>.');
  const name = await createSection(given);
  printCreated(`mf-${name}`, name);
  console.log('Run npm start to see it. To link it from the header, see "Add a section" in README.md.');
}

const printCreated = (folder: string, name: string) =>
  console.log(
    `Created ${folder} with the page /${name}, and <ringside-${name}-list> for other sections' pages.`,
  );
