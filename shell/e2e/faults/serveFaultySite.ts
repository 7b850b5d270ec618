import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from '@ringside/release/buildStale';
import { directoryStore } from '@ringside/release/directory';
import { serveSite } from '@ringside/release/serve';
import { publishAll } from '@ringside/release/testing/publishAll';
import { packageFolders } from '@ringside/release/workspace';
import { buildSection } from '@ringside/shared/build';
import { listen } from '../support/listen.ts';
import { sabotagePlugin } from './inject/sabotagePlugin.ts';
import { HOST, SAMPLE_SECTION, siteFolder, workFolder } from './matrix.ts';

/**
 * In a run of the sample, sabotage only one section's code, because building all sections takes
 * longer than the tests.
 */
const isSample = process.argv.includes('--grep-invert=@all');

/**
 * Publishes and serves a site with sabotaged sections, a section that hosts their fragments, and
 * the real shell.
 */
export default async function serveFaultySite(): Promise<() => Promise<void>> {
  await rm(workFolder, { recursive: true, force: true });
  const packages = await packageFolders();
  await buildStale([...packages.values()]);
  const host = join(workFolder, HOST, 'dist');
  await buildSection(fileURLToPath(new URL('host', import.meta.url)), { outDir: host });
  const dists = [host];
  for (const [name, folder] of packages) {
    const isFaulty = name !== 'shell' && (!isSample || name === SAMPLE_SECTION);
    const outDir = isFaulty ? join(workFolder, name, 'dist') : join(folder, 'dist');
    if (isFaulty) await buildSection(folder, { outDir, plugins: [sabotagePlugin(name)] });
    dists.push(outDir);
  }
  await publishAll(directoryStore(siteFolder), dists, 'https://ringside.example', 0);
  const { origin, close } = await listen(await serveSite(siteFolder, 0));
  process.env.RINGSIDE_FAULTS_URL = origin;
  return close;
}
