import { type Observation, type Sample, VITALS } from './sample.ts';

/** One figure of a release and of the one before it. */
export interface Comparison {
  /** `inp p75`, `cls over 0.1` or `errors`. Shares are in percent. */
  figure: string;
  before: number;
  now: number;
  /** The median, for figures of vitals. */
  medianBefore?: number;
  medianNow?: number;
  /** The difference lies between these with 95 % confidence. */
  low: number;
  high: number;
  /** How many views it is made from. */
  views: number;
  isHarm: boolean;
  /** How far the difference is from chance, for choosing the clearest. */
  strength: number;
}

/** Worse than this is not good (web.dev/articles/vitals). */
const LIMITS = [2500, 200, 0.1];
/** Visitors do not notice smaller differences, however certain these are. */
const LEAST = [100, 20, 0.02];
const LEAST_SHARE = 0.03;
const LEAST_ERRORS = 0.003;
/** How many standard errors a difference must be from zero. One run compares dozens of figures, and many runs a day. */
const CERTAIN_ERRORS = 4;
/** The same for errors, which are few: the chance of so many by accident. */
const CHANCE = 1e-3;
const MIN_VIEWS = 30;
const RESAMPLES = 200;
/** A kind needs so many views before, to be compared. */
const MIN_OF_KIND = 5;
/** The finest kinds are used that leave out at most this share of the views. */
const MAX_LEFT_OUT = 0.2;

/** Compares all figures of two releases on the same pages. */
export function compare(before: Sample, now: Sample, random: () => number): Comparison[] {
  const chance = poissonTable(random);
  const vitals = VITALS.flatMap((name, vital) => {
    const value = ({ values }: Observation) => values[vital] ?? Number.NaN;
    const has = (each: Observation) => !Number.isNaN(value(each));
    const [old, fresh] = matched(before.observations.filter(has), now.observations.filter(has));
    if (old.length < MIN_VIEWS || fresh.length < MIN_VIEWS) return [];
    const [limit = 0, least = 0] = [LIMITS[vital], LEAST[vital]];
    const sides = [old, fresh].map((side) => new Side(side, value, limit)) as [Side, Side];
    const [one, two] = sides.map((side) => side.figures()) as [Figures, Figures];
    const drawn = Array.from({ length: RESAMPLES }, () => {
      const [a, b] = sides.map((side) => side.figures(chance, random)) as [Figures, Figures];
      return { p75: b.p75 - a.p75, share: b.share - a.share };
    });
    const views = fresh.length;
    const medians = { medianBefore: one.median, medianNow: two.median };
    return [
      {
        figure: `${name} p75`,
        before: one.p75,
        now: two.p75,
        ...medians,
        views,
        ...judge(
          two.p75 - one.p75,
          drawn.map(({ p75 }) => p75),
          least,
        ),
      },
      {
        figure: `${name} over ${limit}`,
        ...percent(
          one.share,
          two.share,
          judge(
            two.share - one.share,
            drawn.map(({ share }) => share),
            LEAST_SHARE,
          ),
        ),
        views,
      },
    ];
  });
  return [...vitals, ...errors(before, now)];
}

/** The interval of a difference, and whether it is a harm. */
function judge(difference: number, drawn: number[], least: number) {
  drawn.sort((a, b) => a - b);
  const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
  const error = Math.sqrt(drawn.reduce((sum, each) => sum + (each - mean) ** 2, 0) / drawn.length);
  const strength = difference / (error + least / 20);
  const at = (share: number) => drawn[Math.round(share * (drawn.length - 1))] ?? 0;
  const [low, high] = [at(0.025), at(0.975)];
  return { low, high, strength, isHarm: difference >= least && low > 0 && strength >= CERTAIN_ERRORS };
}

const percent = <Judged extends { low: number; high: number }>(
  before: number,
  now: number,
  judged: Judged,
) => ({
  ...judged,
  before: before * 100,
  now: now * 100,
  low: judged.low * 100,
  high: judged.high * 100,
});

type Weighted = readonly { observation: Observation; weight: number }[];

/**
 * Weighs the views before so that they are of the same kinds as those now: the same devices, time of day, and releases
 * of other sections. Views now without enough of their kind before are left out.
 */
