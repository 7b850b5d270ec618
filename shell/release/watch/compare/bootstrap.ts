import type { Observation } from '../sample.ts';
import type { Weighted } from './matched.ts';

export interface Figures {
  median: number;
  p75: number;
  share: number;
}

/** The values of one release, sorted, with their weights. */
export class Side {
  private readonly values: Float64Array;
  private readonly weights: Float64Array;
  private readonly drawn: Float64Array;

  constructor(
    side: Weighted,
    read: (observation: Observation) => number,
    private readonly limit: number,
  ) {
    const pairs = side.map(({ observation, weight }) => [read(observation), weight] as const);
    pairs.sort(([a], [b]) => a - b);
    this.values = Float64Array.from(pairs, ([value]) => value);
    this.weights = Float64Array.from(pairs, ([, weight]) => weight);
    this.drawn = new Float64Array(pairs.length);
  }

  /** Its figures, or those of a resample, in which each view appears as often as `chance` says (Poisson bootstrap). */
  figures(chance?: Uint8Array, random?: () => number): Figures {
    const { values, weights, drawn, limit } = this;
    let at = chance && random ? Math.floor(random() * chance.length) : 0;
    let total = 0;
    for (let index = 0; index < weights.length; index += 1) {
      if (chance && at === chance.length) at = 0;
      const weight = (weights[index] ?? 0) * (chance ? (chance[at++] ?? 1) : 1);
      drawn[index] = weight;
      total += weight;
    }
    const figures = { median: Number.NaN, p75: Number.NaN, share: 0 };
    let sum = 0;
    let index = 0;
    const upTo = (share: number) => {
      while (index < drawn.length && sum + (drawn[index] ?? 0) < total * share) sum += drawn[index++] ?? 0;
      return values[Math.min(index, values.length - 1)] ?? 0;
    };
    figures.median = upTo(0.5);
    figures.p75 = upTo(0.75);
    let over = 0;
    for (let from = values.length - 1; from >= 0 && (values[from] ?? 0) > limit; from -= 1)
      over += drawn[from] ?? 0;
    figures.share = total > 0 ? over / total : 0;
    return figures;
  }
}

/** Many numbers with a Poisson distribution of mean 1. Resamples start anywhere in it. */
export function poissonTable(random: () => number): Uint8Array {
  return Uint8Array.from({ length: 65_521 }, () => {
    let [count, product] = [0, random()];
    while (product > Math.exp(-1)) {
      product *= random();
      count += 1;
    }
    return count;
  });
}
