import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildStale } from '@ringside/release/buildStale';
import { directoryStore } from '@ringside/release/directory';
import { serveSite } from '@ringside/release/serve';
import { publishAll } from '@ringside/release/testing/publishAll';
import { foldersOf, workspaceRoot } from '@ringside/release/workspace';

/** In percent: pages name the beacon, but send one only if a test makes them. */
const SAMPLE = 1e-9;

/** Builds what is stale, composes the site below `.cache`, and serves it. */
export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  const folders = await foldersOf(['all']);
  await buildStale(folders);
  const site = join(workspaceRoot, '.cache', 'e2e-site');
  await rm(site, { recursive: true, force: true });
  const dists = folders.map((folder) => join(folder, 'dist'));
  await publishAll(directoryStore(site), dists, 'https://ringside.example', SAMPLE);
  const server = await serveSite(site, 0);
  process.env.RINGSIDE_E2E_URL = `http://localhost:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
