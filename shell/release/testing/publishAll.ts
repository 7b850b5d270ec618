import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { builtRelease } from '../format/releaseSource.ts';
import { type Published, publish } from '../publish/publish.ts';
import { directoryStore } from '../stores/directory.ts';
import type { Store } from '../stores/store.ts';
import { buildStale } from '../workspace/buildStale.ts';
import { foldersOf } from '../workspace/workspace.ts';

export async function publishAll(
  store: Store,
  dists: readonly string[],
  origin?: string,
  sample?: number,
): Promise<Published> {
  const sources = await Promise.all(dists.map((dist) => builtRelease(dist)));
  return publish(store, { kind: 'release', sources, origin, sample });
}

/** Builds all packages of the workspace, and publishes them as a new site. */
export async function publishWorkspace(
  site: string,
  origin?: string,
  sample?: number,
): Promise<void> {
  const folders = await foldersOf(['all']);
  await buildStale(folders);
  await rm(site, { recursive: true, force: true });
  const dists = folders.map((folder) => join(folder, 'dist'));
  await publishAll(directoryStore(site), dists, origin, sample);
}
