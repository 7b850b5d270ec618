import type { Process } from '../Simulation.ts';
import { GENERATION, type Observed } from './Observed.ts';

/** A publisher that has lost its claim may change no page, and may remove nothing. */
export function expectClaim(
  observed: Observed,
  path: string,
  what: string,
  process: Process,
): void {
  if (GENERATION.test(path)) {
    process.claims += 1;
    return;
  }

  const needsClaim = path.endsWith('.html') || what === 'remove';
  if (needsClaim && observed.isOvertaken(process))
    observed.fail(`${process.title} wants to ${what} ${path}, but has lost its claim`);
}
