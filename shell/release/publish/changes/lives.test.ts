import { expect, test, vi } from 'vitest';
import { said } from '../../cli/testing/commands.ts';
import { directoryStore } from '../../stores/directory.ts';
import { write } from '../../stores/store.ts';
import { faultyStore } from '../../testing/faultyStore.ts';
import type { Fixture } from '../../testing/fixtures.ts';
import {
  newSite,
  newStore,
  news,
  release,
  releaseSamples,
  samples,
  sourceOf,
  tree,
} from '../../testing/samples.ts';
import { thisEnvironment } from '../environment.ts';
import { verify } from '../maintenance/verify.ts';
import { livePointer } from '../pointer.ts';
import { publish } from '../publish.ts';

const NOON = Date.parse('2027-03-01T12:00Z');
const HOUR_MS = 3_600_000;

/** Sets the clock to a number of hours after noon, and returns that time. */
function at(hours: number) {
  vi.spyOn(Date, 'now').mockReturnValue(NOON + hours * HOUR_MS);
  return new Date(NOON + hours * HOUR_MS);
}

/** In this site, no page links to gear or shows its elements, so an operator can remove gear. */
const withoutGear: readonly Fixture[] = [
  { ...samples.shell, pages: { ...samples.shell.pages, '/': '<h1>Home</h1>' } },
  { ...samples.fights, pages: { '/fights': '<h1>Fights</h1>' } },
];

/** Returns a site that was released at noon, and from which gear was removed some hours later. */
async function withoutGearAfter(hours: number) {
  const store = await newStore();
  at(0);
  await release(store, ...withoutGear, samples.news, samples.training, samples.gear);
  const gear = (await livePointer(store)).sections.gear?.release ?? '';
  at(hours);
  await publish(store, { kind: 'remove', section: 'gear' });
  return { folder: store.name, store, gear };
}

test('status shows a removed section at a time when it was live, and not after', async () => {
  const { store, gear } = await withoutGearAfter(5);
  const shownAt = (time: string) => said(['status', store.name, '--json', '--at', time]);
  const sectionsAt = async (time: Date) =>
    JSON.parse((await shownAt(time.toISOString())).out).sections;
  expect((await sectionsAt(at(4))).gear?.release).toBe(gear);
  expect(Object.keys(await sectionsAt(at(6)))).not.toContain('gear');
  at(7);
  await release(store, { ...samples.gear, client: 'export const again = 1' });
  expect((await sectionsAt(at(4))).gear?.release).toBe(gear);
  expect(Object.keys(await sectionsAt(at(6)))).not.toContain('gear');
  expect((await sectionsAt(at(8))).gear?.release).not.toBe(gear);
  expect((await shownAt('2001-01-01')).status).toBe(1);
});

/**
 * Makes many generations, because a long release renews its claim every five seconds, and a prune
 * keeps only the last fifty generations.
 */
async function renewManyTimes(folder: string): Promise<void> {
  const store = directoryStore(folder);
  for (let change = 0; change < 30; change += 1) {
    const lock = change % 2 ? undefined : { reason: `${change}` };
    await publish(store, { kind: 'lock', section: 'shell', lock });
  }
}

test('a prune spares what was live within its time, also of a removed section, and after many generations', async () => {
  const { folder, store, gear } = await withoutGearAfter(5);
  at(6);
  const first = (await livePointer(store)).sections.news?.release ?? '';
  await release(store, news('second'));
  await release(store, news('third'));
  await renewManyTimes(folder);

  const prune = ['prune', folder, '--keep', '1', '--older-than'];
  for (const hours of [7, 9, 11]) {
    at(hours);
    await said([...prune, '1d']);
  }
  for (const path of [`releases/gear/${gear}/release.json`, `releases/news/${first}/release.json`])
    expect(await store.list('releases')).toContain(path);
  expect(await verify(store)).toEqual([]);

  for (const hours of [50, 52, 54]) {
    at(hours);
    await said([...prune, '1d']);
  }
  expect(await store.list('releases/gear')).toEqual([]);
  expect(await store.list(`releases/news/${first}`)).toEqual([]);
  expect(await verify(store)).toEqual([]);
});

test('files of a killed publisher are checked after a release that renewed its claim thirty times', async () => {
  const { store } = await newSite();
  const page = await tree(store);
  let isKilled = false;
  const killed = faultyStore(store, (change) => {
    isKilled ||= change === 'place training.html';
    if (isKilled) throw new Error('killed');
  });
  await expect(release(killed, news('second'))).rejects.toThrow('killed');

  // In each pause of the release, the faster clock makes a renewal due.
  let elapsed = 0;
  let renewals = 0;
  const quick = {
    ...thisEnvironment,
    elapsed: () => elapsed,
    now: () => Date.now() + elapsed,
    sleep: async (ms: number, isBackground?: boolean) => {
      await new Promise(setImmediate);
      elapsed += ms;
      if (isBackground) renewals += 1;
    },
  };
  const slow = faultyStore(store, async (change) => {
    if (change === 'place index.html')
      await vi.waitUntil(() => renewals > 30, { timeout: 60_000, interval: 1 });
  });
  const takeover = { kind: 'release' as const, sources: [await sourceOf(news('third'))] };
  await publish(slow, takeover, 0, quick);

  await write(store, 'training.html', Buffer.from(page.get('training.html') ?? ''));
  await release(store, { ...samples.gear, client: 'export const other = 1' });
  expect(await verify(store)).toEqual([]);
});

test('a prune of a preview removes the source maps of modules that are gone', async () => {
  const { store } = await newSite();
  await release(store, { ...samples.gear, client: 'export const second = 1' });
  const modules = (await store.list('assets/gear')).filter((path) => path.endsWith('.js'));
  for (const path of modules) await write(store, `maps/${path}.map`, Buffer.from('{}'));
  const prune = { kind: 'prune', keep: 1, grace: 0 } as const;
  for (const _ of [1, 2]) await publish(store, prune);
  const left = (await store.list('assets/gear')).filter((path) => path.endsWith('.js'));
  expect(left).toHaveLength(1);
  expect(await store.list('maps')).toEqual(left.map((path) => `maps/${path}.map`));
});

test('a refused first change leaves nothing of itself in the pointer', async () => {
  const { store } = await newSite();
  const refusing = faultyStore(store, (change) => {
    if (change.startsWith('place ') && change.endsWith('.html')) throw new Error('full');
  });
  const sources = [await sourceOf(news('second'))];
  const change = { kind: 'release', sources, beside: ['x.html'] } as const;
  await expect(publish(refusing, change)).rejects.toThrow('full');
  await releaseSamples(store);
  expect((await livePointer(store)).beside).toBeUndefined();
});
