import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release, SectionServer } from '@ringside/shared/contract';
import { checkLinks, composeAll, pageFile } from './compose.ts';
import { createSite, type LoadedSection } from './site.ts';
import type { Store } from './stores/store.ts';

/** Reads a built package from its `dist/`. */
export async function loadBuilt(dist: string): Promise<LoadedSection> {
  const release = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Release;
  const file = join(dist, 'releases', release.name, release.id, 'server.js');
  const server = (await import(pathToFileURL(file).href)) as SectionServer;
  const style = await readFile(join(dist, release.style), 'utf8');
  return { release, server, style };
}

/** Publishes built packages as one site. */
export async function publishAll(
  store: Store,
  dists: readonly string[],
  origin: string,
): Promise<{ pages: number }> {
  const sections = await Promise.all(dists.map(loadBuilt));
  const site = createSite(sections, origin);
  const pages = [...composeAll(site)];
  const addresses = new Set(pages.map(({ path }) => path));
  checkLinks(pages, (path) => addresses.has(path));
  for (const [index, { release }] of sections.entries()) {
    for (const path of Object.keys(release.files)) {
      await store.write(path, await readFile(join(dists[index] ?? '', path)));
    }
  }
  for (const page of pages) await store.write(pageFile(page.path), Buffer.from(page.html));
  return { pages: pages.length };
}
