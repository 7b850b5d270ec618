import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from '@ringside/release/buildStale';
import { directoryStore } from '@ringside/release/directory';
import { serveSite } from '@ringside/release/serve';
import { publishAll } from '@ringside/release/testing/publishAll';
import { packageFolders } from '@ringside/release/workspace';
import { buildSection } from '@ringside/shared/build';
import { sabotagePlugin } from './inject/sabotagePlugin.ts';
import { HOST, siteFolder, workFolder } from './site.ts';

/**
 * Builds every section with the sabotaged kit, and one more section that hosts their fragments. Publishes them with the
 * real shell and the release tool, so that every hash is right, and serves the site while tests run.
 */
export default async function serveFaultySite(): Promise<() => Promise<void>> {
  await rm(workFolder, { recursive: true, force: true });
  const { shell = '', ...sections } = Object.fromEntries(await packageFolders());
  await buildStale([shell]);
  const dists = [join(shell, 'dist')];
  for (const [name, folder] of Object.entries(sections)) {
    const dist = join(workFolder, name, 'dist');
    await buildSection(folder, dist, [sabotagePlugin(name)]);
    dists.push(dist);
  }
  const host = join(workFolder, HOST, 'dist');
  await buildSection(fileURLToPath(new URL('host', import.meta.url)), host);
  dists.push(host);
  await publishAll(directoryStore(siteFolder), dists, 'https://ringside.example', 0);

  const server = await serveSite(siteFolder, 0);
  process.env.RINGSIDE_FAULTS_URL = `http://localhost:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
