/** Numbers in [0, 1) that look random and are the same for the same seed (mulberry32). */
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
 * The seed for what shall differ from run to run: another one each time, or `RINGSIDE_SEED`. It is printed, so that a run that
 * failed can be repeated.
 */
export function seedOfRun(what: string): number {
  const seed = Number(process.env.RINGSIDE_SEED ?? Date.now() % 2 ** 31);
  if (!Number.isInteger(seed)) throw new Error('RINGSIDE_SEED must be a whole number.');
  console.log(`${what}: RINGSIDE_SEED=${seed}`);
  return seed;
}
