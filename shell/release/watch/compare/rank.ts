import { bisectLeft, cumsum, group, rollup, sum } from 'd3-array';
import type { Observation } from '../readViews.ts';
import { type Figure, valueIn } from './figures.ts';

export type Ranked = ReturnType<typeof rank>[number];
export type Test = (view: Observation) => boolean;

/** Ranks values within strata: like is compared with like, and a few huge values do not outweigh the others. */
export function rank(
  views: readonly Observation[],
  figure: Figure,
  isNew: Test,
  stratumOf: (view: Observation) => string,
  section?: number,
) {
  const bad = new Set<string>();
  const items = views.flatMap((view) => {
    const value = valueIn(view, figure, section);
    if (value === undefined) return [];
    const isNow = isNew(view);
    // One bad view of each network counts: a browser in which something always fails must not look like many.
    const key = `${view.network} ${isNow}`;
    const isRepeated = figure.limit !== undefined && bad.has(key);
    if (value > 0) bad.add(key);
    return [{ view, value: isRepeated ? 0 : value, isNow, chance: 0, part: 0 }];
  });
  return [...group(items, ({ view }) => stratumOf(view)).values()].flatMap((all) => {
    const total = sum(all, weightOf);
    // That a view of this stratum is from the time since the release.
    const chance = sum(all, weightNow) / total;
    if (chance === 0 || chance === 1) return [];
    let below = 0;
    for (const same of group(all.sort(byValue), ({ value }) => value).values()) {
      const weight = sum(same, weightOf);
      const place = (below + weight / 2) / total - 0.5;
      below += weight;
      for (const each of same)
        Object.assign(each, { chance, part: weightOf(each) * place * (Number(each.isNow) - chance) });
    }
    return all;
  });
}

const byValue = (a: { value: number }, b: { value: number }): number => a.value - b.value;
export const weightOf = ({ view }: Ranked): number => view.weight;
export const weightNow = ({ isNow, view }: Ranked): number => (isNow ? view.weight : 0);

/**
 * How much higher values rank now than before, as a share of all ranks (a stratified rank test). Views of one network are not
 * independent, so the variance is of networks' parts: z standard errors are √(z² − 1) or more without any one network.
 */
export function shiftOf(items: readonly Ranked[]) {
  const total = sum(items, (each) => weightNow(each) * (1 - each.chance));
  const partOf = (views: Ranked[]) => sum(views, ({ part }) => part) / total;
  const parts = [...rollup(items, partOf, ({ view }) => view.network).values()];
  return { shift: sum(parts), variance: items.length > 0 ? sum(parts, (part) => part ** 2) : 1 };
}

/** Whether each half of the views since the release shows at least a third of its share of the difference. */
export function isSteady(now: readonly Ranked[]): boolean {
  const sorted = now.toSorted((a, b) => a.view.at - b.view.at);
  const all = sum(now, ({ part }) => part);
  const half = sum(sorted.slice(0, now.length / 2), ({ part }) => part);
  return Math.min(half, all - half) >= all / 6;
}

/** Two hours differ by about so much, even without a release. */
const USUAL_SHIFT = 0.015;

/** The shift of the rest of the site at the same hours. More than usual is believed from two standard errors on. */
export function commonShift(control: readonly Ranked[]) {
  const { shift, variance } = shiftOf(control);
  const expected = Math.max(USUAL_SHIFT ** 2, shift ** 2 - 4 * variance);
  const trust = expected / (expected + variance);
  return { shift: Math.max(0, trust * shift), variance: trust * variance };
}

/** Finds percentiles. Earlier views weigh as much as the views now of their stratum. */
export function percentiles(side: readonly Ranked[]): (share: number) => number {
  const sorted = side.toSorted(byValue);
  const heights = cumsum(
    sorted,
    (each) => weightOf(each) * (each.isNow ? 1 : each.chance / (1 - each.chance)),
  );
  return (share) => sorted[bisectLeft(heights, share * (heights.at(-1) ?? 0))]?.value ?? 0;
}
