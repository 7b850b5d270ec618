/**
 * Releases with correct hashes that try to do harm. Each trick would work without the check that
 * refuses it.
 */
import { execFileSync } from 'node:child_process';
import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { printable } from '../../cli/print.ts';
import { ringside } from '../../cli/testing/commands.ts';
import { builtRelease } from '../../format/releaseSource.ts';
import { publish } from '../../publish/publish.ts';
import { directoryStore } from '../../stores/directory.ts';
import { overlayStore } from '../../stores/overlay.ts';
import { built, temporaryFolder } from '../fixtures.ts';
import { newSite, release, releaseSamples, samples } from '../samples.ts';
import { tricks } from './tricks/index.ts';

const { store } = await newSite();
const style =
  '@font-face{font-family:"Ringside Display";src:local(x)}@keyframes enter-header{}header{font-family:Ringside Display,Impact}';
await release(store, { ...samples.shell, style });

test.each(tricks)('%s', { timeout: 5000 }, async (_, fixture, code) => {
  const overlay = overlayStore(store);
  const attempt = async () => {
    const source = await builtRelease(await built(fixture));
    await publish(overlay, { kind: 'release', sources: [source] });
  };
  await expect(attempt()).rejects.toMatchObject({ code });
  expect([...overlay.changes.keys()]).toEqual([]);
});

test('plan runs nothing of a release beside the operator’s credentials', async () => {
  const stolen = join(await temporaryFolder(), 'stolen');
  const code = `await (await import('node:fs')).promises.writeFile('${stolen}', JSON.stringify(process.env))`;
  const dist = await built({ ...samples.gear, client: code, embeds: { gloves: code } });
  for (const name of ['server.js', 'index.js', 'release.js'])
    await writeFile(join(dist, name), code);
  const site = join(await temporaryFolder(), 'site');
  await releaseSamples(directoryStore(site));
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'top-secret');
  const { status, out, err } = await ringside(['plan', 'gear', '--to', site, '--from', dist]);
  vi.unstubAllEnvs();
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('gear');
  expect(out).not.toContain('top-secret');
  await expect(access(stolen)).rejects.toThrow('ENOENT');
});

test('a released file that is a pipe, which never ends, counts as missing', async () => {
  const dist = await built({ ...samples.gear, client: 'another' });
  const source = await builtRelease(dist);
  const path = join(dist, source.release.table);
  await rm(path);
  execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
  await expect(publish(store, { kind: 'release', sources: [source] })).rejects.toThrow(
    'is missing',
  );
});

test.each([
  ['\u001b]0;x\u0007 \u009b31m\r', '\\u001b]0;x\\u0007 \\u009b31m\\u000d'],
  ['a\n  ::set-env name=X::y', 'a\n  : :set-env name=X::y'],
  ['x ##[set-env name=X]y ##vso[task]', 'x # #[set-env name=X]y # #vso[task]'],
  ['\u202egnp.exe', '\\u202egnp.exe'],
  ['Rated 4:5, “::”', 'Rated 4:5, “::”'],
])('%j is printed as %j', (text, shown) => expect(printable(text)).toBe(shown));
