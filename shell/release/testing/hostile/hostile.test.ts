/** Harmful releases with correct hashes. Without its guard, each trick goes through. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printable } from '../../cli/print.ts';
import { builtRelease } from '../../format/releaseSource.ts';
import { publish } from '../../publish/publish.ts';
import { overlayStore } from '../../stores/overlay.ts';
import { built } from '../fixtures.ts';
import { newSite, release, samples } from '../samples.ts';
import { tricks } from './tricks.ts';

const { store } = await newSite();
const style = '@font-face{font-family:"Ringside Display";src:url(x)}@keyframes enter-header{}';
await release(store, { ...samples.shell, style });

test.each(tricks)('%s', { timeout: 5000 }, async (_, fixture, code) => {
  const overlay = overlayStore(store);
  const attempt = async () => {
    const source = await builtRelease(await built(fixture));
    await publish(overlay, { kind: 'release', sources: [source] });
  };
  await expect(attempt()).rejects.toMatchObject({ code });
  expect([...overlay.written.keys()]).toEqual([]);
});

test('a file of it that is a pipe, which never ends, is missing', async () => {
  const dist = await built({ ...samples.gear, client: 'another' });
  const source = await builtRelease(dist);
  const path = join(dist, source.release.table);
  await rm(path);
  execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
  await expect(publish(store, { kind: 'release', sources: [source] })).rejects.toThrow('is missing');
});

test.each([
  ['\u001b]0;x\u0007 \u009b31m\r', '\\u001b]0;x\\u0007 \\u009b31m\\u000d'],
  ['a\n  ::set-env name=X::y', 'a\n  : :set-env name=X::y'],
  ['x ##[set-env name=X]y ##vso[task]', 'x # #[set-env name=X]y # #vso[task]'],
  ['\u202egnp.exe', '\\u202egnp.exe'],
  ['Rated 4:5, “::”', 'Rated 4:5, “::”'],
])('%j is printed as %j', (text, shown) => expect(printable(text)).toBe(shown));
