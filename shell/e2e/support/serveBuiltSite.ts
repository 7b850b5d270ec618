import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '@ringside/release/buildStale';
import { directoryStore } from '@ringside/release/directory';
import { serveSite } from '@ringside/release/serve';
import { publishAll } from '@ringside/release/testing/publishAll';
import { foldersOf } from '@ringside/release/workspace';
import { listen } from './listen.ts';
import { siteFolder } from './servedPages.ts';

/** In percent: only a test makes a page send one. */
const SAMPLE = 1e-9;

export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  const folders = await foldersOf(['all']);
  await buildStale(folders);
  await rm(siteFolder, { recursive: true, force: true });
  const dists = folders.map((folder) => join(folder, 'dist'));
  await publishAll(directoryStore(siteFolder), dists, 'https://ringside.example', SAMPLE);
  const { origin, close } = await listen(await serveSite(siteFolder, 0));
  process.env.RINGSIDE_E2E_URL = origin;
  return close;
}
