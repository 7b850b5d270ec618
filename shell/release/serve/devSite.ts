import { loadSection } from '../format/loadSite.ts';
import { storedRelease } from '../format/releaseSource.ts';
import type { LoadedSection } from '../format/site.ts';
import { POINTER_FILE, type Pointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';

export type ReadableSite = Pick<Store, 'name' | 'read'>;

export const siteAt = (url: string): ReadableSite => ({
  name: url.replace(/\/+$/, ''),
  async read(path) {
    const response = await fetch(`${this.name}/${path}`);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  },
});

export async function liveReleases(site: ReadableSite): Promise<[name: string, id: string][]> {
  const text = await site.read(POINTER_FILE);
  if (!text)
    throw new Error(`ringside: ${site.name} has no ${POINTER_FILE}. Check the URL or path.`);
  const { sections } = JSON.parse(Buffer.from(text).toString()) as Pointer;
  return Object.entries(sections).map(([name, { release }]) => [name, release]);
}

/** Releases never change, so each is fetched once. */
const loaded = new Map<string, Promise<LoadedSection>>();

export async function loadReleased(
  url: string,
  instead: readonly LoadedSection[],
): Promise<LoadedSection[]> {
  const site = siteAt(url);
  const own = new Set(instead.map(({ release }) => release.name));
  const others = (await liveReleases(site)).filter(([name]) => !own.has(name));
  return Promise.all(
    others.map(([name, id]) => {
      const key = `${name} ${id}`;
      const loading = loaded.get(key) ?? storedRelease(site, name, id).then(loadSection);
      loaded.set(key, loading);
      loading.catch(() => loaded.delete(key));
      return loading;
    }),
  );
}
