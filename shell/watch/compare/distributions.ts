import cephes from 'cephes';

// Cephes is compiled from C to WebAssembly.
await cephes.compiled;

/**
 * How far below the mean of the standard normal distribution so much of it begins: -1.96 for 0.025.
 */
export const normalQuantile = (share: number): number => cephes.ndtri(share);

/**
 * The chance of at least so many hits in trials, with half of the chance of exactly so many
 * (mid-p).
 */
export const upperTail = (hits: number, trials: number, chance: number): number =>
  (atLeast(hits, trials, chance) + atLeast(hits + 1, trials, chance)) / 2;

const atLeast = (hits: number, trials: number, chance: number): number =>
  hits > trials ? 0 : cephes.incbet(hits, trials - hits + 1, chance);
