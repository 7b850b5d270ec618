import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtRelease } from '../../format/releaseSource.ts';
import { directoryStore } from '../../stores/directory.ts';
import { s3Store } from '../../stores/s3.ts';
import type { Store } from '../../stores/store.ts';
import { built, temporaryFolder } from '../../testing/fixtures.ts';
import { pseudoRandom } from '../../testing/pseudoRandom.ts';
import { startBucket } from '../../testing/s3/bucket.ts';
import { sampled } from '../../testing/sampled.ts';
import { news, releaseSamples } from '../../testing/samples.ts';
import { seedOfRun } from '../../testing/seedOfRun.ts';
import { verify } from '../maintenance/verify.ts';
import { publish } from '../publish.ts';

const at = (path: string) => new URL(path, import.meta.url);
/** Next to the tool, because the bundle still imports one package. */
const bundle = fileURLToPath(at(`.cache/${process.pid}`));

const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

beforeAll(() =>
  build({
    input: fileURLToPath(at('../../testing/publishInChild.ts')),
    platform: 'node',
    external: [/^@aws-sdk/],
    plugins: [ownAddresses],
    output: { dir: bundle },
  }),
);
afterAll(() => rm(bundle, { recursive: true }));

await startBucket();

const articles = (text: string) =>
  Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`article-${n}`, `${text} ${n}`]));

const dists = await Promise.all(
  ['first', 'second', 'third'].map((text) => built({ ...news(text, articles(text)), client: `'${text}'` })),
);

/** Publishes in another process and kills it after a while. Returns the time it took, if it finished earlier. */
async function publishElsewhere(
  target: string,
  dist: string,
  killAfter?: number,
): Promise<number | undefined> {
  const child = spawn(process.execPath, [join(bundle, 'publishInChild.js'), target, dist], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  const started = performance.now();
  if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
  const [code] = await once(child, 'exit');
  return code === 0 ? performance.now() - started : undefined;
}

async function pagesAreWhole(store: Store): Promise<void> {
  const paths = await store.list();
  for (const path of paths.filter((each) => each.endsWith('.html'))) {
    const bytes = (await store.read(path)) ?? new Uint8Array();
    const html = Buffer.from(bytes).toString();
    expect(html.startsWith('<!doctype html>') && /<\/html>\n<!--\d+-->$/.test(html), path).toBe(true);
    for (const [, file = ''] of html.matchAll(/"\/((?:assets|vendor)\/[^"]+)"/g))
      expect(paths).toContain(file);
  }
}

const seed = seedOfRun('moments of the kills');

async function killAtRandom(store: Store, target: string, kills: number, next: () => number): Promise<void> {
  await releaseSamples(store);
  const whole = (await publishElsewhere(target, dists[2] ?? '')) ?? 0;
  for (let killed = 0, run = 0; killed < kills; run += 1) {
    const [dist = '', other = ''] = [dists[run % dists.length], dists[(run + 1) % dists.length]];
    // A publisher that finished before the kill does not count.
    if ((await publishElsewhere(target, dist, next() * whole)) === undefined) killed += 1;
    await pagesAreWhole(store);
    // Half of the time the same release completes the interrupted one, half of the time another one does.
    await publish(store, { kind: 'release', sources: [await builtRelease(run % 2 ? dist : other)] }, 0);
    expect(await verify(store), `after kill ${killed}`).toEqual([]);
  }
}

for (const [kills, details] of [
  [2, sampled(true)],
  [50, sampled(false)],
] as const) {
  const title = `killed at ${kills} random moments, every page is whole and running again finishes`;
  test(title, details, async () => {
    const runs = [0, 1].map(async (index) => {
      const folder = await temporaryFolder();
      await killAtRandom(directoryStore(folder), folder, kills / 2, pseudoRandom(seed + index));
    });
    await Promise.all(runs);
  });
}

for (const [kills, details] of [
  [1, sampled(true)],
  [3, sampled(false)],
] as const)
  test(`killed ${kills} times while it publishes to a bucket, the same`, details, async () => {
    const folder = `killed-${kills}`;
    await killAtRandom(s3Store('site', folder), `s3://site/${folder}`, kills, pseudoRandom(seed + 2));
  });
