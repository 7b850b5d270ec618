/** Pseudo-random numbers in [0, 1), the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The seed for tests that differ from run to run: `RINGSIDE_SEED`, or a new one each time. It is printed, so that a
 * failed run can be repeated.
 */
export function seedOfRun(what: string): number {
  const seed = Number(process.env.RINGSIDE_SEED ?? Date.now() % 2 ** 31);
  if (!Number.isInteger(seed)) throw new Error('RINGSIDE_SEED must be a whole number.');
  console.log(`${what}: RINGSIDE_SEED=${seed}`);
  return seed;
}
