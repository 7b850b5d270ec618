/** Releases that were made to harm, with correct hashes. Each trick of the table goes through without its guard. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printable } from '../../cli/print.ts';
import { builtRelease } from '../../format/releaseSource.ts';
import { publish } from '../../publish/publish.ts';
import { built } from '../fixtures.ts';
import { changed, newSite, release, samples, tree } from '../samples.ts';
import { tricks } from './tricks.ts';

const { store } = await newSite();
// A font of the shell's own, which no other section may replace.
await release(store, { ...samples.shell, style: '@font-face{font-family:"Ringside Display";src:url(x)}' });
const before = await tree(store);

test.each(tricks)('%s', { timeout: 5000 }, async (_, fixture, code) => {
  const offered = built(fixture).then(builtRelease);
  const attempt = offered.then((source) => publish(store, { kind: 'release', sources: [source] }));
  await expect(attempt).rejects.toMatchObject({ code });
  expect(changed(before, await tree(store))).toEqual([]);
});

test('a file of it that is a pipe, which never ends, is missing', async () => {
  const dist = await built({ ...samples.gear, client: 'another' });
  const source = await builtRelease(dist);
  const path = join(dist, source.release.table);
  await rm(path);
  execFileSync('mkfifo', [path]);
  await expect(publish(store, { kind: 'release', sources: [source] })).rejects.toThrow('is missing');
});

test.each([
  ['\u001b]0;x\u0007 \u009b31m\r', '\\u001b]0;x\\u0007 \\u009b31m\\u000d'],
  ['a\n  ::set-env name=X::y', 'a\n  : :set-env name=X::y'],
  ['x ##[set-env name=X]y ##vso[task]', 'x # #[set-env name=X]y # #vso[task]'],
  ['\u202egnp.exe', '\\u202egnp.exe'],
  ['Rated 4:5, “::”', 'Rated 4:5, “::”'],
])('%j is printed as %j', (text, shown) => expect(printable(text)).toBe(shown));
