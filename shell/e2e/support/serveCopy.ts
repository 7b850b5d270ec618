import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from '@ringside/release/directory';
import { serveSite } from '@ringside/release/serve';
import { publishAll } from '@ringside/release/testing/publishAll';
import { listen } from './listen.ts';
import { siteFolder } from './servedPages.ts';

/**
 * Copies the built site, adds releases, and serves the copy.
 * @param build writes a release into the folder, or returns the folders of several releases
 */
export async function serveCopy(build: (folder: string) => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-copy-'));
  const [site, dist] = [join(folder, 'site'), join(folder, 'dist')];
  await cp(siteFolder, site, { recursive: true });
  const built = await build(dist);
  await publishAll(directoryStore(site), Array.isArray(built) ? built : [dist]);
  const { origin, close } = await listen(await serveSite(site, 0));
  return {
    origin,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
