import { type Observation, type Sample, VITALS } from '../sample.ts';
import { type Figures, poissonTable, Side } from './bootstrap.ts';
import { compareErrors } from './errors.ts';
import { MIN_VIEWS, matched } from './matched.ts';

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
const RESAMPLES = 200;

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
        ...inPercent({
          before: one.share,
          now: two.share,
          ...judge(
            two.share - one.share,
            drawn.map(({ share }) => share),
            LEAST_SHARE,
          ),
        }),
        views,
      },
    ];
  });
  const errors = compareErrors(before, now);
  return [...vitals, ...(errors ? [{ figure: 'errors', ...inPercent(errors) }] : [])];
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
