import type { Release } from '@ringside/shared/contract';
import { ELEMENT_PAGES } from '../compose/page/patternOf.ts';
import { storedRelease } from '../format/releaseSource.ts';
import { livePointer } from '../publish/maintenance/status.ts';
import type { Store } from '../stores/store.ts';
import { type Comparison, compare } from './compare.ts';
import { lineParser, numberOf, type Request } from './parseLine.ts';
import { parseViews, type View } from './parseViews.ts';
import { add, type Observation, type Sample, VITALS } from './sample.ts';

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
  /** The clearest harm. */
  harm?: Comparison & { page: string };
}

/** A section whose live release replaced another. */
interface Watched {
  section: string;
  release: string;
  before: string;
  since: number;
  /** The hashes by which beacons name each of the two. */
  hashes: readonly [before: ReadonlySet<string>, now: ReadonlySet<string>];
  pages: Map<string, readonly [before: Sample, now: Sample]>;
}

/** All pages of a section together. */
export const ALL_PAGES = 'all pages';
/** How often one visitor counts for a page and a release, and one address, which several may share. */
const MAX_OF_VISITOR = 5;
const MAX_OF_ADDRESS = 20;
/** Six hours, in milliseconds. Readers and networks differ between night and day. */
const PART_OF_DAY_MS = 21_600_000;

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
  const random = pseudoRandom();
  const report = { target: store.name, lines: 0, beacons: 0, leftOut: 0, repeated: 0 };
  const parse = lineParser();
  const seen = visitCounter();
  const kindsOf = kindNumbers();

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
        add(samples[side as 0 | 1], observation, random);
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
  return { ...report, sections: watched.map((each) => compareSection(each, random)) };
}

const emptySample = (): Sample => ({ views: 0, observations: [] });

/** The sections to compare, and the patterns of the site's pages. */
async function watchedSections(
  store: Store,
  of: Store | undefined,
): Promise<{ watched: Watched[]; pages: Set<string> }> {
  const pointer = await livePointer(store);
  const pages = new Set(['/404', ELEMENT_PAGES]);
  const watched: Watched[] = [];
  for (const [section, { release, since, history }] of Object.entries(pointer.sections)) {
    const now = (await storedRelease(store, section, release)).release;
    for (const route of now.routes) pages.add(route).add(`${route}/404`);
    const before = of
      ? pointer.preview?.live[section]
      : history.find((past) => past.release === release)?.before;
    // A pruned release has no description left.
    const old =
      before &&
      before !== release &&
      (await storedRelease(of ?? store, section, before).catch(() => undefined));
    if (!before || !old) continue;
    const hashes = [hashesOf(old.release), hashesOf(now)] as const;
    watched.push({ section, release, before, since: Date.parse(since), hashes, pages: new Map() });
  }
  return { watched, pages };
}

/** The hashes in the names of a release's files, and its id. */
const hashesOf = ({ id, files }: Release): Set<string> =>
  new Set([id, ...Object.keys(files).flatMap((path) => /-([\w-]{8})\.\w+$/.exec(path)?.[1] ?? [])]);

/**
 * Which of the two releases a beacon names: 0, 1, or -1 for neither. Where a page uses the same files of both, the time
 * decides.
 */
function sideOf({ hashes: [before, now], since }: Watched, version: string, at: number): number {
  const parts = version.split('.');
  const isBefore = parts.every((hash) => before.has(hash));
  const isNow = parts.every((hash) => now.has(hash));
  if (isBefore && isNow) return at < since ? 0 : 1;
  return isNow ? 1 : isBefore ? 0 : -1;
}

/**
 * Numbers for what a view's figures depend on besides the release, the finest description first: the page, the device,
 * the other sections' releases, the part of the day.
 */
function kindNumbers(): (request: Request, view: View, section: string) => readonly number[] {
  const numbers = new Map<string, number>();
  const numberFor = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  /** By what the versions of a view have in common with all others that name the same. */
  const others = new WeakMap<View['versions'], Map<string, number>>();
  return ({ at, isPhone }, { page, isSlow, versions }, section) => {
    const known = others.get(versions) ?? new Map<string, number>();
    others.set(versions, known);
    const other =
      known.get(section) ?? numberFor([...versions].filter(([name]) => name !== section).join(' '));
    known.set(section, other);
    const device = numberFor(`${page} ${isPhone} ${isSlow}`);
    const part = Math.floor((at % 86_400_000) / PART_OF_DAY_MS);
    const both = device * 1000 + (other % 1000);
    return [both * 4 + part, both, device];
  };
}

/** The vitals that a section caused. A page whose largest shift another section caused did not shift in this one. */
const valuesOf = ({ values }: View, section: string): number[] =>
  VITALS.map((vital) => {
    const found = values[vital];
    if (found?.section === section) return found.value;
    return vital === 'cls' && found ? 0 : Number.NaN;
  });

/** Counts visits by a hash, in 4 MB. Two visitors in one place count as one, which is rare enough. */
function visitCounter(): (key: number) => number {
  const counts = new Uint8Array(2 ** 22);
  return (key) => {
    const at = key % counts.length;
    counts[at] = Math.min(255, (counts[at] ?? 0) + 1);
    return counts[at];
  };
}

/** The same logs give the same report (mulberry32). */
function pseudoRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function compareSection({ section, release, before, pages }: Watched, random: () => number): WatchedSection {
  const compared = [...pages].map(([page, [old, now]]) => ({
    page,
    viewsBefore: old.views,
    views: now.views,
    comparisons: compare(old, now, random),
  }));
  compared.sort((a, b) => b.views - a.views);
  const harms = compared
    .flatMap(({ page, comparisons }) => comparisons.map((each) => ({ ...each, page })))
    .filter(({ isHarm }) => isHarm)
    .sort((a, b) => orderOf(a) - orderOf(b) || b.strength - a.strength);
  return { section, release, before, pages: compared, ...(harms[0] && { harm: harms[0] }) };
}

/** A kind of page says more than all pages, and how much slower it is more than how many views are slow. */
const orderOf = ({ page, figure }: { page: string; figure: string }): number =>
  (page === ALL_PAGES ? 2 : 0) + (figure.includes('over') ? 1 : 0);
