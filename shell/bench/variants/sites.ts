import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '@ringside/release/buildStale';
import { directoryStore } from '@ringside/release/directory';
import { publishAll } from '@ringside/release/publish';
import { foldersOf, workspaceRoot } from '@ringside/release/workspace';
import type { Variant } from '../report/samples.ts';
import { writeClientRendered } from './clientRendered.ts';
import { writeLimit } from './limit.ts';

const folder = join(workspaceRoot, '.cache', 'bench');

/** The folder of each variant's site. */
type Sites = Readonly<Record<Variant, string>>;

/** Builds what is stale and writes all three sites. Only their pages differ. */
export async function writeSites(): Promise<Sites> {
  const sites = {
    ours: join(folder, 'ours'),
    limit: join(folder, 'limit'),
    client: join(folder, 'client'),
  };
  await rm(folder, { recursive: true, force: true });
  const packages = await foldersOf(['all']);
  await buildStale(packages);
  const dists = packages.map((each) => join(each, 'dist'));
  await publishAll(directoryStore(sites.ours), dists, 'https://ringside.example');
  for (const copy of [sites.limit, sites.client]) await cp(sites.ours, copy, { recursive: true });
  await writeLimit(sites.limit);
  await writeClientRendered(sites.client);
  return sites;
}
