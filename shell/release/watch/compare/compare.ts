import { type Observation, type Sample, VITALS } from '../sample.ts';
import { compareErrors } from './errors.ts';
import { effectiveViews, MIN_VIEWS, matched, type Weighted } from './matched.ts';

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
/** How many standard errors a difference must be from zero. One run compares dozens of figures, and there are many runs a day. */
const CERTAIN_ERRORS = 4;

/** Compares all figures of two releases on the same pages. */
export function compare(before: Sample, now: Sample): Comparison[] {
  const vitals = VITALS.flatMap((name, vital) => {
    const value = ({ values }: Observation) => values[vital] ?? Number.NaN;
    const has = (each: Observation) => !Number.isNaN(value(each));
    const [old, fresh] = matched(before.observations.filter(has), now.observations.filter(has));
    if (old.length < MIN_VIEWS || fresh.length < MIN_VIEWS) return [];
    const [limit = 0, least = 0] = [LIMITS[vital], LEAST[vital]];
    const [one, two] = [figuresOf(old, value, limit), figuresOf(fresh, value, limit)];
    const views = fresh.length;
    return [
      {
        figure: `${name} p75`,
        ...judge(one.p75, two.p75, least),
        medianBefore: one.median,
        medianNow: two.median,
        views,
      },
      { figure: `${name} over ${limit}`, ...inPercent(judge(one.over, two.over, LEAST_SHARE)), views },
    ];
  });
  const errors = compareErrors(before, now);
  return [...vitals, ...(errors ? [{ figure: 'errors', ...inPercent(errors) }] : [])];
}

/** A figure of a sample, and its standard error. */
type Estimate = readonly [value: number, error: number];

/** The median, the 75th percentile and the share of values over a limit. */
function figuresOf(
  side: Weighted,
  read: (observation: Observation) => number,
  limit: number,
): { median: number; p75: Estimate; over: Estimate } {
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
  const errorOf = (share: number) => Math.sqrt((share * (1 - share)) / views);
  // Woodruff's method: the values two standard errors below and above the percentile's share are four standard errors
  // apart. Values nearer to it may be equal, because browsers round them.
  const far = 2 * errorOf(0.75);
  const p75Error = (quantile(0.75 + far) - quantile(0.75 - far)) / 4;
  const over = pairs.reduce((sum, { value, weight }) => sum + (value > limit ? weight : 0), 0) / total;
  return { median: quantile(0.5), p75: [quantile(0.75), p75Error], over: [over, errorOf(over)] };
}

/** The interval of a difference, and whether it is a harm. */
function judge([before, oldError]: Estimate, [now, newError]: Estimate, least: number) {
  const difference = now - before;
  const error = Math.hypot(oldError, newError);
  const strength = difference / (error + least / 20);
  const isHarm = difference >= least && strength >= CERTAIN_ERRORS;
  return { before, now, low: difference - 1.96 * error, high: difference + 1.96 * error, strength, isHarm };
}

/** Shares from 0 to 1 in percent. */
const inPercent = <Shares extends { before: number; now: number; low: number; high: number }>(
  shares: Shares,
): Shares => ({
  ...shares,
  before: shares.before * 100,
  now: shares.now * 100,
  low: shares.low * 100,
  high: shares.high * 100,
});
