import { lastName } from './lastName.ts';

/** Returns the last names of the fighters whom our pick names: one, or the schema refuses the fight. */
export const pickedOf = (fighters: readonly string[], verdict: string): readonly string[] =>
  fighters.map(lastName).filter((name) => verdict.includes(name));
