import { loadSection } from '../format/loadSite.ts';
import { storedRelease } from '../format/releaseSource.ts';
import type { LoadedSection } from '../format/site.ts';
import { POINTER_FILE, type Pointer } from '../publish/pointer.ts';

/**
 * Releases never change, and a site may have many, so each is fetched once. Each page view then only fetches the
 * pointer.
 */
const loaded = new Map<string, Promise<LoadedSection>>();

/** The live releases of the site at a URL, except those of sections that come from source. */
export async function loadReleased(
  site: string,
  instead: readonly LoadedSection[],
): Promise<LoadedSection[]> {
  const text = await readSite(site, POINTER_FILE);
  if (!text)
    throw new Error(
      `ringside: ${site} has no ${POINTER_FILE}, so it is not a released site. Check the URL or path.`,
    );
  const { sections } = JSON.parse(Buffer.from(text).toString()) as Pointer;
  const others = Object.entries(sections).filter(([name]) =>
    instead.every(({ release }) => release.name !== name),
  );
  return Promise.all(others.map(([name, { release }]) => loadOnce(site, name, release)));
}

function loadOnce(site: string, name: string, id: string): Promise<LoadedSection> {
  const key = `${name} ${id}`;
  const store = { name: site, read: (path: string) => readSite(site, path) };
  const loading = loaded.get(key) ?? storedRelease(store, name, id).then(loadSection);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function readSite(site: string, path: string): Promise<Uint8Array | undefined> {
  const response = await fetch(`${site}/${path}`);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
