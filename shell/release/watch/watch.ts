import type { Store } from '../stores/store.ts';
import { type Comparison, compare } from './compare/compare.ts';
import { lineParser, numberOf, type Request } from './parseLine.ts';
import { parseViews, type View } from './parseViews.ts';
import { add, kindsOf, type Observation, type Sample } from './sample.ts';
import { sideOf, type Watched, watchedSections } from './watched.ts';

/** What `ringside watch --json` prints. */
export interface WatchReport {
  target: string;
  lines: number;
  /** Beacons that were read, and those left out because the site's pages cannot have sent them. */
  beacons: number;
  leftOut: number;
  /** Views beyond the first few of one visitor. */
  repeated: number;
  sections: WatchedSection[];
}

interface WatchedSection {
  section: string;
  /** The live release, and the one it is compared with. */
  release: string;
  before: string;
  pages: { page: string; viewsBefore: number; views: number; comparisons: Comparison[] }[];
  /** The first harm on the most viewed kind of page that has one. */
  harm?: Comparison & { page: string };
}

/** All pages of a section together. */
const ALL_PAGES = 'all pages';
/** How often one visitor counts for a page and a release, and one address, which several may share. */
const MAX_OF_VISITOR = 5;
const MAX_OF_ADDRESS = 20;

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
  const report = { target: store.name, lines: 0, beacons: 0, leftOut: 0, repeated: 0 };
  const parse = lineParser();
  const seen = visitCounter();

  function count(request: Request, view: View): void {
    for (const each of watched) {
      const version = view.versions.get(each.section);
      const side = version === undefined ? -1 : sideOf(each, version, request.at);
      if (side < 0) continue;
      const cell = `${each.section} ${side} ${view.page}`;
      const key = numberOf(`${request.visitor} ${cell}`);
      const visits = seen(numberOf(`${request.address} at ${cell}`));
      if (seen(key) > MAX_OF_VISITOR || visits > MAX_OF_ADDRESS) {
        report.repeated += 1;
        continue;
      }
      const hasError = view.errors.has(each.section);
      const observation: Observation = {
        kinds: kindsOf(request, view, each.section),
        values: valuesOf(view, each.section),
        // A browser in which something always fails must not look like many.
        hasError: hasError && seen(numberOf(`${key} error`)) === 1,
      };
      for (const page of [view.page, ALL_PAGES]) {
        const samples = each.pages.get(page) ?? ([emptySample(), emptySample()] as const);
        each.pages.set(page, samples);
        add(samples[side as 0 | 1], observation);
      }
    }
  }

  for await (const piece of lines)
    for (const line of piece) {
      report.lines += 1;
      const request = parse(line);
      if (!request) continue;
      const views = parseViews(request.query);
      const isOurs = views?.every(({ page }) => pages.has(page));
      if (!views || !isOurs) report.leftOut += 1;
      else {
        report.beacons += 1;
        for (const view of views) count(request, view);
      }
    }
  return { ...report, sections: watched.map((each) => compareSection(each)) };
}

/** Counts visits by a hash, in 4 MB. Two visitors in one place count as one, which is rare enough. */
function visitCounter(): (key: number) => number {
  const counts = new Uint8Array(2 ** 22);
  return (key) => {
    const at = key % counts.length;
    counts[at] = Math.min(255, (counts[at] ?? 0) + 1);
    return counts[at];
  };
}

const emptySample = (): Sample => ({ views: 0, observations: [] });

/** The vitals that a section caused. A page whose largest shift another section caused did not shift in this one. */
function valuesOf({ values }: View, section: string): Map<string, number> {
  const caused = new Map(values.has('cls') ? [['cls', 0]] : []);
  for (const [vital, found] of values) if (found.section === section) caused.set(vital, found.value);
  return caused;
}

function compareSection({ section, release, before, pages }: Watched): WatchedSection {
  const compared = [...pages].map(([page, [old, now]]) => ({
    page,
    viewsBefore: old.views,
    views: now.views,
    comparisons: compare(old, now),
  }));
  compared.sort((a, b) => b.views - a.views);
  const harms = compared.flatMap(({ page, comparisons }) =>
    comparisons.filter(({ isHarm }) => isHarm).map((each) => ({ ...each, page })),
  );
  // A kind of page says more than all pages.
  const harm = harms.find(({ page }) => page !== ALL_PAGES) ?? harms[0];
  return { section, release, before, pages: compared, ...(harm && { harm }) };
}
