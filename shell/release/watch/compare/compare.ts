import { probit, quantile } from 'simple-statistics';
import type { Observation } from '../views.ts';
import type { Watched } from '../watched.ts';
import { FIGURES, type Figure, valueIn } from './figures.ts';
import { commonShift, isSteady, quantiles, type Ranked, rank, type Shift, shiftOf, sumOf } from './rank.ts';
import { certaintyOfRare } from './rareness.ts';
import { ALL, isUsualReader, partsOf, strataOf } from './strata.ts';

/** One figure of a release and of the one before it, on some of the views: `on all pages`, `in WebKit` … */
export interface Comparison {
  figure: string;
  where: string;
  views: number;
  /** The value of the release, and how much it grew among like views: with 95 % confidence between low and high. */
  now: number;
  difference: number;
  low: number;
  high: number;
  /** How many standard errors it is from what would be without the release, also without any one network. */
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
/** A percentile is less certain than a mean rank. A larger shift of the ranks has no value. */
const OF_PERCENTILE = 1.5;
const MAX_SHIFT = 0.25;

/** Compares a section's live release with the one before. The section has a number among those of the site. */
export function compare({ section, live, before }: Watched, index: number, sample: readonly Observation[]) {
  const isNew = ({ sides }: Observation) => sides[index] === live;
  const shown = sample.filter((view) => view.sides[index] === before || isNew(view));
  const times = shown.filter(isNew).map(({ at }) => at);
  // A few clocks are wrong.
  const changeover = times.length > 0 ? quantile(times, 0.02) : 0;
  const usual = shown.filter(isUsualReader(shown, isNew));
  const control = sample.filter(({ sides }) => sides[index] === undefined);
  const stratum = strataOf(usual, index, isNew);
  const parts = [...new Set(usual.flatMap(partsOf))];
  const risk = (RISK / 2) * Math.min(1, times.length / RISK_SPENT_AT);
  return FIGURES.flatMap((figure) => {
    const all = rank(usual.flatMap(itemsOf(figure, stratum, isNew, section)));
    const others = rank(control.flatMap(itemsOf(figure, stratum, ({ at }) => at >= changeover)));
    return parts.flatMap((where) => {
      // Pages without the section are other pages, so only the readers are alike.
      const like = others.filter((each) => where.startsWith('on /') || each.parts.includes(where));
      const share = where === ALL ? 1 : parts.length - 1;
      const items = all.filter((each) => each.parts.includes(where));
      const found = comparePart(figure, items, like, others, risk / share);
      return found ? [{ figure: figure.figure, where, ...found }] : [];
    });
  });
}

function itemsOf(
  figure: Figure,
  stratum: (view: Observation) => string,
  isNew: (view: Observation) => boolean,
  section?: string,
) {
  const bad = new Set<string>();
  return (view: Observation) => {
    const { at, network, weight } = view;
    const isNow = isNew(view);
    const measured = valueIn(view, figure, section);
    if (measured === undefined) return [];
    // One bad view of each network counts: a browser in which something always fails must not look like many.
    const value = figure.limit !== undefined && bad.has(`${network} ${isNow}`) ? 0 : measured;
    if (value > 0) bad.add(`${network} ${isNow}`);
    return [{ at, network, weight, value, stratum: stratum(view), parts: partsOf(view), isNow }];
  };
}

function comparePart(
  { limit, least, vital }: Figure,
  items: readonly Ranked[],
  like: readonly Ranked[],
  others: readonly Ranked[],
  risk: number,
): Omit<Comparison, 'figure' | 'where'> | undefined {
  const now = items.filter(({ isNow }) => isNow);
  if (Math.min(now.length, items.length - now.length) < MIN_VIEWS) return undefined;
  const isShare = limit !== undefined;
  const common = commonShift(like, items);
  const { shift, variance, networks } = shiftOf(items);
  const certaintyWithout = (part: Shift) =>
    (shift - part.shift - common.shift) /
    Math.sqrt(Math.max(Number.EPSILON, variance - part.variance + common.variance));
  // Errors are so few that those of other sections help to tell what is usual.
  const elsewhere = vital ? undefined : (sumOf(others, ({ value }) => value) + 0.5) / (others.length + 1);
  const certainty = isShare ? certaintyOfRare(items, elsewhere) : certaintyWithout({ shift: 0, variance: 0 });
  const withoutAny = Math.min(...networks.map(certaintyWithout));
  const needed = -probit(risk);
  // How far a value moves with its rank. The ranks of good and bad views differ by a half.
  const [at, atBefore] = [quantiles(now), quantiles(items.filter(({ isNow }) => !isNow))];
  const slopeOf = (percentile: typeof at) => (isShare ? 200 : (percentile(0.8) - percentile(0.7)) / 0.1);
  const views = sumOf(now, ({ weight }) => weight);
  const value = isShare ? (100 * sumOf(now, (each) => each.weight * each.value)) / views : at(0.75);
  const difference = isShare ? 200 * shift : value - atBefore(0.75);
  const error = Math.sqrt(variance + common.variance + (isShare ? 1 / (2 * now.length) ** 2 : 0));
  const margin = 1.96 * error * slopeOf(at) * (isShare ? 1 : OF_PERCENTILE);
  const noticed = (needed + POWER) * error;
  const isSeen = certainty >= needed && withoutAny >= -probit(risk * RISK_WITHOUT) && isSteady(now);
  const isHarm =
    isSeen && difference >= least && new Set(now.map(({ network }) => network)).size >= MIN_NETWORKS;
  return {
    ...{
      views: Math.round(views),
      now: value,
      difference,
      low: difference - margin,
      high: difference + margin,
    },
    ...{ certainty, withoutAny, isHarm },
    noticeable: noticed > MAX_SHIFT ? Number.POSITIVE_INFINITY : noticed * slopeOf(atBefore),
  };
}
