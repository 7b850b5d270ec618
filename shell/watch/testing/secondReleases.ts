import { Readable } from 'node:stream';
import { findings } from '../findings.ts';
import { readViews } from '../readViews.ts';
import type { Section, Site } from '../site.ts';
import { type Audience, accessLog } from './audience/accessLog.ts';

/** The sections of `site` that were released twice. */
export const SECTIONS = ['news', 'gear', 'training'] as const;

/** When the site began, and when the second releases became live. */
export const FIRST_MS = Date.UTC(2026, 9, 1);
export const SECOND_MS = Date.UTC(2026, 10, 24, 12);

export const first = idsOf(['shell', 'fights', ...SECTIONS], 'first');
export const second = idsOf(SECTIONS, 'second');

function idsOf(sections: readonly string[], of: string): Record<string, string> {
  return Object.fromEntries(sections.map((section) => [section, `${of}${section}`]));
}

const released = (id: string, since: number, state: 'live' | 'replaced') => ({
  ...{ id, hashes: new Set([id]), state, since: new Date(since).toISOString() },
});

function sectionOf([name, before]: [string, string]): Section {
  const live = second[name];
  const always = Number.POSITIVE_INFINITY;
  if (!live)
    return {
      ...{ name, live: before, releases: [released(before, FIRST_MS, 'live')] },
      lives: [{ release: before, since: FIRST_MS, until: always }],
    };
  return {
    ...{ name, live, before },
    releases: [released(before, FIRST_MS, 'replaced'), released(live, SECOND_MS, 'live')],
    lives: [
      { release: before, since: FIRST_MS, until: SECOND_MS },
      { release: live, since: SECOND_MS, until: always },
    ],
  };
}

export const site: Site = {
  name: 'a site',
  isPreview: false,
  pages: new Set(['/', '/404', '/news', '/news/:slug', '/gear', '/training', '/fights']),
  sections: Object.entries(first).map(sectionOf),
};

/** The log of an audience that gets a section's second release. */
export const logOf = ({ section = 'news', ...of }: Partial<Audience>) =>
  accessLog({
    ...{ seed: 1, format: 'nginx', story: {}, section },
    ...{ versions: first, next: second[section] ?? '' },
    ...{ since: SECOND_MS, viewsBefore: 2000, viewsAfter: 500, viewsAnHour: 100 },
    ...of,
  });

export const watch = async (lines: Iterable<string>, of = site) =>
  findings(await readViews(of, Readable.from([[...lines]])));

export const AGENT =
  'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147 Safari/537.36';

/** A beacon of an article, as the first releases send it. */
export const beaconOf = (releases: Readonly<Record<string, string>>): string =>
  `page=/news/:slug&release=shell.${releases.shell},news.${releases.news}&device=fast&lcp=news.900&inp=news.80&cls=news.0`;

export const QUERY = beaconOf(first);
export const BAD = `${beaconOf({ ...first, ...second }).replace('=news.80', '=news.9000')}&error=news.mount`;

export const lineOf = (query: string, address = '192.0.2.1', hour = 8, agent = AGENT) =>
  `${address} - - [24/Nov/2026:${`${hour}`.padStart(2, '0')}:00:00 +0000] "GET /beacon.txt?${query} HTTP/1.1" 200 71 "-" "${agent}"`;

export const many = <Item>(count: number, of: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => of(index));
