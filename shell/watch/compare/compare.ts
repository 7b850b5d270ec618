import { group, median, quantile, sum } from 'd3-array';
import type { Part } from '../logs/reader.ts';
import type { Observation } from '../readViews.ts';
import type { Section } from '../site.ts';
import { normalQuantile } from './distributions.ts';
import { FIGURES, type Figure, MIN_BAD } from './figures.ts';
import {
  certaintyOfRare,
  commonShift,
  isSteady,
  percentiles,
  type Ranked,
  rank,
  shiftOf,
} from './rank.ts';

/** Fewer views are not compared. Views of fewer networks may all come from one person. */
const MIN_VIEWS = 30;
export const MIN_NETWORKS = 20;
/**
 * The chance that a healthy release seems harmful in one figure; lower before the thousandth view.
 */
const RISK = 2.5e-3;
/** A difference so far above the threshold is found four times in five. */
const POWER = 0.84;
const MAX_SHIFT = 0.25;

export type Comparison = ReturnType<typeof compare>[number];

/**
 * How much each figure grew on all and some views, and how certain that is, in standard errors.
 * @param place of the section among the site's sections
 */
export function compare(
  { releases, live, before }: Section,
  place: number,
  sample: readonly Observation[],
) {
  const releaseIn = ({ sides }: Observation) => releases[sides[place] ?? -1]?.id;
  const isNew = (view: Observation) => releaseIn(view) === live;
  const isOld = (view: Observation) => before !== undefined && releaseIn(view) === before;
  const shown = sample.filter((view) => isOld(view) || isNew(view));
  const usual = usualViews(shown, isNew);
  const stratum = strataOf(usual, place, isNew);
  const control = sample.filter(({ sides }) => sides[place] === undefined);
  const now = shown.filter(isNew);
  // A few clocks are wrong.
  const changeover = quantile(now, 0.02, ({ at }) => at) ?? 0;
  const parts = [...new Set(usual.flatMap((view) => view.parts))];
  // Half of the risk is for all views, half for their parts.
  const risk = (RISK / 2) * Math.min(1, now.length / 1000);
  return FIGURES.flatMap((figure) => {
    const all = rank(usual, figure, isNew, stratum, place);
    const others = rank(control, figure, ({ at }) => at >= changeover, stratum);
    return parts.flatMap((where) => {
      const isPart = ({ view }: Ranked) => view.parts.includes(where);
      // Other sections' pages differ, so only their readers are alike.
      const like = where.startsWith('page ') ? others : others.filter(isPart);
      const share = (figure.risk ?? 1) / (where === 'all' ? 1 : parts.length - 1);
      const found = comparePart(figure, all.filter(isPart), like, risk * share);
      return found
        ? [{ figure: figure.figure, unit: figure.unit, where: placeOf(where), ...found }]
        : [];
    });
  });
}

/** Where a figure was compared: on all views, or on those of one page, engine or kind of device. */
type Where = Partial<Record<'page' | 'engine' | 'device', string>>;

function placeOf(part: Part): Where {
  const [kind = '', value] = part.split(/ (.*)/, 2);
  return value === undefined ? {} : { [kind]: value };
}

function comparePart({ limit, least }: Figure, items: Ranked[], control: Ranked[], risk: number) {
  const now = items.filter(({ isNow }) => isNow);
  const before = items.filter(({ isNow }) => !isNow);
  if (Math.min(now.length, before.length) < MIN_VIEWS) return undefined;

  const isShare = limit !== undefined;
  const needed = -normalQuantile(risk);
  const { certainty, decisive, difference, size, slope, noticed, most } = isShare
    ? measureShare(items, control, now.length, needed)
    : measureValue(items, control, { now, before }, needed);
  const isCertain =
    decisive >= needed &&
    new Set(now.map(({ view }) => view.network)).size >= MIN_NETWORKS &&
    isSteady(now, isShare);
  return {
    views: Math.round(sum(now, ({ view }) => view.weight)),
    difference,
    certainty,
    noticeable: noticed > most ? Number.POSITIVE_INFINITY : Math.max(least, noticed * slope),
    isHarm: isCertain && difference > 0 && size >= least,
  };
}

/** Compares the share of bad views. Good and bad views are half of the ranks apart. */
function measureShare(items: Ranked[], control: Ranked[], views: number, needed: number) {
  const { shift, variance } = shiftOf(items);
  const error = Math.sqrt(variance + Number.EPSILON);
  const difference = 200 * shift;
  return {
    certainty: shift / error,
    decisive: certaintyOfRare(items, control),
    difference,
    size: difference,
    slope: 200,
    noticed: Math.max((needed + POWER) * error, (1.4 * MIN_BAD) / (2 * views)),
    most: MAX_SHIFT / 10,
  };
}

/** Compares values in milliseconds, or shifts of the layout, by their ranks. */
function measureValue(
  items: Ranked[],
  control: Ranked[],
  { now, before }: Record<'now' | 'before', Ranked[]>,
  needed: number,
) {
  const common = commonShift(control);
  const { shift, variance } = shiftOf(items);
  const error = Math.sqrt(variance + common.variance);
  const certainty = (shift - common.shift) / error;
  const [nowAt, at] = [percentiles(now), percentiles(before)];
  // How far a value moves with its rank.
  const slope = (at(0.8) - at(0.7)) / 0.1;
  return {
    certainty,
    decisive: certainty,
    difference: nowAt(0.75) - at(0.75),
    // The percentile of few views is uncertain, so ranks decide, or percentiles that differ more
    // than they must.
    size: Math.max(slope * shift, nowAt(0.65) - at(0.85)),
    slope,
    noticed: (needed + POWER) * error,
    most: MAX_SHIFT,
  };
}

/** Views of a stratum show the same releases of other sections, unless all changed together. */
function strataOf(
  shown: readonly Observation[],
  index: number,
  isNew: (view: Observation) => boolean,
) {
  const fine = ({ kind, sides }: Observation) => `${kind} ${sides.with(index, undefined)}`;
  const before = new Set(shown.filter((view) => !isNew(view)).map(fine));
  const now = shown.filter(isNew);
  const isFine = now.filter((view) => before.has(fine(view))).length >= now.length / 2;
  return isFine ? fine : ({ kind }: Observation) => kind;
}

/** A kind of view that grew more has other readers than before. */
const MAX_GROWTH = Math.log(1.5);
const CERTAIN_GROWTH = 2.5; // In standard errors.

/** Leaves out unusual readers, whom a campaign or a viral article brings. */
function usualViews(
  shown: readonly Observation[],
  isNew: (view: Observation) => boolean,
): Observation[] {
  const kinds = [...group(shown, ({ kind }) => kind).values()].map((views) => {
    const now = views.filter(isNew).length + 0.5;
    const before = views.length + 1 - now;
    return {
      views,
      before,
      growth: Math.log(now / before),
      error: Math.sqrt(1 / now + 1 / before),
    };
  });
  const usual =
    median(kinds.flatMap(({ before, growth }) => Array<number>(Math.round(before)).fill(growth))) ??
    0;
  const isUsual = ({ growth, error }: (typeof kinds)[number]) =>
    growth - usual <= Math.max(MAX_GROWTH, CERTAIN_GROWTH * error);
  return kinds.filter(isUsual).flatMap(({ views }) => views);
}
