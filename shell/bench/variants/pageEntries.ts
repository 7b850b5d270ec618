import type { LoadedSection } from '@ringside/release/site';
import type { LoadedPage } from '@ringside/shared/contract';

interface PageEntry {
  owner: LoadedSection;
  path: string;
  page: LoadedPage;
}

/** Every page of a site with its owner. */
export async function pageEntries(sections: readonly LoadedSection[]): Promise<PageEntry[]> {
  const entries: PageEntry[] = [];
  for (const owner of sections) {
    for (const path of owner.pages.hashes.keys()) {
      const page = await owner.pages.load(path);
      if (page) entries.push({ owner, path, page });
    }
  }
  return entries;
}
