import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publishAll } from './publish.ts';
import { directoryStore } from './stores/directory.ts';
import { s3Store } from './stores/s3.ts';
import type { Store } from './stores/store.ts';
import { startBucket } from './testing/bucket.ts';
import { built, temporaryFolder } from './testing/fixtures.ts';
import { news, releaseSamples } from './testing/samples.ts';
import { verify } from './verify.ts';

const CHILD = fileURLToPath(new URL('testing/publishInChild.ts', import.meta.url));

/** Articles enough that writing them takes a while. */
const articles = (text: string) =>
  Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`article-${n}`, `${text} ${n}`]));

const dists = await Promise.all(
  ['first', 'second', 'third'].map((text) => built({ ...news(text, articles(text)), client: `'${text}'` })),
);

/** Starts publishing in another process and kills it after a while. Returns whether it was faster. */
async function publishAndKill(target: string, dist: string, milliseconds: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, target, dist], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  setTimeout(() => child.kill('SIGKILL'), milliseconds);
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Every page is whole, and every file of ours it names is there. */
async function pagesAreWhole(store: Store): Promise<void> {
  const paths = await store.list();
  for (const path of paths.filter((each) => each.endsWith('.html'))) {
    const bytes = (await store.read(path)) ?? new Uint8Array();
    const html = Buffer.from(bytes).toString();
    expect(html.startsWith('<!doctype html>') && html.endsWith('</html>\n'), path).toBe(true);
    for (const [, file = ''] of html.matchAll(/"\/((?:assets|vendor)\/[^"]+)"/g))
      expect(paths).toContain(file);
  }
}

async function killAtRandom(store: Store, target: string, kills: number, longest: number): Promise<number> {
  await releaseSamples(store);
  let finished = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const dist = dists[kill % dists.length] ?? '';
    if (await publishAndKill(target, dist, Math.random() * longest)) finished += 1;
    await pagesAreWhole(store);
    // Half the time the same again finishes what was begun, half the time somebody else does.
    await publishAll(store, [kill % 2 ? dist : (dists[(kill + 1) % dists.length] ?? '')]);
    expect(await verify(store), `after kill ${kill}`).toEqual([]);
  }
  return finished;
}

test('killed at 50 random moments, every page is whole and running again finishes', {
  timeout: 120_000,
}, async () => {
  const runs = await Promise.all(
    [25, 25].map(async (kills) => {
      const folder = await temporaryFolder();
      return killAtRandom(directoryStore(folder), folder, kills, 300);
    }),
  );
  // Most were killed while at work.
  expect(runs[0]).toBeLessThan(20);
});

test('the same in a bucket', async () => {
  await startBucket();
  await killAtRandom(s3Store('site', 'killed'), 's3://site/killed', 4, 800);
});
