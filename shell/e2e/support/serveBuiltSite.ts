import { serveSite } from '@ringside/release/serve';
import { publishWorkspace } from '@ringside/release/testing/publishAll';
import { listen } from './listen.ts';
import { siteFolder } from './servedPages.ts';

/** The percentage of visits that send a beacon: only a test makes a page send one. */
const SAMPLE = 1e-9;

export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  await publishWorkspace(siteFolder, 'https://ringside.example', SAMPLE);
  const { origin, close } = await listen(await serveSite(siteFolder, 0));
  process.env.RINGSIDE_E2E_URL = origin;
  return close;
}
