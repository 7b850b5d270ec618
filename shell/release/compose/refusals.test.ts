import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TRIED } from '../doctor/tried.ts';
import { FAULTS } from '../publish/damagedFiles.ts';
import { write } from '../stores/store.ts';
import { REFUSALS } from '../support/ComposeError.ts';
import type { Fixture } from '../testing/fixtures.ts';
import {
  changed,
  newSite,
  newStore,
  news,
  release,
  releaseSamples,
  samples,
  textAt,
  tree,
} from '../testing/samples.ts';

const { store } = await newSite();
const before = await tree(store);

const { gear, shell, training } = samples;
const gearWith = (more: Partial<Fixture>): Fixture => ({ ...gear, ...more });
const page = (html: string): Fixture => gearWith({ pages: { '/gear': html } });
const named = (more: object): Fixture => {
  const security = { contact: 'mailto:a@b.example', expires: '2027-10-31T00:00:00Z', ...more };
  const server = `export const frame = {}, firstScript = "", renderElement = 0, security = ${JSON.stringify(security)};`;
  return { ...shell, server };
};
const SCOPE = '@scope ([data-section=gear]) to ([data-section])';
const says = (what: Record<string, unknown>): Fixture => gearWith({ says: what });

const sameKey = { says: { storageKeys: ['ringside:same'] } };

const misfits: readonly [code: string, why: string, ...fixtures: Fixture[]][] = [
  ['unknown-contract', 'a contract that is no number', says({ contract: '1' })],
  [
    'duplicate-element',
    'a tag of another section',
    gearWith({ elements: { 'ringside-list': '' } }),
  ],
  [
    'dead-link',
    'a picture for dense screens',
    page('<img srcset="/news 1x, /b,c.avif 2x" alt="">'),
  ],
  ['dead-link', 'a poster of a video', page('<video poster="/nope.jpg"></video>')],
  [
    'dead-link',
    'a picture of a stylesheet',
    gearWith({ style: `${SCOPE}{p{background:url("../x.jpg")}}` }),
  ],
  ['dead-link', 'a link with a trailing slash', page('<a href="/news/">x</a>')],
  ['dead-link', 'a removed article', { ...news('first', { one: 'One' }), pages: {} }],
  ['unknown-element', 'a tag taken from under a page', gearWith({ elements: {} })],
  [
    'element-cycle',
    'itself',
    gearWith({ elements: { 'ringside-gear': '<ringside-gear></ringside-gear>' } }),
  ],
  ['broken-server', 'a syntax error', { ...shell, server: 'export const frame = (' }],
  [
    'broken-server',
    'a throw when it starts',
    { ...shell, server: 'throw new Error("no content")' },
  ],
  ['broken-server', 'a missing export', { ...shell, server: 'export const firstScript = ""' }],
  ['broken-server', 'a date of security.txt that is none', named({ expires: 'soon' })],
  ['broken-server', 'a contact with a second line', named({ contact: 'mailto:a\nb' })],
  ['duplicate-file', 'the file of another section', gearWith({ files: { 'feed.xml': '' } })],
  ['duplicate-embed', 'an embed file of another section', gearWith({ embeds: { clock: '' } })],
  [
    'duplicate-storage-key',
    'a key of another section',
    gearWith(sameKey),
    { ...training, ...sameKey },
  ],
  [
    'duplicate-widget-data',
    'data of another section',
    gearWith({ widgetData: { 'ringside-clock': {} } }),
  ],
];

test('every refusal is thrown somewhere', async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const sources = (await readdir(folder, { recursive: true })).filter((file) =>
    /(?<!ComposeError|\.test)\.ts$/.test(file),
  );
  const text = (
    await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')))
  ).join('');
  expect(REFUSALS.filter((name) => !text.includes(`'${name}'`))).toEqual([]);
});

test('the guide has a remedy for every refusal, and every finding of verify and doctor', async () => {
  const guide = await readFile(new URL('../docs/build-a-section.md', import.meta.url), 'utf8');
  const [, tables = ''] = guide.split('## Refusals and remedies');
  const rows = [...tables.matchAll(/^\| (`[^|]+`) \| (.+) \|$/gm)];
  const named = rows.flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual([...REFUSALS, ...FAULTS, ...TRIED].sort());
});

test.each([
  [
    'two patterns for the same URLs',
    says({ routes: ['/gear', '/news/:anything'] }),
    'gear and news both have "/news/:slug". Rename one. (duplicate-route)',
  ],
  [
    'two patterns of one section for the same URLs',
    says({ routes: ['/gear', '/gear/:one', '/gear/:other'] }),
    'gear declares "/gear/:one" and "/gear/:other"',
  ],
  [
    'an older contract',
    says({ contract: 1 }),
    'is of contract 1, but this tool composes contract 2. Update @ringside/shared where gear is built, and release it again. (unknown-contract)',
  ],
  [
    'a picture that no release has',
    page('<p>Ok</p><img src="nope.jpg?1" srcset="data:image/png;base64,AA 2x" alt="">'),
    'gear.html shows /nope.jpg, which no release has. Import the file, and use the URL that the import gives. (dead-link)',
  ],
  [
    'a newer contract',
    says({ contract: 3 }),
    'is of contract 3, but this tool composes contract 2. Update @ringside/release here, or build gear with a kit of contract 2. (unknown-contract)',
  ],
])('the message about %s says what to do', async (_, fixture, message) => {
  await expect(release(store, fixture)).rejects.toThrow(message);
  expect(changed(before, await tree(store))).toEqual([]);
});

test.each([
  [
    '<ringside-nobody></ringside-nobody>',
    'gear: /gear shows <ringside-nobody>, which belongs to no section',
  ],
  [
    '<ringside-list fail="1"></ringside-list>',
    '<ringside-list fail="1"> in gear: /gear: news offers no attribute fail of <ringside-list>, only category. Write',
  ],
  [
    '<ringside-list category="al" id="1"></ringside-list>',
    '<ringside-list category="al" id="1"> in gear: /gear: category has only the values "all", "training". Write one',
  ],
])('a refusal of %s names the first page that shows it, once', async (html, said) => {
  const pages = { '/gear': html, '/gear/two': html };
  const refused = release(store, { ...gear, pages });
  await expect(refused).rejects.toMatchObject({
    message: expect.stringContaining(said),
    others: [],
  });
});

test('a site of an earlier contract is told in one line to release everything again', async () => {
  const { store: site } = await newSite();
  for (const path of (await site.list('releases')).filter((each) =>
    each.endsWith('/release.json'),
  )) {
    const text = await textAt(site, path);
    await write(site, path, Buffer.from(text.replace('"contract": 2', '"contract": 1')));
  }
  await expect(release(site, news('second'))).rejects.toMatchObject({
    message: expect.stringMatching(
      /^.* is of contract 1.* Release everything again: ringside release all\. .*$/,
    ),
    others: [],
  });
  await releaseSamples(site);
});

test('fields that a later kit adds to a release are ignored', async () => {
  const { store: site } = await newSite();
  await release(site, says({ later: { optional: true } }));
});

test.each(misfits)('%s: %s', async (code, _, ...fixtures) => {
  await expect(release(store, ...fixtures)).rejects.toMatchObject({ code });
  expect(changed(before, await tree(store))).toEqual([]);
});

test('no-site: the first release contains only one section', async () => {
  const empty = await newStore();
  await expect(release(empty, gear)).rejects.toMatchObject({ code: 'no-site' });
  expect(await empty.list()).toEqual([]);
});
