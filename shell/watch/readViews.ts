import { ASIDE, type Aside, attribution } from './lives.ts';
import { lineParser } from './logs/parseLine.ts';
import { parseViews, type View } from './logs/parseViews.ts';
import { networkOf, numberOf, type Part, readerOf } from './logs/reader.ts';
import type { Section, Site } from './site.ts';

export interface Observation extends Pick<View, 'sides' | 'values' | 'errors'> {
  at: number;
  network: number;
  parts: readonly Part[];
  kind: string;
  weight: number;
}

/** How many views of one network count for a page and a release. */
const MAX_OF_NETWORK = 20;

/** Later views replace earlier ones at random, so that years of logs fit into memory. */
const MAX_OBSERVATIONS = 3000;

const BAD_INP_MS = 500;

/** Characters of a line. */
const MAX_EXAMPLE = 200;

export type ReadViews = Awaited<ReturnType<typeof readViews>>;

type AsideCounts = Record<Aside, number>;

/** Reads the views of people from lines of access logs. Alike logs give the same sample. */
export async function readViews(site: Site, lines: AsyncIterable<readonly string[]>) {
  const { sections } = site;
  const counts = {
    lines: 0,
    beacons: 0,
    leftOut: 0,
    /**
     * Lines that name the beacon in a format that is not known, and requests for it that the host
     * refused.
     */
    unread: 0,
    refused: 0,
    views: 0,
    robots: 0,
    /** Beacons without a browser's name: if they are a robot's, nothing says so. */
    nameless: 0,
    repeated: 0,
    networks: 0,
  };
  /** Lines that show what a log without beacons looks like. */
  const examples: Partial<Record<'first' | 'unread' | 'refused', string>> = {};
  const asides = sections.map((): AsideCounts => ({ unknown: 0, untimely: 0, ambiguous: 0 }));
  const isRepeated = repetition();
  const sample = sampler(sections);
  const attributed = sections.map((each) => ({ name: each.name, releaseOf: attribution(each) }));
  const parse = lineParser();

  for await (const piece of lines)
    for (const line of piece) {
      counts.lines += 1;
      const request = parse(line);
      if (line) examples.first ??= line.slice(0, MAX_EXAMPLE);
      if (!request) continue;
      if (typeof request === 'string') {
        examples[request] ??= line.slice(0, MAX_EXAMPLE);
        counts[request] += 1;
        continue;
      }

      const { at, address, agent, query } = request;
      const views = parseViews(query, at, attributed);
      const isOurs = views?.every(({ page }) => site.pages.has(page)) ?? false;
      counts[isOurs ? 'beacons' : 'leftOut'] += 1;
      if (!views || !isOurs) continue;

      counts.nameless += agent.length > 1 ? 0 : 1;
      const reader = readerOf(agent);
      const network = numberOf(networkOf(address));
      for (const view of views) {
        const why = !reader ? 'robots' : isRepeated(network, view) ? 'repeated' : 'views';
        counts[why] += 1;
        if (!reader || why !== 'views') continue;
        countAsides(view, asides);
        sample.add(view, at, network, reader);
      }
    }

  const observations = sample.all();
  counts.networks = new Set(observations.map(({ network }) => network)).size;
  return { site, observations, counts, examples, asides };
}

/** Whether a network has already reported as many views of a page and its releases as count. */
function repetition() {
  // How often each network, page and pair of releases was seen, by a hash. Two rarely share a
  // place.
  const times = new Uint8Array(2 ** 24);

  return (network: number, { page, sides }: View): boolean => {
    const hash = numberOf(`${network} ${page} ${sides}`) % times.length;
    const before = times[hash] ?? 0;
    times[hash] = Math.min(255, before + 1);
    return before >= MAX_OF_NETWORK;
  };
}

function countAsides({ sides }: View, asides: readonly AsideCounts[]): void {
  for (const [section, side] of sides.entries())
    for (const why of Object.keys(ASIDE) as Aside[]) {
      const counts = asides[section];
      if (counts && side === ASIDE[why]) counts[why] += 1;
    }
}

/**
 * Reservoir sampling by a hash. Views of the same live and earlier releases share a sample; bad
 * views have their own, because they are few.
 */
function sampler(sections: readonly Section[]) {
  const samples = new Map<string, { views: number; kept: Observation[] }>();
  const roleOf = roles(sections);
  // Alike views share memory.
  const alike = new Map<string, Pick<Observation, 'sides' | 'parts' | 'kind'>>();

  function shared(view: View, parts: readonly Part[]) {
    const own = { sides: view.sides, parts, kind: `${parts} ${view.isSlow}` };
    const key = `${own.kind} ${own.sides}`;
    const found = alike.get(key) ?? own;
    alike.set(key, found);
    return found;
  }

  return {
    add(view: View, at: number, network: number, reader: readonly Part[]): void {
      const isBad = view.errors.length > 0 || (view.values.inp?.value ?? 0) >= BAD_INP_MS;
      const key = `${view.sides.map(roleOf)} ${isBad}`;
      const sample = samples.get(key) ?? { views: 0, kept: [] };
      samples.set(key, sample);
      sample.views += 1;

      const isFull = sample.views > MAX_OBSERVATIONS;
      const index = isFull ? numberOf(`${sample.views}`) % sample.views : sample.kept.length;
      if (index >= MAX_OBSERVATIONS) return;

      const { sides, parts, kind } = shared(view, ['all', `page ${view.page}`, ...reader]);
      const { values, errors } = view;
      sample.kept[index] = { sides, values, errors, at, network, parts, kind, weight: 1 };
    },

    all: (): Observation[] =>
      [...samples.values()].flatMap(({ views, kept }) =>
        kept.map((each) => Object.assign(each, { weight: views / kept.length })),
      ),
  };
}

/** What a release is in the comparison of its section. */
function roles(sections: readonly Section[]) {
  const known = sections.map(({ releases, live, before }) =>
    releases.map(({ id }) => (id === live ? 'live' : id === before ? 'before' : 'other')),
  );
  return (side: number | undefined, section: number): string | number | undefined =>
    side === undefined ? undefined : (known[section]?.[side] ?? side);
}
