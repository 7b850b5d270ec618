import { loadSection } from '../format/loadSite.ts';
import { storedRelease } from '../format/releaseSource.ts';
import type { LoadedSection } from '../format/site.ts';
import { POINTER_FILE, type Pointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { networkReasonOf, proxiedFetch } from '../support/proxy.ts';

export type ReadableSite = Pick<Store, 'name' | 'read'>;

/** @param address a URL, which may have a name and a password. Messages do not repeat those. */
export function siteAt(address: string): ReadableSite {
  const { name, authorization } = siteUrl(address);
  const get = proxiedFetch();

  async function responseTo(path: string) {
    try {
      return await get(`${name}/${path}`, authorization ? { headers: { authorization } } : {});
    } catch (error) {
      throw new Error(`ringside: ${name} cannot be reached: ${networkReasonOf(error)}.`);
    }
  }

  return {
    name,
    async read(path) {
      const response = await responseTo(path);
      if (response.status === 404) return undefined;
      if (response.ok) return new Uint8Array(await response.arrayBuffer());

      const status = `${response.status} ${response.statusText}`;
      const remedy = REMEDIES[response.status] ?? 'Try again later, or ask its operator.';
      throw new Error(
        `ringside: ${name}/${path}: the host responded with status ${status}. ${remedy}`,
      );
    },
  };
}

const REMEDIES: Readonly<Record<number, string>> = {
  401: 'Put the name and the password into the URL: https://name:password@….',
  403: 'The host refuses this file, with or without these credentials.',
  407: 'The proxy wants a name and a password in HTTPS_PROXY.',
};

/** A site's URL without its credentials, which are a header. */
export function siteUrl(address: string): { name: string; authorization?: string } {
  const url = new URL(address);
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  url.username = url.password = '';
  const name = url.href.replace(/\/+$/, '');
  if (!user && !password) return { name };
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  return { name, authorization: `Basic ${credentials}` };
}

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
