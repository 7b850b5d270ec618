import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { applyMutant } from './applyMutant.ts';
import type { Mutant } from './Mutant.ts';
import { allRuns, firstFailure, type Run, runOf } from './runs.ts';

/** How it went: by which layer and which test a mutant was caught, if it was. */
export interface Outcome {
  name: string;
  breaks: string;
  layer?: string;
  test?: string;
  seconds: number;
}

/** Runs that are green without a mutant; without that, a failure says nothing about the mutant. */
const green = new Set<string>();

/**
 * Breaks one thing in a copy of the workspace and runs tests until one fails: first the file that should notice, then
 * every layer of `npm test`.
 *
 * @throws Error when a run fails without the mutant, too
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

/** A catch must not be owed to a line that is too long. */
function format(copy: string, file: string): void {
  spawnSync(join(copy, 'node_modules', '.bin', 'biome'), ['format', '--write', file], { cwd: copy });
}
