import type { Store } from '../stores/store.ts';
import { type Comparison, compare } from './compare/compare.ts';
import { sumOf } from './compare/rank.ts';
import { lineParser } from './logs/parseLine.ts';
import { parseViews } from './logs/parseViews.ts';
import { type Observation, Views } from './views.ts';
import { type Watched, watchedSections } from './watched.ts';

export interface WatchReport {
  target: string;
  lines: number;
  /** Beacons that were read, and those left out because the site's pages cannot have sent them. */
  beacons: number;
  leftOut: number;
  /** Views that count, those of robots, and those beyond the first few of one visitor or network. */
  views: number;
  robots: number;
  repeated: number;
  networks: number;
  sections: WatchedSection[];
}

export interface WatchedSection {
  section: string;
  release: string;
  before: string;
  views: number;
  viewsBefore: number;
  comparisons: Comparison[];
  harm?: Comparison;
}

export interface ReadViews {
  watched: readonly Watched[];
  observations: readonly Observation[];
  counts: Omit<WatchReport, 'target' | 'sections'>;
}

/**
 * Reads the views of a site.
 *
 * @param of the live site, if the store is a preview
 * @param lines pieces of access logs
 */
export async function readViews(
  store: Store,
  of: Store | undefined,
  lines: AsyncIterable<readonly string[]>,
): Promise<ReadViews> {
  const { watched, pages } = await watchedSections(store, of);
  const views = new Views(watched);
  const read = { lines: 0, beacons: 0, leftOut: 0 };
  const parse = lineParser();
  for await (const piece of lines)
    for (const line of piece) {
      read.lines += 1;
      const request = parse(line);
      if (!request) continue;
      const sent = parseViews(request.query);
      if (!sent?.every(({ page }) => pages.has(page))) read.leftOut += 1;
      else {
        read.beacons += 1;
        for (const view of sent) views.add(request, view);
      }
    }
  const { counted, robots, repeated, observations } = views;
  const networks = new Set(observations.map(({ network }) => network)).size;
  return { watched, observations, counts: { ...read, views: counted, robots, repeated, networks } };
}

/** Compares each live release with the one it replaced, or each release of a preview with the live one. */
export function judge(target: string, { watched, observations, counts }: ReadViews): WatchReport {
  const sections = watched.flatMap((each, index): WatchedSection[] => {
    const [now, old] = [each.releases[each.live], each.releases[each.before]];
    if (!now || !old) return [];
    const comparisons = compare(each, index, observations);
    const [harm] = comparisons.filter(({ isHarm }) => isHarm).sort((a, b) => b.certainty - a.certainty);
    const viewsOf = (number: number) =>
      Math.round(sumOf(observations, ({ sides, weight }) => (sides[index] === number ? weight : 0)));
    const [views, viewsBefore] = [viewsOf(each.live), viewsOf(each.before)];
    const named = { section: each.section, release: now.release, before: old.release };
    return [{ ...named, views, viewsBefore, comparisons, ...(harm && { harm }) }];
  });
  return { target, ...counts, sections };
}

export const watchSite = async (...args: Parameters<typeof readViews>): Promise<WatchReport> =>
  judge(args[0].name, await readViews(...args));
