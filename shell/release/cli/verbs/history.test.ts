import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { livePointer } from '../../publish/pointer.ts';
import { built, temporaryFolder } from '../../testing/fixtures.ts';
import { newSite, release, samples } from '../../testing/samples.ts';
import { said } from '../testing/commands.ts';

test('a locked section refuses releases and rollbacks, with the reason', async () => {
  const { folder, store } = await newSite();
  await release(store, { ...samples.news, client: 'second' });
  await said(['lock', 'news', '--to', folder, '--reason', 'A fight is on.']);
  expect((await said(['status', folder])).out).toContain('A fight is on.');
  await expect(release(store, samples.news)).rejects.toThrow('A fight is on.');
  const { err } = await said(['rollback', 'news', '--to', folder]);
  expect(err).toContain(`run ringside unlock news --to ${folder}. (locked)`);
  const live = await built({ ...samples.news, client: 'second' });
  const { out } = await said(['release', 'news', '--force', '--to', folder, '--from', live]);
  expect(out).toMatch(/^news \w+ is live already\.\nWrote 0 of /);
  expect((await said(['verify', folder])).status).toBe(0);
  await said(['unlock', 'news', '--to', folder]);
  const noted = await said(['rollback', 'news', '--to', folder, '--note', 'The list was empty.']);
  expect(noted.status).toBe(0);
  expect((await said(['status', folder])).out).toContain('The list was empty.');
});

test('a rollback that takes something away from other sections says to roll these back first', async () => {
  const { folder, store } = await newSite();
  const shown = { ...samples.gear.elements, 'ringside-sizes': '<p>Sizes</p>' };
  await release(store, { ...samples.gear, elements: shown });
  const pages = { ...samples.shell.pages, '/': '<h1>Home</h1><ringside-sizes></ringside-sizes>' };
  await release(store, { ...samples.shell, pages });
  const refused = await said(['rollback', 'gear', '--to', folder]);
  expect(refused.err).toMatch(
    /other sections link to or show what that release of gear does not have\. First roll .+ \(still-used\)\n.+shell: \/ shows <ringside-sizes>/,
  );
  await said(['rollback', 'shell', '--to', folder]);
  expect((await said(['rollback', 'gear', '--to', folder])).status).toBe(0);
});

test('sections released together belong to the repositories that built them', async () => {
  const { folder, store } = await newSite();
  const repositories = await temporaryFolder();
  const dists = ['one', 'two'].map(async (name) => {
    const repository = join(repositories, name);
    const release = await built({ name, pages: { [`/${name}`]: `<h1>${name}</h1>` } });
    await cp(release, join(repository, 'dist'), { recursive: true });
    const manifest = { name, ringside: { owner: `team-${name}` } };
    await writeFile(join(repository, 'package.json'), JSON.stringify(manifest));
    return join(repository, 'dist');
  });
  const from = await Promise.all(dists);
  const released = await said(['release', 'one', 'two', '--to', folder, '--from', ...from]);
  expect(released.status).toBe(0);
  const { sections } = await livePointer(store);
  expect([sections.one?.owner, sections.two?.owner]).toEqual(['team-one', 'team-two']);
});
