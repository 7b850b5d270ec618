import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSection } from '../format/loadSite.ts';
import { storedRelease } from '../format/releaseSource.ts';
import type { LoadedSection } from '../format/site.ts';
import { POINTER_FILE, type Pointer } from '../publish/pointer.ts';
import { contentType } from '../stores/fileKinds.ts';
import { ifMissing } from '../support/ifMissing.ts';

/**
 * Releases never change, and a site may have many, so each is fetched once. Each page view then only fetches the
 * pointer.
 */
const loaded = new Map<string, Promise<LoadedSection>>();

/** The live releases of a site, except those of sections that come from source. */
export async function loadReleased(
  site: string,
  instead: readonly LoadedSection[],
): Promise<LoadedSection[]> {
  const store = { name: site, read: (path: string) => readSite(site, path) };
  const text = await store.read(POINTER_FILE);
  if (!text)
    throw new Error(
      `ringside: ${site} has no ${POINTER_FILE}, so it is not a released site. Check the address or path.`,
    );
  const { sections } = JSON.parse(Buffer.from(text).toString()) as Pointer;
  const names = Object.keys(sections).filter((name) => instead.every(({ release }) => release.name !== name));
  return Promise.all(names.map((name) => loadOnce(store, name, sections[name]?.release ?? '')));
}

async function loadOnce(
  store: Parameters<typeof storedRelease>[0],
  name: string,
  id: string,
): Promise<LoadedSection> {
  const key = `${store.name} ${name} ${id}`;
  const loading = loaded.get(key) ?? storedRelease(store, name, id).then(loadSection);
  loaded.set(key, loading);
  try {
    return await loading;
  } catch (error) {
    // The next request may find the network back.
    loaded.delete(key);
    throw error;
  }
}

/** The response of a site to a request for one of its files. */
export async function respondFromSite(
  site: string,
  path: string,
): Promise<{ status: number; type: string; body: Uint8Array } | undefined> {
  const body = await readSite(site, path);
  return body && { status: 200, type: contentType(path), body };
}

async function readSite(site: string, path: string): Promise<Uint8Array | undefined> {
  if (!/^https?:/.test(site)) return ifMissing<Uint8Array, undefined>(readFile(join(site, path)), undefined);
  const response = await fetch(new URL(path, site.endsWith('/') ? site : `${site}/`));
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
