import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { applyMutant } from './applyMutant.ts';
import type { Mutant } from './Mutant.ts';
import { allRuns, firstFailure, type Run, runOf } from './runs.ts';

/** The outcome: which layer and which test caught a mutant, if any. */
export interface Outcome {
  name: string;
  breaks: string;
  layer?: string;
  test?: string;
  seconds: number;
}

/** Runs that pass without a mutant. Otherwise a failure says nothing about the mutant. */
const green = new Set<string>();

/**
 * Breaks one thing in a copy of the workspace and runs tests until one fails: first the test file that should notice,
 * then every step of `npm test`.
 *
 * @throws Error when a run also fails without the mutant
 */
export async function tryMutant(copy: string, mutant: Mutant): Promise<Outcome> {
  const { name, breaks, expected } = mutant;
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  for (const run of [...(expected ? [runOf(expected)] : []), ...allRuns]) {
    await establishGreen(copy, run);
    const takeOut = await applyMutant(copy, mutant);
    try {
      format(copy, mutant.file);
      const test = await firstFailure(copy, run);
      if (test !== undefined) return { name, breaks, layer: run.layer, test, seconds: seconds() };
    } finally {
      await takeOut();
    }
  }
  return { name, breaks, seconds: seconds() };
}

async function establishGreen(copy: string, run: Run): Promise<void> {
  const command = run.command.join(' ');
  if (green.has(command)) return;
  const failure = await firstFailure(copy, run);
  if (failure) throw new Error(`test:mutants: "${command}" fails without any mutant: ${failure}`);
  green.add(command);
}

/** Formats the file, so that no mutant is caught for the length of a line. */
function format(copy: string, file: string): void {
  spawnSync(join(copy, 'node_modules', '.bin', 'biome'), ['format', '--write', file], { cwd: copy });
}
