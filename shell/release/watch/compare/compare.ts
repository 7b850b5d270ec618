import type { Observation, Sample } from '../sample.ts';
import { effectiveViews, matched, type Weighted } from './matched.ts';

/** One figure of a release and of the one before it. */
export interface Comparison {
  /** `inp p75`, `cls over 0.1` or `errors`. Shares are in percent. */
  figure: string;
  before: number;
  now: number;
  /** The difference lies between these with 95 % confidence. */
  low: number;
  high: number;
  /** How many views it is made from. */
  views: number;
  isHarm: boolean;
}

/** Worse than the limit is not good (web.dev/articles/vitals). */
const VITALS = [
  { name: 'lcp', limit: 2500, least: 100 },
  { name: 'inp', limit: 200, least: 20 },
  { name: 'cls', limit: 0.1, least: 0.02 },
];
/** Visitors do not notice smaller differences than these and the `least` above, however certain these are. Shares are in percent. */
const LEAST_OVER = 3;
const LEAST_ERRORS = 0.3;
/** How many standard errors a difference must be from zero. One run compares dozens of figures, and there are many runs a day. */
const CERTAIN_ERRORS = 4;
/** The chance of so many errors by accident. They are few, so their difference is never many standard errors. */
const CHANCE = 1e-3;

/** Compares all figures of two releases on the same pages. */
export function compare(before: Sample, now: Sample): Comparison[] {
  const vitals = VITALS.flatMap(({ name, limit, least }) => {
    const value = ({ values }: Observation) => values.get(name) ?? 0;
    const has = ({ values }: Observation) => values.has(name);
    const sides = matched(before.observations.filter(has), now.observations.filter(has));
    if (!sides) return [];
    const [old, fresh] = sides;
    const isOver = (each: Observation) => value(each) > limit;
    return [
      { figure: `${name} p75`, ...judge(p75Of(old, value), p75Of(fresh, value), least) },
      { figure: `${name} over ${limit}`, ...judge(shareOf(old, isOver), shareOf(fresh, isOver), LEAST_OVER) },
    ];
  });
  return [...vitals, ...compareErrors(before, now)];
}

/** The share of views with an error. Errors are rare, so the chance of so many is computed exactly. */
function compareErrors(before: Sample, now: Sample): Comparison[] {
  // They depend little on the time of day, and finer kinds would leave too few.
  const sides = matched(before.observations, now.observations, true);
  if (!sides) return [];
  const [old, fresh] = sides.map((side) => shareOf(side, ({ hasError }) => hasError)) as [Estimate, Estimate];
  const judged = judge(old, fresh, LEAST_ERRORS);
  const hits = ({ value, views }: Estimate) => Math.round((value / 100) * views);
  const tail = binomialTail(hits(fresh), hits(old) + hits(fresh), fresh.views / (old.views + fresh.views));
  const isHarm = judged.now - judged.before >= LEAST_ERRORS && tail < CHANCE;
  return [{ figure: 'errors', ...judged, isHarm }];
}

/** A figure of a sample, its standard error, and how many views of equal weight would give the same certainty. */
interface Estimate {
  value: number;
  error: number;
  views: number;
}

/** The 75th percentile. */
function p75Of(side: Weighted, read: (observation: Observation) => number): Estimate {
  const pairs = side.map(({ observation, weight }) => ({ value: read(observation), weight }));
  pairs.sort((a, b) => a.value - b.value);
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const quantile = (share: number): number => {
    let left = total * share;
    const found = pairs.find(({ weight }) => {
      left -= weight;
      return left <= 0;
    });
    return (found ?? pairs.at(-1))?.value ?? 0;
  };
  const views = effectiveViews(side);
  // Woodruff's method: the values two standard errors below and above the percentile's share are four standard errors
  // apart. Values nearer to it may be equal, because browsers round them.
  const far = 2 * Math.sqrt((0.75 * 0.25) / views);
  return { value: quantile(0.75), error: (quantile(0.75 + far) - quantile(0.75 - far)) / 4, views };
}

/** The share of some views, in percent. */
function shareOf(side: Weighted, isCounted: (observation: Observation) => boolean): Estimate {
  const sum = (views: Weighted) => views.reduce((total, { weight }) => total + weight, 0);
  const share = sum(side.filter(({ observation }) => isCounted(observation))) / sum(side);
  const views = effectiveViews(side);
  // Agresti and Caffo's method: with one more view of each kind, a share of none is not certain either.
  const careful = (share * views + 1) / (views + 2);
  const error = Math.sqrt((careful * (1 - careful)) / (views + 2));
  return { value: share * 100, error: error * 100, views };
}

/** The interval of a difference, and whether it is a harm. */
function judge(before: Estimate, now: Estimate, least: number): Omit<Comparison, 'figure'> {
  const difference = now.value - before.value;
  const error = Math.hypot(before.error, now.error);
  return {
    before: before.value,
    now: now.value,
    low: difference - 1.96 * error,
    high: difference + 1.96 * error,
    views: now.views,
    isHarm: difference >= least && difference >= CERTAIN_ERRORS * (error + least / 20),
  };
}

/** The mid-p value: the chance of more than `hits` of `count` draws, and half of the chance of exactly `hits`. */
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
