import { storedRelease } from '../format/releaseSource.ts';
import { livePointer } from '../publish/maintenance/status.ts';
import type { Store } from '../stores/store.ts';
import { UsageError } from '../support/UsageError.ts';
import { ownedBy } from './sectionName.ts';

/**
 * Checks that the name, the routes and the tags of a new section are not taken on a site.
 *
 * @throws UsageError when one is taken
 * @throws ComposeError `no-site`
 */
export async function checkFree(store: Store, section: string): Promise<void> {
  const { sections } = await livePointer(store);
  if (sections[section])
    throw new UsageError(`${store.name} already has a section "${section}"; choose another name.`);
  for (const [name, { release: id }] of Object.entries(sections)) {
    const { release } = await storedRelease(store, name, id);
    const taken = ownedBy(section).find((each) => [...release.routes, ...release.elements].includes(each));
    if (taken)
      throw new UsageError(`On ${store.name}, ${taken} already belongs to ${name}; choose another name.`);
  }
}
