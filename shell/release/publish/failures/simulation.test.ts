import { test } from 'vitest';
import { sampled } from '../../testing/sampled.ts';
import { simulate } from '../../testing/simulation/simulate.ts';

const { RINGSIDE_SEED } = process.env;

/** The time that the simulation of one seed may take, in milliseconds. */
const SEED_MS = 100;

for (const [seeds, details] of [
  [500, sampled(true)],
  [20_000, sampled(false)],
] as const)
  test(`the promises hold for ${seeds} schedules of publishers, failures and clocks`, {
    ...details,
    timeout: seeds * SEED_MS,
  }, async () => {
    const [first, last] = RINGSIDE_SEED
      ? [Number(RINGSIDE_SEED), Number(RINGSIDE_SEED)]
      : [1, seeds];
    for (let seed = first; seed <= last; seed += 1) await simulate(seed);
  });
