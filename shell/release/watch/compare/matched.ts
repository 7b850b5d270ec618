import type { Observation } from '../sample.ts';

/** Fewer views are not compared. */
const MIN_VIEWS = 30;
/** A kind needs so many views before, to be compared. */
const MIN_OF_KIND = 5;
/** The finest kinds are used that leave out at most this share of the views. */
const MAX_LEFT_OUT = 0.2;

/** Views with their weights. */
export type Weighted = readonly { observation: Observation; weight: number }[];

/**
 * Weights the earlier views so that they match the current ones: the same devices, time of day, and releases of other
 * sections. Current views without enough earlier views of their kind are left out.
 *
 * @returns undefined if too few are left
 */
export function matched(
  before: readonly Observation[],
  now: readonly Observation[],
  isCoarse = false,
): [before: Weighted, now: Weighted] | undefined {
  const levels = now[0]?.kinds.length ?? 0;
  for (let level = isCoarse ? levels - 1 : 0; level < levels; level += 1) {
    const kindOf = ({ kinds }: Observation) => kinds[level] ?? '';
    const [old, fresh] = [countBy(before, kindOf), countBy(now, kindOf)];
    const isComparable = (each: Observation) => (old.get(kindOf(each)) ?? 0) >= MIN_OF_KIND;
    const comparable = now.filter(isComparable);
    const isLast = level === levels - 1;
    if (!isLast && comparable.length < now.length * (1 - MAX_LEFT_OUT)) continue;
    const weigh = (each: Observation) => (fresh.get(kindOf(each)) ?? 0) / (old.get(kindOf(each)) ?? 1);
    const weighted = before
      .filter(isComparable)
      .map((observation) => ({ observation, weight: weigh(observation) }))
      .filter(({ weight }) => weight > 0);
    if (weighted.length < MIN_VIEWS || comparable.length < MIN_VIEWS) return undefined;
    return [weighted, comparable.map((observation) => ({ observation, weight: 1 }))];
  }
  return undefined;
}

/** How many views without weights would give the same certainty. */
export function effectiveViews(side: Weighted): number {
  const sum = (of: (weight: number) => number) => side.reduce((total, { weight }) => total + of(weight), 0);
  return sum((weight) => weight) ** 2 / sum((weight) => weight ** 2);
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
