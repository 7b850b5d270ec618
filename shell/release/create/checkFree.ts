import { storedRelease } from '../format/releaseSource.ts';
import { livePointer } from '../publish/maintenance/status.ts';
import type { Store } from '../stores/store.ts';
import { UsageError } from '../support/UsageError.ts';
import { ownedBy } from './sectionName.ts';

/**
 * Checks that nobody on a site has what a new section would own: its name, its address, its tags.
 *
 * @throws UsageError when somebody has
 * @throws ComposeError `no-site`
 */
export async function checkFree(store: Store, section: string): Promise<void> {
  const { sections } = await livePointer(store);
  if (sections[section])
    throw new UsageError(`${store.name} has a section "${section}" already; choose another name.`);
  for (const [name, { release: id }] of Object.entries(sections)) {
    const { release } = await storedRelease(store, name, id);
    const taken = ownedBy(section).find((each) => [...release.routes, ...release.elements].includes(each));
    if (taken) throw new UsageError(`On ${store.name}, ${taken} is ${name}'s already; choose another name.`);
  }
}
