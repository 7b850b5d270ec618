/**
 * Publishers that run in real processes, and are killed or suspended. The simulation interrupts
 * them at many more moments.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { builtRelease } from '../../format/releaseSource.ts';
import { directoryStore } from '../../stores/directory.ts';
import { s3Store } from '../../stores/s3.ts';
import type { Store } from '../../stores/store.ts';
import { built, temporaryFolder } from '../../testing/fixtures.ts';
import { pseudoRandom } from '../../testing/pseudoRandom.ts';
import { startBucket } from '../../testing/s3/bucket.ts';
import { sampled } from '../../testing/sampled.ts';
import { changed, news, release, releaseSamples, tree } from '../../testing/samples.ts';
import { verify } from '../maintenance/verify.ts';
import { readPointer } from '../pointer.ts';
import { publish } from '../publish.ts';

const SCRIPT = fileURLToPath(new URL('../../testing/publishInChild.ts', import.meta.url));

await startBucket();

const seed = Number(process.env.RINGSIDE_SEED ?? Date.now() % 2 ** 31);
console.log(`moments of the kills: RINGSIDE_SEED=${seed}`);
const random = pseudoRandom(seed);

const distOf = (text: string, articles = 6) =>
  built({
    ...news(
      text,
      Object.fromEntries(Array.from({ length: articles }, (_, n) => [`${text}-${n}`, text])),
    ),
    client: `'${text}'`,
  });

/** Starts to publish in a child process. */
async function publishElsewhere(target: string, dist: string) {
  const child: ChildProcessByStdio<null, Readable, null> = spawn(
    process.execPath,
    ['--import', '@ringside/shared/build/typescript', SCRIPT, target, dist],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, ended };
}

async function pagesAreWhole(store: Store): Promise<void> {
  const files = await tree(store);
  for (const [path, html] of files) {
    if (!path.endsWith('.html')) continue;
    expect(html.startsWith('<!doctype html>') && /<\/html>\n<!--\d+-->$/.test(html), path).toBe(
      true,
    );
    for (const [, file = ''] of html.matchAll(/"\/((?:assets|vendor)\/[^"]+)"/g))
      expect([...files.keys()]).toContain(file);
  }
}

for (const { kills, where, details, open } of [
  {
    kills: 2,
    where: 'a directory',
    details: sampled(true),
    open: async () => {
      const folder = await temporaryFolder();
      return [folder, directoryStore(folder)] as const;
    },
  },
  {
    kills: 2,
    where: 'a bucket',
    details: sampled(false),
    open: async () => ['s3://site/killed', s3Store('site', 'killed')] as const,
  },
])
  test.concurrent(`killed ${kills} times while it publishes to ${where}, every page is whole and running again finishes`, {
    ...details,
    timeout: 60_000,
  }, async () => {
    const [target, store] = await open();
    await releaseSamples(store);
    const dists = await Promise.all(['first', 'second', 'third'].map((text) => distOf(text)));
    const { ended: first } = await publishElsewhere(target, dists[2] ?? '');
    const started = performance.now();
    await first;
    const whole = performance.now() - started;

    for (let run = 0; run < kills; run += 1) {
      const [dist = '', other = ''] = [dists[run % 3], dists[(run + 1) % 3]];
      const { child, ended } = await publishElsewhere(target, dist);
      setTimeout(() => child.kill('SIGKILL'), random() * whole);
      await ended;
      await pagesAreWhole(store);
      // In every second run, a different release completes the interrupted one.
      const sources = [await builtRelease(run % 2 ? dist : other)];
      await publish(store, { kind: 'release', sources }, 0);
      expect(await verify(store), `after kill ${run + 1}`).toEqual([]);
    }
  });

test.concurrent('a publisher that is suspended for longer than its claim puts right what was under way, and writes no other page', {
  // The test waits as long as a claim lasts, so it is not in the sample. The simulation suspends
  // publishers in every run.
  ...sampled(false),
  timeout: 60_000,
}, async () => {
  const folder = await temporaryFolder();
  const store = directoryStore(folder);
  await releaseSamples(store);
  const { child, ended } = await publishElsewhere(folder, await distOf('second', 400));
  while (!(await readPointer(store))?.publishing) await setImmediate();
  child.kill('SIGSTOP');
  expect((await readPointer(store))?.publishing).toBeDefined();
  // This release waits until the claim of the suspended publisher has expired.
  await release(store, news('third'));
  const before = await tree(store);
  const strays = async () =>
    changed(before, await tree(store)).filter((path) => path.endsWith('.html'));
  child.kill('SIGCONT');
  // The suspended publisher writes 16 files at a time, so at most 16 can arrive late.
  while (child.exitCode === null) expect((await strays()).length).toBeLessThanOrEqual(16);
  expect(await ended).toEqual([0, null]);
  expect(await strays()).toEqual([]);
  expect(await verify(store)).toEqual([]);
});
