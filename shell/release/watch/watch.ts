import type { Store } from '../stores/store.ts';
import { type Comparison, compare } from './compare/compare.ts';
import { lineParser } from './logs/parseLine.ts';
import { parseViews } from './logs/parseViews.ts';
import { Views } from './views.ts';
import { watchedSections } from './watched.ts';

/** What `ringside watch --json` prints. */
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
  /** From how many networks the views came. */
  networks: number;
  sections: WatchedSection[];
}

export interface WatchedSection {
  section: string;
  /** The live release, and the one it is compared with. */
  release: string;
  before: string;
  views: number;
  viewsBefore: number;
  comparisons: Comparison[];
  /** The most certain harm. */
  harm?: Comparison;
}

/**
 * Compares each live release with the one it replaced, or each release of a preview with the live one, by what visits
 * reported.
 *
 * @param of the live site, if the store is a preview
 * @param lines pieces of access logs
 */
export async function watchSite(
  store: Store,
  of: Store | undefined,
  lines: AsyncIterable<readonly string[]>,
): Promise<WatchReport> {
  const { watched, pages } = await watchedSections(store, of);
  const views = new Views(watched);
  const report = { target: store.name, lines: 0, beacons: 0, leftOut: 0 };
  const parse = lineParser();
  for await (const piece of lines)
    for (const line of piece) {
      report.lines += 1;
      const request = parse(line);
      if (!request) continue;
      const sent = parseViews(request.query);
      if (!sent?.every(({ page }) => pages.has(page))) report.leftOut += 1;
      else {
        report.beacons += 1;
        for (const view of sent) views.add(request, view);
      }
    }
  const { observations } = views;
  const sections = watched.map(({ section, release, before }, index) => {
    const comparisons = compare(section, index, observations);
    const [harm] = comparisons.filter(({ isHarm }) => isHarm).sort((a, b) => b.certainty - a.certainty);
    const count = (side: 0 | 1) =>
      Math.round(
        observations.reduce((sum, { sides, weight }) => sum + (sides[index] === side ? weight : 0), 0),
      );
    return {
      section,
      release,
      before,
      views: count(1),
      viewsBefore: count(0),
      comparisons,
      ...(harm && { harm }),
    };
  });
  const { counted, robots, repeated } = views;
  const networks = new Set(observations.map(({ network }) => network)).size;
  return { ...report, views: counted, robots, repeated, networks, sections };
}
