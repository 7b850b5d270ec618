import { bisectLeft, cumsum, group, rollup, sum } from 'd3-array';
import type { Observation } from '../readViews.ts';
import { normalQuantile, upperTail } from './distributions.ts';
import { type Figure, MIN_BAD, valueIn } from './figures.ts';

export type Ranked = ReturnType<typeof rank>[number];

/**
 * Ranks values within strata, so that like is compared with like and huge values do not outweigh
 * others.
 */
export function rank(
  views: readonly Observation[],
  figure: Figure,
  isNew: (view: Observation) => boolean,
  stratumOf: (view: Observation) => string,
  section?: number,
) {
  const bad = new Set<string>();
  const items = views.flatMap((view) => {
    const value = valueIn(view, figure, section);
    if (value === undefined) return [];
    const isNow = isNew(view);
    // One bad view of each network counts, because something may always fail in one browser.
    const key = `${view.network} ${isNow}`;
    const isRepeated = figure.limit !== undefined && bad.has(key);
    if (value > 0) bad.add(key);
    return [{ view, value: isRepeated ? 0 : value, isNow, chance: 0, part: 0 }];
  });
  return [...group(items, ({ view }) => stratumOf(view)).values()].flatMap((all) => {
    const total = sum(all, weightOf);
    // The chance that a view of this stratum is new.
    const chance = sum(all, weightNow) / total;
    if (chance === 0 || chance === 1) return [];
    let below = 0;
    for (const same of group(all.sort(byValue), ({ value }) => value).values()) {
      const weight = sum(same, weightOf);
      const place = (below + weight / 2) / total - 0.5;
      below += weight;
      for (const each of same)
        Object.assign(each, {
          chance,
          part: weightOf(each) * place * (Number(each.isNow) - chance),
        });
    }
    return all;
  });
}

const byValue = (a: { value: number }, b: { value: number }): number => a.value - b.value;
const weightOf = ({ view }: Ranked): number => view.weight;
const weightNow = ({ isNow, view }: Ranked): number => (isNow ? view.weight : 0);

/**
 * How much higher values rank now than before, as a share of all ranks (a stratified rank test).
 */
export function shiftOf(items: readonly Ranked[]) {
  const total = sum(items, (each) => weightNow(each) * (1 - each.chance));
  // Views of one network depend on each other, so the variance is that of the networks' parts.
  const partOf = (views: Ranked[]) => sum(views, ({ part }) => part) / total;
  const parts = [...rollup(items, partOf, ({ view }) => view.network).values()];
  return { shift: sum(parts), variance: items.length > 0 ? sum(parts, (part) => part ** 2) : 1 };
}

/**
 * Whether each half of the new views shows at least a third of its share of the difference, of rare
 * ones any.
 */
export function isSteady(now: readonly Ranked[], areRare: boolean): boolean {
  const sorted = now.toSorted((a, b) => a.view.at - b.view.at);
  const all = sum(now, ({ part }) => part);
  const half = sum(sorted.slice(0, now.length / 2), ({ part }) => part);
  return Math.min(half, all - half) > (areRare ? 0 : all / 6);
}

/** Two hours differ by about so much, even without a release. */
const USUAL_SHIFT = 0.015;

/** The shift of the rest of the site. More than usual is believed from two standard errors on. */
export function commonShift(control: readonly Ranked[]) {
  const { shift, variance } = shiftOf(control);
  const expected = Math.max(USUAL_SHIFT ** 2, shift ** 2 - 4 * variance);
  const trust = expected / (expected + variance);
  return { shift: Math.max(0, trust * shift), variance: trust * variance };
}

/** Finds percentiles. Earlier views weigh as much as the views now of their stratum. */
export function percentiles(side: readonly Ranked[]): (share: number) => number {
  const sorted = side.toSorted(byValue);
  const weigh = (each: Ranked) =>
    weightOf(each) * (each.isNow ? 1 : each.chance / (1 - each.chance));
  const heights = cumsum(sorted, weigh);
  return (share) => sorted[bisectLeft(heights, share * (heights.at(-1) ?? 0))]?.value ?? 0;
}

/**
 * How many times as frequent bad views became on the rest of the site, as far as that is nearly
 * certain.
 */
function growthOfRare(control: readonly Ranked[]): number {
  const bad = control.filter(({ value }) => value > 0);
  const all = sum(bad, weightOf) + 1;
  const [now, expected] = [
    sum(bad, weightNow) + 0.5,
    sum(bad, (each) => weightOf(each) * each.chance) + 0.5,
  ];
  const growth = Math.log(now / (all - now)) - Math.log(expected / (all - expected));
  return Math.exp(Math.max(0, growth - Math.sqrt(1 / now + 1 / (all - now))));
}

/** How certain it is that bad views became more frequent, in standard errors, by an exact test. */
export function certaintyOfRare(items: readonly Ranked[], control: readonly Ranked[]): number {
  const growth = growthOfRare(control);
  const bad = items.filter(({ value }) => value > 0);
  const chanceOf = ({ chance }: Ranked) => (chance * growth) / (1 - chance + chance * growth);
  const expected = sum(bad, (each) => weightOf(each) * chanceOf(each));
  const hits = Math.round(sum(bad, weightNow));
  const trials = Math.round(sum(bad, weightOf));
  if (hits < MIN_BAD || hits <= expected) return 0;
  const tailOf = (fewer: number) => upperTail(hits - fewer, trials - fewer, expected / trials);
  // Without one network, which has at most one bad view, the risk may be tenfold.
  return -normalQuantile(Math.max(Number.MIN_VALUE, tailOf(0), tailOf(1) / 10));
}
