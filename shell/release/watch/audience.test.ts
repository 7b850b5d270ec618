/** Replays the logs of an invented audience: see `testing/audience.ts` for what it assumes. */
import { expect, test } from 'vitest';
import type { Store } from '../stores/store.ts';
import { type Audience, type AudiencePage, accessLog, type Harm } from '../testing/audience.ts';
import { newSite, release, samples, sourceOf } from '../testing/samples.ts';
import { type WatchReport, watchSite } from './watch.ts';

const PAGES: readonly AudiencePage[] = [
  { page: '/', sections: ['shell', 'news', 'gear'], share: 3, lcp: 1100, inp: 70 },
  { page: '/news', sections: ['news'], share: 2, lcp: 1000, inp: 60 },
  { page: '/news/:slug', sections: ['news', 'gear'], share: 5, lcp: 1300, inp: 80 },
  { page: '/gear', sections: ['gear', 'news'], share: 2, lcp: 1500, inp: 110 },
  { page: '/training', sections: ['training'], share: 1, lcp: 1200, inp: 90 },
];
/** The same in each run. */
const SINCE = Date.UTC(2026, 10, 24, 12);
const SECTIONS = ['news', 'gear', 'training'] as const;
const HARMS: readonly Harm[] = ['inp', 'errors', 'shift'];

/** A site on which every section has been released twice, and the versions that its pages name. */
async function twoReleases(): Promise<{
  store: Store;
  audience: Pick<Audience, 'versions' | 'since'>;
  next: Audience['versions'];
}> {
  const { store } = await newSite();
  const changed = SECTIONS.map((name) => ({ ...samples[name], client: 'second' }));
  await release(store, ...changed);
  const versionsOf = async (fixtures: readonly { name: string }[]) =>
    Object.fromEntries(
      await Promise.all(
        fixtures.map(async (fixture) => [fixture.name, (await sourceOf(fixture)).release.id]),
      ),
    );
  return {
    store,
    audience: { versions: await versionsOf(Object.values(samples)), since: SINCE },
    next: await versionsOf(changed),
  };
}

const site = twoReleases();

async function replay(seed: number, harm: Harm): Promise<{ section: string; report: WatchReport }> {
  const { store, audience, next } = await site;
  const section = SECTIONS[seed % SECTIONS.length] ?? 'news';
  const lines = accessLog({
    ...audience,
    ...{ seed, harm, section, pages: PAGES, viewsBefore: 6000, viewsAfter: 1000 },
    next: next[section] ?? '',
  });
  const report = await watchSite(
    store,
    undefined,
    (async function* () {
      yield [...lines];
    })(),
  );
  return { section, report };
}

const found = ({ sections }: WatchReport) =>
  sections.flatMap(({ section, harm }) => (harm ? `${section}: ${harm.figure} on ${harm.page}` : []));

const all = { tags: ['all'], timeout: 900_000 };

test('twenty harmful releases in twenty are named within 1,000 views', all, async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const harm = HARMS[seed % HARMS.length] ?? 'inp';
    const { section, report } = await replay(seed, harm);
    const names = found(report);
    expect
      .soft(
        names.map((name) => name.split(':')[0]),
        `${seed}: ${harm} of ${section}`,
      )
      .toEqual([section]);
  }
});

test('at most one of a hundred harmless releases is named', all, async () => {
  const alarms: string[] = [];
  for (let seed = 101; seed <= 200; seed += 1) {
    const names = found((await replay(seed, 'none')).report);
    if (names.length > 0) alarms.push(`${seed}: ${names.join()}`);
  }
  console.log(alarms);
  expect(alarms.length).toBeLessThanOrEqual(1);
});
