import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { directoryStore } from '../../stores/directory.ts';
import { type Store, write } from '../../stores/store.ts';
import { reasonOf } from '../../support/ComposeError.ts';
import { faultyStore } from '../../testing/faultyStore.ts';
import { changed, newSite, news, release, sourceOf, tree } from '../../testing/samples.ts';
import { verify } from '../maintenance/verify.ts';
import { publish } from '../publish.ts';

const isShown = (path: string) => !/^(releases|assets)\/|^sections\.json$/.test(path);
const generationsOf = (store: Store) => store.list('releases/generations');
const next = news('second', { one: 'One', three: 'Three' });

test('a disk that is full after any fourth write leaves the old site or the new one, and running again finishes', async () => {
  const [released, { folder, store }] = [await newSite(), await newSite()];
  const before = await tree(released.store);
  let after = before;
  for (let room = 0, done = false; !done; room += 4) {
    await rm(folder, { recursive: true });
    await cp(released.folder, folder, { recursive: true });
    let used = 0;
    const full = faultyStore(store, (change) => {
      // A full disk still allows removing and renaming.
      if (/^(remove|place) /.test(change)) return;
      used += 1;
      if (used > room)
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    const fault = await release(full, next).then(() => undefined, reasonOf);
    done = fault === undefined;
    if (fault) expect(fault).toContain('no space left on device: free space on that disk');
    after = await tree(store);
    const shown = changed(before, after).filter(isShown);
    // Either no page has changed, or all seven: two lists, the news index, an added and a removed
    // article, the feed and the sitemap.
    expect([0, 7]).toContain(shown.length);
    await publish(store, { kind: 'release', sources: [await sourceOf(next)] }, 0);
    expect(await verify(store)).toEqual([]);
  }
  expect(changed(before, after)).toContain('news/three.html');
});

const isGeneration = (change: string) => change.includes('releases/generations/');

test('a change takes effect once if the response to its claim is lost', async () => {
  const { store } = await newSite();
  const before = await generationsOf(store);
  let lost = 0;
  const faulty = faultyStore(
    store,
    () => {},
    (change) => {
      if (!isGeneration(change) || lost > 0) return;
      lost += 1;
      throw new Error('ECONNRESET');
    },
  );
  await release(faulty, next);
  expect(lost).toBe(1);
  expect(await generationsOf(store)).toHaveLength(before.length + 2);
  expect(await verify(store)).toEqual([]);
});

test('a claim that cannot be read back is half-published, and the next command completes it', async () => {
  const { store } = await newSite();
  let isClaimed = false;
  const claiming = faultyStore(
    store,
    () => {},
    (change) => {
      if (!isGeneration(change)) return;
      isClaimed = true;
      throw new Error('ECONNRESET');
    },
  );
  const faulty: Store = {
    ...claiming,
    async read(path) {
      if (isClaimed) throw new Error('ETIMEDOUT');
      return store.read(path);
    },
  };
  await expect(release(faulty, next)).rejects.toThrow(
    /may have been created, but reading it failed: ETIMEDOUT.*half-published/,
  );
  await publish(store, { kind: 'release', sources: [await sourceOf(next)] }, 0);
  expect((await tree(store)).has('news/three.html')).toBe(true);
  expect(await verify(store)).toEqual([]);
});

test('a change whose claim cannot be ended is half-published, and the next command completes it', async () => {
  const { store } = await newSite();
  let isClaimed = false;
  const full = faultyStore(
    store,
    (change) => {
      if (isClaimed && isGeneration(change)) throw new Error('ENOSPC: no space left on device');
    },
    (change) => {
      isClaimed ||= isGeneration(change);
    },
  );
  await expect(release(full, next)).rejects.toThrow(
    /completes this change: ENOSPC.*half-published/,
  );
  await publish(store, { kind: 'release', sources: [await sourceOf(next)] }, 0);
  expect((await tree(store)).has('news/three.html')).toBe(true);
  expect(await verify(store)).toEqual([]);
});

test('a store that fails while composing is refused with the first failure', async () => {
  const { store } = await newSite();
  let isBroken = false;
  const fail = (what: string): never => {
    isBroken = true;
    throw new Error(`ETIMEDOUT ${what}`);
  };
  const breaking: Store = {
    ...store,
    read: async (path) =>
      isBroken || path.startsWith('assets/gear/') ? fail(path) : store.read(path),
    list: async (folder) => (isBroken ? fail(`a list of ${folder}`) : store.list(folder)),
  };
  await expect(release(breaking, next)).rejects.toThrow('ETIMEDOUT assets/gear/');
});

test('a folder that cannot be written to changes nothing', async () => {
  const { folder, store } = await newSite();
  const before = await tree(store);
  // Put a file where the articles' folder must be.
  await rename(join(folder, 'news'), join(folder, 'aside'));
  await writeFile(join(folder, 'news'), '');
  await expect(release(store, next)).rejects.toThrow(/(EEXIST|ENOTDIR).*: move that file away/);
  await rm(join(folder, 'news'));
  await rename(join(folder, 'aside'), join(folder, 'news'));
  expect(changed(before, await tree(store)).filter(isShown)).toEqual([]);
  expect(await verify(store)).toEqual([]);
});

test('what a killed publisher prepared is removed a day later', async () => {
  const { folder, store } = await newSite();
  await store.prepare('news.html', Buffer.from('prepared'));
  const prepared = () => readdir(join(folder, '.staging'));
  await write(directoryStore(folder), 'other.txt', Buffer.from('now'));
  expect(await prepared()).toHaveLength(3);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000_000 });
  await write(directoryStore(folder), 'other.txt', Buffer.from('later'));
  vi.useRealTimers();
  expect(await prepared()).toEqual([]);
});
