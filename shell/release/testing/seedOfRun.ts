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
