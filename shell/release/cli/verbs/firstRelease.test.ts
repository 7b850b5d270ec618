import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { built, temporaryFolder } from '../../testing/fixtures.ts';
import { samples } from '../../testing/samples.ts';
import { said } from '../testing/commands.ts';

const dists = await Promise.all(Object.values(samples).map(built));
const from = ['--from', ...dists];

beforeEach(() => {
  vi.stubEnv('RINGSIDE_ORIGIN', undefined);
});

test('a first release without an origin is refused with the remedy, and writes nothing', async () => {
  const site = join(await temporaryFolder(), 'site');
  for (const command of ['release', 'plan']) {
    const { status, err } = await said([command, 'all', '--to', site, ...from]);
    expect({ command, status }).toEqual({ command, status: 2 });
    expect(err).toContain('--origin https://the-site.example, or the variable RINGSIDE_ORIGIN');
  }
  await expect(readFile(join(site, 'sections.json'))).rejects.toThrow('ENOENT');
});

test('a site remembers the origin of its first release', async () => {
  const site = join(await temporaryFolder(), 'site');
  const origin = ['--origin', 'https://boxing.example/'];
  expect(await said(['release', 'all', '--to', site, ...origin, ...from])).toMatchObject({
    status: 0,
    err: '',
  });
  const next = await built({ ...samples.gear, client: 'export const next = 1' });
  expect((await said(['release', 'gear', '--to', site, '--from', next])).status).toBe(0);
  const status = JSON.parse((await said(['status', site, '--json'])).out);
  expect(status.origin).toBe('https://boxing.example');
});

test("the operator's own files survive every command, and verify accepts them", async () => {
  vi.stubEnv('RINGSIDE_ORIGIN', 'https://boxing.example');
  const site = join(await temporaryFolder(), 'site');
  await mkdir(site);
  const own = { 'google1234.html': 'google-site-verification', 'ads.txt': 'none' };
  for (const [name, text] of Object.entries(own)) await writeFile(join(site, name), text);
  const expectOwn = async () => {
    for (const [name, text] of Object.entries(own))
      expect(await readFile(join(site, name), 'utf8')).toBe(text);
    expect(await said(['verify', site])).toMatchObject({ status: 0, err: '' });
  };

  const refused = await said(['release', 'all', '--to', site, ...from]);
  expect(refused.err).toContain('list them (--beside ads.txt)');
  const beside = ['--beside', ...Object.keys(own)];
  expect(await said(['release', 'all', '--to', site, ...from, ...beside])).toMatchObject({
    status: 0,
    err: '',
  });
  await expectOwn();
  const next = await built({ ...samples.gear, client: 'export const next = 1' });
  for (const command of [
    ['release', 'gear', '--to', site, '--from', next],
    ['rollback', 'gear', '--to', site],
    ['verify', site, '--repair'],
    ['prune', site, '--keep', '1'],
    ['remove', 'training', '--from', site],
  ]) {
    expect(await said(command)).toMatchObject({ status: 0, err: '' });
    await expectOwn();
  }

  const page = { ...samples.gear, pages: { ...samples.gear.pages, '/Google1234': 'Mine' } };
  const taken = await built({ ...page, says: { routes: ['/gear', '/Google1234'] } });
  const { err } = await said(['release', 'gear', '--to', site, '--from', taken]);
  expect(err).toContain('Google1234.html is a file that the operator keeps beside the site');
  await expectOwn();

  await said(['release', 'all', '--to', site, ...from, '--no-beside']);
  const { out } = await said(['verify', site]);
  expect(out).toContain('google1234.html belongs to no live release. If it is yours');
});
