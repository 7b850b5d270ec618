/** Our page, the same HTML without any script, and the same sections rendered in the browser. */
export const VARIANTS = ['ours', 'limit', 'client'] as const;
export type Variant = (typeof VARIANTS)[number];

/** One measurement of one thing. `route` is a route's name, or `site` for what belongs to no single route. */
export interface Sample {
  metric: string;
  route: string;
  variant: Variant;
  value: number;
}

/** The result for a metric on one route: the median of each variant's runs. */
export interface Figure {
  metric: string;
  route: string;
  ours?: number;
  limit?: number;
  client?: number;
}

/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('@ringside/shell: an empty list has no median.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** One figure for each metric and route, in the order of their first measurement. */
export function figuresOf(samples: readonly Sample[]): Figure[] {
  const figures = new Map<string, Figure>();
  for (const [key, group] of groupBy(
    samples,
    ({ metric, route, variant }) => `${metric} ${route} ${variant}`,
  )) {
    const [first] = group;
    if (!first) continue;
    const { metric, route, variant } = first;
    const name = key.slice(0, -variant.length);
    const figure = figures.get(name) ?? { metric, route };
    figure[variant] = median(group.map(({ value }) => value));
    figures.set(name, figure);
  }
  return [...figures.values()];
}

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
