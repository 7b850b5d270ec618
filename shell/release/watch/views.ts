import type { Request } from './logs/parseLine.ts';
import type { View } from './logs/parseViews.ts';
import { networkOf, numberOf, readerOf } from './logs/reader.ts';
import { numberIn, type Watched } from './watched.ts';

export interface Observation extends Pick<View, 'page' | 'values' | 'errors'> {
  at: number;
  network: number;
  /** The engine and the kind of device, and whether that reported itself as slow. */
  reader: string;
  /** The number of the release of each section that it shows, -1 for an unknown one. */
  sides: readonly (number | undefined)[];
  weight: number;
}

/** How often one visitor counts for a page and a release, and one network, which several may share. */
const MAX_OF_VISITOR = 5;
const MAX_OF_NETWORK = 20;
/** Observations beyond this replace earlier ones of their kind at random, so that years of logs fit into the memory. */
const MAX_OBSERVATIONS = 3000;

export class Views {
  counted = 0;
  robots = 0;
  /** Views beyond the first few of one visitor or network. */
  repeated = 0;
  private readonly watched: readonly Watched[];
  private readonly timesOf = counter();
  private readonly pages = new Map<string, string>();
  /** Those that show the same live releases and ones before, and bad ones apart, because they are few. */
  private readonly samples = new Map<string, { views: number; kept: Observation[] }>();

  constructor(watched: readonly Watched[]) {
    this.watched = watched;
  }

  add({ at, address, agent }: Request, { page, versions, isSlow, values, errors }: View): void {
    const reader = readerOf(agent);
    const network = networkOf(address);
    const sides = this.watched.map((each) => {
      const version = versions.get(each.section);
      return version === undefined ? undefined : numberIn(each, version, at);
    });
    const cell = `${page} ${sides.join()}`;
    const times = [this.timesOf(`${network} ${cell}`), this.timesOf(`${address} ${agent} ${cell}`)] as const;
    if (!reader) this.robots += 1;
    else if (times[0] > MAX_OF_NETWORK || times[1] > MAX_OF_VISITOR) this.repeated += 1;
    else {
      this.counted += 1;
      const kind = `${reader}${isSlow ? ' slow' : ''}`;
      // A part of a line holds all of the text that was read with it, so one copy of each page is enough.
      const own = this.pages.get(page) ?? page;
      this.pages.set(page, own);
      this.keep({
        at,
        network: numberOf(network),
        page: own,
        reader: kind,
        sides,
        values,
        errors,
        weight: 1,
      });
    }
  }

  /** All views, or a sample if there are many. */
  get observations(): Observation[] {
    return [...this.samples.values()].flatMap(({ views, kept }) =>
      kept.map((each) => ({ ...each, weight: views / kept.length })),
    );
  }

  /** Each has the same chance to stay (reservoir sampling). It comes from a hash, so the same logs give the same sample. */
  private keep(view: Observation): void {
    const isBad = view.errors.size > 0 || (view.values.get('inp')?.value ?? 0) >= 500;
    const roles = view.sides.map((side, index) => {
      const { live, before } = this.watched[index] ?? {};
      return side === live ? 'live' : side === before ? 'before' : side === undefined ? 'absent' : 'older';
    });
    const key = `${roles} ${isBad}`;
    const sample = this.samples.get(key) ?? { views: 0, kept: [] };
    this.samples.set(key, sample);
    sample.views += 1;
    const isFull = sample.views > MAX_OBSERVATIONS;
    const index = isFull ? numberOf(`${sample.views}`) % sample.views : sample.kept.length;
    if (index < MAX_OBSERVATIONS) sample.kept[index] = view;
  }
}

/** Counts texts by a hash, in 16 MB. Two in one place count as one, which is rare enough. */
function counter(): (text: string) => number {
  const counts = new Uint8Array(2 ** 24);
  return (text) => {
    const at = numberOf(text) % counts.length;
    counts[at] = Math.min(255, (counts[at] ?? 0) + 1);
    return counts[at];
  };
}
