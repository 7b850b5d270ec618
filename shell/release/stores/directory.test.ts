import { execFile } from 'node:child_process';
import fs, { chmod, mkdir, mkdtemp, rm, rmdir, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { verify } from '../publish/maintenance/verify.ts';
import { built, temporaryFolder } from '../testing/fixtures.ts';
import { newSite, releaseSamples, samples, textAt } from '../testing/samples.ts';
import { workspaceRoot } from '../workspace/workspace.ts';
import { directoryStore } from './directory.ts';
import { write } from './store.ts';

test('a file is written into a folder that others remove meanwhile', async () => {
  const folder = await temporaryFolder();
  const store = directoryStore(folder);
  let isDone = false;
  const removing = (async () => {
    while (!isDone) {
      await rmdir(join(folder, 'news')).catch(() => undefined);
      for (const _ of [1, 2, 3]) await stat(folder);
    }
  })();
  for (let round = 0; round < 25; round += 1) {
    await write(store, 'news/one.txt', Buffer.from('one'));
    await store.remove('news/one.txt');
  }
  isDone = true;
  await removing;
});

test('of twenty writers that create a file one wins, and its compressed copies fit', async () => {
  const store = directoryStore(await temporaryFolder());
  const texts = Array.from({ length: 20 }, () => Buffer.from('same'));
  const won = await Promise.all(texts.map((text) => write(store, 'assets/x.js', text, true)));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect(await write(store, 'assets/x.js', Buffer.from('other'), true)).toBe(false);
  expect(await textAt(store, 'assets/x.js')).toBe('same');
  expect(await store.checkCopies?.('assets/x.js', Buffer.from('same'))).toBeUndefined();
});

test('a site may have a folder on another disk', async () => {
  const [folder, cache] = [await temporaryFolder(), join(workspaceRoot, '.cache')];
  await mkdir(cache, { recursive: true });
  const elsewhere = await mkdtemp(join(cache, 'disk-'));
  for (const name of ['releases', 'news']) {
    await mkdir(join(elsewhere, name));
    await symlink(join(elsewhere, name), join(folder, name));
  }
  const store = directoryStore(folder);
  await releaseSamples(store);
  expect(await verify(store)).toEqual([]);
  await rm(elsewhere, { recursive: true });
});

test('a web server can read a site whose publisher keeps its own files private', async () => {
  const folder = join(await temporaryFolder(), 'site');
  const dists = await Promise.all(Object.values(samples).map(built));
  const bin = join(workspaceRoot, 'shell/release/cli/bin.js');
  const command = [process.execPath, bin, 'release', 'all', '--to', folder, '--from', ...dists];
  await promisify(execFile)('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...command]);
  const modes = await Promise.all(
    ['', 'news', 'news.html', 'news.html.br'].map((path) => stat(join(folder, path))),
  );
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['755', '755', '644', '644']);
});

test('verify finds a page that a web server cannot read', async () => {
  const { folder, store } = await newSite();
  await chmod(join(folder, 'news.html'), 0o600);
  const message = `news.html cannot be read by a web server. Run chmod -R a+rX ${folder}`;
  expect(await verify(store)).toEqual([{ code: 'damaged-copy', message, path: 'news.html' }]);
});

test.each(['EBUSY', 'EPERM', 'EACCES'])(
  'a file that another program holds for a moment (%s) is moved once it is free',
  async (code) => {
    const store = directoryStore(await temporaryFolder());
    const held = () => Promise.reject(Object.assign(new Error(`${code}: held`), { code }));
    const rename = vi.spyOn(fs, 'rename');
    for (const _ of [1, 2, 3]) rename.mockImplementationOnce(held);
    await write(store, 'news.html', Buffer.from('News'));
    const remove = vi.spyOn(fs, 'rm').mockImplementationOnce(held);
    await store.remove('news.html.gz');
    expect(remove).toHaveBeenCalledTimes(2);
    expect(await textAt(store, 'news.html')).toBe('News');
  },
);
