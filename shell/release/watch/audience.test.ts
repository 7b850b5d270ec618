import { expect, test } from 'vitest';
import { type AudiencePage, accessLog, harmless, harms, type Story } from '../testing/audience.ts';
import { newSite, release, samples, sourceOf } from '../testing/samples.ts';
import { type WatchReport, watchSite } from './watch.ts';

const PAGES: readonly AudiencePage[] = [
  { page: '/', sections: ['shell', 'news', 'gear'], share: 3, lcp: 1100, inp: 50 },
  { page: '/news', sections: ['news'], share: 2, lcp: 1000, inp: 45 },
  { page: '/news/:slug', sections: ['news', 'gear'], share: 5, lcp: 1200, inp: 55 },
  { page: '/gear', sections: ['gear'], share: 2.5, lcp: 1300, inp: 70 },
  { page: '/training', sections: ['training', 'news'], share: 2, lcp: 1100, inp: 60 },
  { page: '/fights', sections: ['fights', 'gear'], share: 1, lcp: 1000, inp: 50 },
];
const SECTIONS = ['news', 'gear', 'training'] as const;

/** A site on which every section has been released twice, and the versions that its pages name. */
const { store } = await newSite();
const changed = SECTIONS.map((name) => ({ ...samples[name], client: 'second' }));
await release(store, ...changed);
const versionsOf = async (fixtures: readonly { name: string }[]) =>
  Object.fromEntries(
    await Promise.all(
      fixtures.map(async (fixture) => [fixture.name, (await sourceOf(fixture)).release.id] as const),
    ),
  );
const versions = await versionsOf(Object.values(samples));
const next = await versionsOf(changed);

/** Watches a log: once, or so many times while it grows after the release. Returns the harmed section and the named ones. */
async function replay(
  seed: number,
  story: Story = {},
  viewsAfter = 1000,
  looks = 1,
): Promise<[string, string[]]> {
  const section = SECTIONS[seed % 3] ?? 'news';
  const log = accessLog({
    ...{ seed, story, section, pages: PAGES, versions, next: next[section] ?? '' },
    format: (['nginx', 'cloudfront', 'caddy'] as const)[(seed % 7) % 3] ?? 'nginx',
    since: Date.UTC(2026, 10, 24, 9),
    ...{ viewsBefore: viewsAfter * ([1, 3, 8][Math.floor(seed / 3) % 3] ?? 1), viewsAfter },
    viewsAnHour: [60, 150, 400][(seed % 5) % 3] ?? 60,
  });
  const lines = [...log];
  const first = lines.findIndex((line) => line.includes(next[section] ?? ''));
  const named = new Set<string>();
  for (let look = 1; look <= looks; look += 1) {
    const seen = lines.slice(0, first + Math.ceil(((lines.length - first) * look) / looks));
    const report: WatchReport = await watchSite(
      store,
      undefined,
      (async function* () {
        yield seen;
      })(),
    );
    for (const each of report.sections) if (each.harm) named.add(each.section);
  }
  return [section, [...named]];
}

test.each([
  ['INP + 100 ms', 1],
  ['LCP + 400 ms', 2],
  ['1 % errors', 7],
])('%s is found, and its section', async (story, seed) => {
  const [section, named] = await replay(seed, harms[story]);
  expect(named).toEqual([section]);
});

test.each(['nothing changed', 'a campaign that brings slow phones'])('%s is no harm', async (story) => {
  expect((await replay(3, harmless[story]))[1]).toEqual([]);
});

const all = { tags: ['all'], timeout: 900_000 };
const SEEDS = [11, 12, 13, 14, 15, 16, 17, 18, 19];

test('seven harms in ten are found within 1,000 views, and always in the right section', all, async () => {
  let found = 0;
  for (const [name, story] of Object.entries(harms))
    for (const seed of SEEDS) {
      const [section, named] = await replay(seed, story);
      expect
        .soft(
          named.filter((each) => each !== section),
          `${seed}: ${name}`,
        )
        .toEqual([]);
      found += named.length > 0 ? 1 : 0;
    }
  expect(found).toBeGreaterThanOrEqual(63);
});

test('at most one harmless change in twenty seems a harm', all, async () => {
  const alarms: string[] = [];
  for (const [name, story] of Object.entries(harmless))
    for (const seed of SEEDS) if ((await replay(seed, story))[1].length > 0) alarms.push(`${seed}: ${name}`);
  expect(alarms.length, alarms.join()).toBeLessThanOrEqual(5);
});

test('looking twelve times in the first hour finds nothing in a healthy release', all, async () => {
  for (const seed of SEEDS) expect.soft((await replay(seed, {}, 100, 12))[1], String(seed)).toEqual([]);
});