function matched(
  before: readonly Observation[],
  now: readonly Observation[],
  isCoarse = false,
): [Weighted, Weighted] {
  const levels = now[0]?.kinds.length ?? 0;
  for (let level = isCoarse ? levels - 1 : 0; level < levels; level += 1) {
    const kindOf = ({ kinds }: Observation) => kinds[level] ?? 0;
    const [old, fresh] = [countBy(before, kindOf), countBy(now, kindOf)];
    const isComparable = (each: Observation) => (old.get(kindOf(each)) ?? 0) >= MIN_OF_KIND;
    const comparable = now.filter(isComparable);
    const isLast = level === levels - 1;
    if (!isLast && comparable.length < now.length * (1 - MAX_LEFT_OUT)) continue;
    const weigh = (each: Observation) => (fresh.get(kindOf(each)) ?? 0) / (old.get(kindOf(each)) ?? 1);
    return [
      before
        .filter(isComparable)
        .map((observation) => ({ observation, weight: weigh(observation) }))
        .filter(({ weight }) => weight > 0),
      comparable.map((observation) => ({ observation, weight: 1 })),
    ];
  }
  return [[], []];
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

interface Figures {
  median: number;
  p75: number;
  share: number;
}

/** The values of one release, sorted, with their weights. */
class Side {
  private readonly values: Float64Array;
  private readonly weights: Float64Array;
  private readonly drawn: Float64Array;

  constructor(
    side: Weighted,
    read: (observation: Observation) => number,
    private readonly limit: number,
  ) {
    const pairs = side.map(({ observation, weight }) => [read(observation), weight] as const);
    pairs.sort(([a], [b]) => a - b);
    this.values = Float64Array.from(pairs, ([value]) => value);
    this.weights = Float64Array.from(pairs, ([, weight]) => weight);
    this.drawn = new Float64Array(pairs.length);
  }

  /** Its figures, or those of a resample, in which each view appears as often as `chance` says (Poisson bootstrap). */
  figures(chance?: Uint8Array, random?: () => number): Figures {
    const { values, weights, drawn, limit } = this;
    let at = chance && random ? Math.floor(random() * chance.length) : 0;
    let total = 0;
    for (let index = 0; index < weights.length; index += 1) {
      if (chance && at === chance.length) at = 0;
      const weight = (weights[index] ?? 0) * (chance ? (chance[at++] ?? 1) : 1);
      drawn[index] = weight;
      total += weight;
    }
    const figures = { median: Number.NaN, p75: Number.NaN, share: 0 };
    let sum = 0;
    let index = 0;
    const upTo = (share: number) => {
      while (index < drawn.length && sum + (drawn[index] ?? 0) < total * share) sum += drawn[index++] ?? 0;
      return values[Math.min(index, values.length - 1)] ?? 0;
    };
    figures.median = upTo(0.5);
    figures.p75 = upTo(0.75);
    let over = 0;
    for (let from = values.length - 1; from >= 0 && (values[from] ?? 0) > limit; from -= 1)
      over += drawn[from] ?? 0;
    figures.share = total > 0 ? over / total : 0;
    return figures;
  }
}

/** Many numbers with a Poisson distribution of mean 1. Resamples start anywhere in it. */
function poissonTable(random: () => number): Uint8Array {
  return Uint8Array.from({ length: 65_521 }, () => {
    let [count, product] = [0, random()];
    while (product > Math.exp(-1)) {
      product *= random();
      count += 1;
    }
    return count;
  });
}

/** The share of views with an error. Errors are rare, so the chance of so many is computed exactly. */
function errors(before: Sample, now: Sample): Comparison[] {
  // They depend little on the time of day, and finer kinds would leave too few.
  const [old, fresh] = matched(before.observations, now.observations, true);
  if (old.length < MIN_VIEWS || fresh.length < MIN_VIEWS) return [];
  const sum = (side: Weighted, of: (weight: number) => number, only = (_: Observation) => true) =>
    side.reduce((total, { observation, weight }) => total + (only(observation) ? of(weight) : 0), 0);
  const hasError = ({ hasError }: Observation) => hasError;
  const itself = (weight: number) => weight;
  // As many views before as would give the same certainty without weights.
  const n0 = sum(old, itself) ** 2 / sum(old, (weight) => weight ** 2);
  const rate0 = sum(old, itself, hasError) / sum(old, itself);
  const n1 = fresh.length;
  const k1 = sum(fresh, itself, hasError);
  const k0 = Math.round(rate0 * n0);
  const rate1 = k1 / n1;
  const tail = binomialTail(k1, k0 + k1, n1 / (n0 + n1));
  const [low0, high0] = wilson(rate0, n0);
  const [low1, high1] = wilson(rate1, n1);
  // Newcombe's interval of a difference of shares.
  const difference = rate1 - rate0;
  const low = difference - Math.hypot(rate1 - low1, high0 - rate0);
  const high = difference + Math.hypot(high1 - rate1, rate0 - low0);
  const isHarm = difference >= LEAST_ERRORS && tail < CHANCE;
  const judged = { low, high, isHarm, strength: -Math.log10(Math.max(tail, 1e-300)) };
  return [{ figure: 'errors', ...percent(rate0, rate1, judged), views: n1 }];
}

/** The chance of at least `hits` of `count` draws, half of the chance of exactly so many left out. */
function binomialTail(hits: number, count: number, chance: number): number {
  // Logarithms, because the chances of many errors are too small for a number.
  let term = count * Math.log(1 - chance);
  let tail = 0;
  for (let each = 0; each <= count; each += 1) {
    if (each >= hits) tail += Math.exp(term) / (each === hits ? 2 : 1);
    term += Math.log((count - each) / (each + 1)) + Math.log(chance / (1 - chance));
  }
  return tail;
}

/** Wilson's 95 % interval of a share. */
function wilson(rate: number, count: number): [number, number] {
  const z = 1.96;
  const middle = rate + z ** 2 / (2 * count);
  const half = z * Math.sqrt((rate * (1 - rate)) / count + z ** 2 / (4 * count ** 2));
  const scale = 1 + z ** 2 / count;
  return [(middle - half) / scale, (middle + half) / scale];
}
