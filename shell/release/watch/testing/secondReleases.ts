import { Readable } from 'node:stream';
import { type Audience, accessLog } from '../../testing/audience/accessLog.ts';
import { newSite, release, samples, sourceOf } from '../../testing/samples.ts';
import { readViews } from '../readViews.ts';
import { judge } from '../watch.ts';

/** The sections that `site` releases twice. */
export const SECTIONS = ['news', 'gear', 'training'] as const;
const seconds = SECTIONS.map((name) => ({ ...samples[name], client: 'second' }));

async function idsOf(
  fixtures: readonly Parameters<typeof sourceOf>[0][],
): Promise<Record<string, string>> {
  const sources = await Promise.all(fixtures.map(sourceOf));
  return Object.fromEntries(sources.map(({ release: { name, id } }) => [name, id]));
}
export const [first, second] = [await idsOf(Object.values(samples)), await idsOf(seconds)];

export async function site() {
  const made = await newSite();
  await release(made.store, ...seconds);
  return made;
}
const { store } = await site();

/** The log of an audience that gets a section's second release. */
export const logOf = ({ section = 'news', ...of }: Partial<Audience>) =>
  accessLog({
    ...{
      seed: 1,
      format: 'nginx',
      story: {},
      section,
      versions: first,
      next: second[section] ?? '',
    },
    ...{ since: Date.UTC(2026, 10, 24, 12), viewsBefore: 2000, viewsAfter: 500, viewsAnHour: 100 },
    ...of,
  });

export const watch = async (lines: Iterable<string>) =>
  judge(await readViews(store, undefined, Readable.from([[...lines]])));

export const AGENT =
  'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147 Safari/537.36';
export const QUERY = `page=/news/:slug&release=shell.${first.shell},news.${first.news}&device=fast&lcp=news.900&inp=news.80&cls=news.0`;
export const BAD = `${QUERY.replace(first.news ?? '', second.news ?? '').replace('=news.80', '=news.9000')}&error=news.mount`;
export const lineOf = (query: string, address = '192.0.2.1', hour = 8, agent = AGENT) =>
  `${address} - - [24/Nov/2026:${`${hour}`.padStart(2, '0')}:00:00 +0000] "GET /beacon.txt?${query} HTTP/1.1" 200 71 "-" "${agent}"`;
export const many = <Item>(count: number, of: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => of(index));
