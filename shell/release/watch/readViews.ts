import type { Store } from '../stores/store.ts';
import { lineParser } from './logs/parseLine.ts';
import { parseViews, type View } from './logs/parseViews.ts';
import { networkOf, numberOf, readerOf } from './logs/reader.ts';
import { type Watched, watchedSections } from './watched.ts';

export const ALL = 'on all pages';

export interface Observation extends Pick<View, 'sides' | 'values' | 'errors'> {
  at: number;
  network: number;
  /** Page, engine and kind of device: a harm may affect only some. */
  parts: readonly string[];
  kind: string;
  weight: number;
}

/** For a page and a release. */
const MAX_OF_NETWORK = 20;
/** Later views replace earlier ones at random, so that years of logs fit into memory. */
const MAX_OBSERVATIONS = 3000;

export type ReadViews = Awaited<ReturnType<typeof readViews>>;

/** @param of the live site, if the store is a preview */
export async function readViews(
  store: Store,
  of: Store | undefined,
  lines: AsyncIterable<string[]>,
) {
  const { watched, places } = await watchedSections(store, of);
  const counts = {
    lines: 0,
    beacons: 0,
    leftOut: 0,
    views: 0,
    robots: 0,
    repeated: 0,
    networks: 0,
  };
  // By a hash, because two rarely share a place.
  const times = new Uint8Array(2 ** 24);
  // Alike views share memory.
  const alike = new Map<string, Pick<Observation, 'sides' | 'parts' | 'kind'>>();
  const samples = new Map<string, { views: number; kept: Observation[] }>();
  const parse = lineParser();
  for await (const piece of lines)
    for (const line of piece) {
      counts.lines += 1;
      const request = parse(line);
      if (!request) continue;
      const { at, address, agent, query } = request;
      const views = parseViews(query, at, watched);
      const isOurs = views?.every(({ page }) => places.has(page)) ?? false;
      counts[isOurs ? 'beacons' : 'leftOut'] += 1;
      if (!views || !isOurs) continue;
      const reader = readerOf(agent);
      const network = numberOf(networkOf(address));
      for (const view of views) {
        const hash = numberOf(`${network} ${view.page} ${view.sides}`) % times.length;
        const before = times[hash] ?? 0;
        times[hash] = Math.min(255, before + 1);
        const isCounted = reader && before < MAX_OF_NETWORK;
        counts[isCounted ? 'views' : reader ? 'repeated' : 'robots'] += 1;
        if (!isCounted) continue;
        const key = sampleOf(view, watched);
        const sample = samples.get(key) ?? { views: 0, kept: [] };
        samples.set(key, sample);
        sample.views += 1;
        // Reservoir sampling by a hash: the same logs give the same sample.
        const isFull = sample.views > MAX_OBSERVATIONS;
        const index = isFull ? numberOf(`${sample.views}`) % sample.views : sample.kept.length;
        if (index >= MAX_OBSERVATIONS) continue;
        const names = [ALL, places.get(view.page) ?? '', ...reader];
        const own = { sides: view.sides, parts: names, kind: `${names} ${view.isSlow}` };
        const { sides, parts, kind } = alike.get(`${own.kind} ${own.sides}`) ?? own;
        alike.set(`${kind} ${sides}`, { sides, parts, kind });
        const { values, errors } = view;
        sample.kept[index] = { sides, values, errors, at, network, parts, kind, weight: 1 };
      }
    }
  const observations = [...samples.values()].flatMap(({ views, kept }) =>
    kept.map((each) => Object.assign(each, { weight: views / kept.length })),
  );
  counts.networks = new Set(observations.map(({ network }) => network)).size;
  return { target: store.name, watched, observations, counts };
}

/** Views of the same live and earlier releases share a sample; bad views have their own. */
function sampleOf({ sides, values, errors }: View, watched: readonly Watched[]): string {
  const isBad = errors.length > 0 || (values.inp?.value ?? 0) >= 500;
  const roles = sides.map((side, index) =>
    side === watched[index]?.before ? 'before' : side && Math.sign(side),
  );
  return `${roles} ${isBad}`;
}
