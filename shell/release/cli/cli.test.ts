import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built, temporaryFolder } from '../testing/fixtures.ts';
import { news, samples } from '../testing/samples.ts';
import { said } from './testing/commands.ts';

const site = join(await temporaryFolder(), 'site');
const dists = await Promise.all(Object.values(samples).map(built));

test('release, rollback, status, verify and prune, as in the README', async () => {
  const all = await said(['release', 'all', '--to', site, '--from', ...dists]);
  expect(all.out).toMatch(
    /Released news [0-9a-f]{32}\.\n[\s\S]*Wrote 9 of 9 pages, uploaded [\d.]+ kB, in [\d.]+ s\.\n$/,
  );
  const next = await built(news('second'));
  const one = await said(['release', 'mf-news', '--to', site, '--from', next]);
  expect(one.out).toMatch(/^Released news [0-9a-f]{32}\.\nWrote 2 of 9 pages, /);
  const { sections } = JSON.parse((await said(['status', site, '--json'])).out);
  expect(sections.news.history).toHaveLength(2);
  expect((await said(['rollback', 'news', '--to', site])).out).toMatch(
    /^Rolled news back to [0-9a-f]{32}\.\nWrote 2 of 9/,
  );
  const changed = await said([
    'release',
    '--to',
    site,
    '--from',
    next,
    dists[2] ?? '',
    '--changed',
  ]);
  expect(changed.out).toMatch(
    /^news \w+ was rolled back\. To release it again, leave out --changed\.\ngear \w+ is live already\.\nNothing to release\.\n$/,
  );
  expect(await said(['verify', site])).toMatchObject({ status: 0, err: '' });
  expect((await said(['prune', site, '--keep', '1'])).out).toMatch(
    /^Removed 0 files\.\nStill unused: \d+ files?\. To remove more, prune again after .+\.\n$/,
  );
  expect((await said(['prune', site, '--keep', '1', '--dry-run'])).out).toMatch(
    /Would remove 0 files, 0\.0 kB\./,
  );
  await rm(join(site, 'news.html'));
  const repaired = await said(['verify', site, '--repair']);
  expect(repaired.out).toMatch(
    /^news\.html is missing\nWrote 1 of 9 pages.*\n.+ matches what was released\.\n$/,
  );
  expect(repaired.status).toBe(0);
});

test('plan, preview, promote and remove, as in the README', async () => {
  const live = join(await temporaryFolder(), 'live');
  const shown = join(await temporaryFolder(), 'preview');
  await said(['release', 'all', '--to', live, '--from', ...dists]);
  const next = await built(news('next \u202e ##vso[task]'));
  const comment = join(await temporaryFolder(), 'plan.md');
  const plan = await said(['plan', 'news', '--to', live, '--from', next, '--comment', comment]);
  expect(plan).toMatchObject({ status: 0, err: '' });
  expect(await readFile(comment, 'utf8')).toBe(
    `<!-- ringside plan -->\nThis would be released (\`ringside plan\`):\n\n${plan.out.replace(/^(?=.)/gm, '    ')}`,
  );
  expect(plan.out).toContain('changed: /training\n    - first');
  expect(plan.out).toContain('next \\u202e # #vso[task]');
  const dead = await built({ ...samples.gear, pages: { '/gear': '<a href="/x">x</a>' } });
  const refused = await said(['plan', 'gear', '--to', live, '--from', dead, '--json']);
  expect({ status: refused.status, ...JSON.parse(refused.out) }).toMatchObject({
    status: 1,
    goesThrough: false,
    refusals: [{ code: 'dead-link' }],
  });
  const preview = await said(['preview', 'news', '--of', live, '--to', shown, '--from', next]);
  expect(preview.out).toMatch(/^news [0-9a-f]{32}\n.*\nWrote 9 of 9 pages/);
  const promoted = await said(['promote', '--of', shown, '--to', live]);
  expect(promoted.out).toMatch(/^Released news [0-9a-f]{32}\.\nWrote 2 of 9 pages/);
  expect(await said(['remove', 'gear', '--from', live])).toMatchObject({
    status: 1,
    err: expect.stringMatching(
      /gear is still linked or shown by other sections\..*\(still-used\)\n.*fights: \/fights shows.*\n.*index.html links to \/gear/,
    ),
  });
  expect((await said(['remove', 'fights', '--from', live])).out).toMatch(/^Removed fights\./);
  expect(await said(['verify', live])).toMatchObject({ status: 0, err: '' });
});

test('a release that is refused for several reasons names each in a line', async () => {
  const dead = await built({
    ...samples.gear,
    pages: { '/gear': '<a href="/x">x</a><a href="/y">y</a>' },
  });
  const { status, err } = await said(['release', 'gear', '--to', site, '--from', dead]);
  expect(status).toBe(1);
  expect(err).toMatch(
    /^.+ to \/x, which does not exist\. Correct .+ \(dead-link\)\n.+ to \/y, .+ \(dead-link\)\n$/,
  );
});

test('a first release overwrites other files only with --force', async () => {
  const strange = await temporaryFolder();
  await writeFile(join(strange, 'index.html'), 'Mine');
  const args = ['release', 'all', '--to', strange, '--from', ...dists];
  expect((await said(args)).status).toBe(2);
  expect(await readdir(strange)).toEqual(['index.html']);
  expect((await said([...args, '--force'])).status).toBe(0);
  expect(await readFile(join(strange, 'index.html'), 'utf8')).toContain('<h1>Home</h1>');
});

test('a first release continues one that was interrupted before anything was live', async () => {
  const place = await temporaryFolder();
  const args = ['release', 'all', '--to', place, '--from', ...dists];
  await said(args);
  const entries = await readdir(place);
  for (const name of entries.filter((each) => !['assets', 'vendor', 'releases'].includes(each)))
    await rm(join(place, name), { recursive: true });
  await rm(join(place, 'releases/generations'), { recursive: true });
  expect(await said(args)).toMatchObject({ status: 0, err: '' });
});
