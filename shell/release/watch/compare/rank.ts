import type { Observation } from '../views.ts';
import { groupsOf } from './groupsOf.ts';

export interface Item extends Pick<Observation, 'at' | 'network' | 'weight'> {
  stratum: string;
  parts: readonly string[];
  isNow: boolean;
  value: number;
}

export interface Ranked extends Item {
  rank: number;
  chance: number;
  part: number;
}

export const sumOf = <Each>(items: readonly Each[], of: (item: Each) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Ranks values within their strata. So like is compared with like, and a few huge values do not outweigh the others. */
export function rank(items: readonly Item[]): Ranked[] {
  return groupsOf(items, ({ stratum }) => stratum).flatMap((all) => {
    const total = sumOf(all, ({ weight }) => weight);
    const chance = sumOf(all, ({ isNow, weight }) => (isNow ? weight : 0)) / total;
    if (chance === 0 || chance === 1) return [];
    let below = 0;
    const sorted = all.toSorted((a, b) => a.value - b.value);
    return groupsOf(sorted, ({ value }) => value).flatMap((same) => {
      const weight = sumOf(same, (each) => each.weight);
      const place = (below + weight / 2) / total - 0.5;
      below += weight;
      const partOf = (each: Item) => each.weight * place * (each.isNow ? 1 - chance : -chance);
      return same.map((each) => ({ ...each, rank: place, chance, part: partOf(each) }));
    });
  });
}

/** How much higher values rank now than before, as a share of all ranks. */
export interface Shift {
  shift: number;
  variance: number;
}

/**
 * The difference within strata, added up (a stratified rank test). Views of one network are not independent, so the
 * variance is that of the networks' parts.
 */
export function shiftOf(items: readonly Ranked[]): Shift & { networks: Shift[] } {
  const total = sumOf(items, ({ isNow, weight, chance }) => (isNow ? weight * (1 - chance) : 0));
  const networks = groupsOf(items, ({ network }) => network).map((views) => {
    const shift = sumOf(views, ({ part }) => part) / total;
    return { shift, variance: shift ** 2 };
  });
  return {
    shift: sumOf(networks, ({ shift }) => shift),
    variance: sumOf(networks, ({ variance }) => variance),
    networks,
  };
}

/** Whether each half of the views since the release shows at least a third of its share of the difference. */
export function isSteady(now: readonly Ranked[]): boolean {
  const sorted = now.toSorted((a, b) => a.at - b.at);
  const half = sumOf(sorted.slice(0, sorted.length / 2), ({ part }) => part);
  const all = sumOf(sorted, ({ part }) => part);
  return Math.min(half, all - half) >= all / 6;
}

/** Two hours differ by about that much even if nobody releases anything: a fiftieth of the ranks, less if most are equal. */
const USUAL_SHIFT = 0.24;

/**
 * What the rest of the site shows at the same hours: what slows everything is nobody's release. A small shift is expected, a
 * large one is believed as far as it exceeds two standard errors (empirical Bayes).
 */
export function commonShift(control: readonly Ranked[], items: readonly Ranked[]): Shift {
  const spread = sumOf(items, (each) => each.weight * each.rank ** 2) / sumOf(items, ({ weight }) => weight);
  const usual = (USUAL_SHIFT * spread) ** 2;
  if (control.length === 0) return { shift: 0, variance: usual };
  const { shift, variance } = shiftOf(control);
  const expected = Math.max(usual, shift ** 2 - 4 * variance);
  const trust = expected / (expected + variance);
  return { shift: Math.max(0, trust * shift), variance: trust * variance };
}

/** Finds percentiles. Earlier views weigh as much as the views now of their stratum. */
export function quantiles(side: readonly Ranked[]): (share: number) => number {
  const weightOf = ({ isNow, weight, chance }: Ranked) => (isNow ? weight : (weight * chance) / (1 - chance));
  const sorted = side.toSorted((a, b) => a.value - b.value);
  const total = sumOf(sorted, weightOf);
  return (share) => {
    let left = total * share;
    const found = sorted.find((each) => {
      left -= weightOf(each);
      return left <= 0;
    });
    return (found ?? sorted.at(-1))?.value ?? 0;
  };
}
