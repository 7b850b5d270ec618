import { serveSite } from '@ringside/release/serve';
import { publishWorkspace } from '@ringside/release/testing/publishAll';
import { listen } from './listen.ts';
import { siteFolder } from './servedPages.ts';

/**
 * The percentage of visits that send a beacon. It is so small that no page sends a beacon unless a
 * test forces it.
 */
const SAMPLE = 1e-9;

export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  await publishWorkspace(siteFolder, 'https://ringside.example', SAMPLE);
  const { origin, close } = await listen(await serveSite(siteFolder, 0));
  process.env.RINGSIDE_E2E_URL = origin;
  return close;
}
