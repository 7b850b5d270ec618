import { probit, quantile } from 'simple-statistics';
import type { Observation } from '../views.ts';
import { FIGURES, valueIn } from './figures.ts';
import { commonShift, isSteady, quantiles, type Ranked, rank, type Shift, shiftOf, sumOf } from './rank.ts';
import { certaintyOfRare } from './rareness.ts';
import { ALL, isUsualReader, partsOf, strataOf } from './strata.ts';

/** One figure of a release and of the one before it, on some of the views. */
export interface Comparison {
  /** `inp p75`, `cls from 0.1` or `errors`. Shares are in percent. */
  figure: string;
  /** `on all pages`, `on /news/:slug`, `in WebKit` or `on mobile devices`. */
  where: string;
  /** The value of the release, and how much it grew among like views: with 95 % confidence between low and high. */
  now: number;
  difference: number;
  low: number;
  high: number;
  /** How many views it is made from. */
  views: number;
  /** How many standard errors it is from nothing, and from what the rest of the site shows without any one network. */
  certainty: number;
  withoutAny: number;
  /** The smallest difference that would probably be noticed, if any. */
  noticeable: number;
  isHarm: boolean;
}

/** Fewer views are not compared. Views of fewer networks may all come from one person. */
const MIN_VIEWS = 30;
export const MIN_NETWORKS = 20;
/**
 * The chance that a figure of a healthy release seems harmful, spent over its first thousand views, so that looking often
 * adds little to it. One half is for all views, the other for their parts.
 */
const RISK = 2.5e-3;
const RISK_SPENT_AT = 1000;
/** How much less certain a difference may be without one network. */
const RISK_WITHOUT = 10;
/** So many standard errors above the threshold, a difference is found four times in five. */
const POWER = 0.84;
/** A percentile is less certain than a mean rank. */
const OF_PERCENTILE = 1.5;
/** A larger shift has no value. */
const MAX_SHIFT = 0.25;

/** Compares a section's live release with the one before. The section has a number among those that are watched. */
export function compare(section: string, index: number, sample: readonly Observation[]): Comparison[] {
  const isNew = ({ sides }: Observation) => sides[index] === 1;
  const shown = sample.filter((view) => view.sides[index] === 0 || isNew(view));
  const times = shown.filter(isNew).map(({ at }) => at);
  // A few clocks are wrong.
  const changeover = times.length > 0 ? quantile(times, 0.02) : 0;
  const usual = shown.filter(isUsualReader(shown, isNew));
  const control = sample.filter(({ sides }) => sides[index] === undefined);
  const stratum = strataOf(usual, index);
  const parts = [...new Set(usual.flatMap(partsOf))];
  const risk = (RISK / 2) * Math.min(1, times.length / RISK_SPENT_AT);

  return FIGURES.flatMap((each) => {
    const { figure, least } = each;
    const isShare = each.limit !== undefined;
    const ranked = (views: readonly Observation[], isNow: (view: Observation) => boolean, by?: string) => {
      const bad = new Set<string>();
      return rank(
        views.flatMap((view) => {
          const measured = valueIn(view, each, by);
          if (measured === undefined) return [];
          // One bad view of each network counts: a browser in which something always fails must not look like many.
          const key = `${view.network} ${isNow(view)}`;
          const value = isShare && bad.has(key) ? 0 : measured;
          if (value > 0) bad.add(key);
          const { at, network, weight } = view;
          return [
            { at, network, weight, value, stratum: stratum(view), parts: partsOf(view), isNow: isNow(view) },
          ];
        }),
      );
    };
    const all = ranked(usual, isNew, section);
    const others = ranked(control, ({ at }) => at >= changeover);
    // Errors are so few that those of other sections help to tell what is usual.
    const elsewhere =
      figure === 'errors' ? (sumOf(others, ({ value }) => value) + 0.5) / (others.length + 1) : undefined;

    return parts.flatMap((where): Comparison[] => {
      const items = all.filter((item) => item.parts.includes(where));
      const now = items.filter(({ isNow }) => isNow);
      if (Math.min(now.length, items.length - now.length) < MIN_VIEWS) return [];
      // Pages without the section are other pages, so only the readers are alike.
      const isLike = ({ parts: own }: Ranked) => where.startsWith('on /') || own.includes(where);
      const common = commonShift(others.filter(isLike), items);
      const { shift, variance, networks } = shiftOf(items);
      const certaintyWithout = (part: Shift) => {
        const rest = Math.max(Number.EPSILON, variance - part.variance + common.variance);
        return (shift - part.shift - common.shift) / Math.sqrt(rest);
      };
      const [certainty, withoutAny] = [
        isShare ? certaintyOfRare(items, elsewhere) : certaintyWithout({ shift: 0, variance: 0 }),
        Math.min(...networks.map(certaintyWithout)),
      ];
      const share = where === ALL ? 1 : parts.length - 1;
      const [needed, neededWithout] = [-probit(risk / share), -probit((risk * RISK_WITHOUT) / share)];
      const [at, atBefore] = [quantiles(now), quantiles(items.filter(({ isNow }) => !isNow))];
      // How far a value moves with its rank. The ranks of good and bad views differ by a half.
      const slope = isShare ? 200 : (atBefore(0.8) - atBefore(0.7)) / 0.1;
      const views = sumOf(now, ({ weight }) => weight);
      const value = isShare ? (100 * sumOf(now, (each) => each.weight * each.value)) / views : at(0.75);
      const difference = isShare ? shift * slope : value - atBefore(0.75);
      const error = Math.sqrt(variance + common.variance + (isShare ? 1 / (4 * now.length ** 2) : 0));
      const margin = 1.96 * error * (isShare ? slope : OF_PERCENTILE * ((at(0.8) - at(0.7)) / 0.1));
      const noticed = (needed + POWER) * error;
      const isHarm =
        certainty >= needed &&
        withoutAny >= neededWithout &&
        isSteady(now) &&
        new Set(now.map(({ network }) => network)).size >= MIN_NETWORKS &&
        difference >= least;
      return [
        {
          ...{ figure, where, now: value, difference, low: difference - margin, high: difference + margin },
          ...{ views: Math.round(views), certainty, withoutAny, isHarm },
          noticeable: noticed > MAX_SHIFT ? Number.POSITIVE_INFINITY : noticed * slope,
        },
      ];
    });
  });
}
