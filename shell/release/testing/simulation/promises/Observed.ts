import { changeOf, type Pointer } from '../../../publish/pointer.ts';
import type { Command } from '../operators.ts';
import type { Process, Simulation } from '../Simulation.ts';

export const GENERATION = /^releases\/generations\/(\d+)\.json$/;

/** What the promises of a simulation share. */
export class Observed {
  constructor(
    readonly simulation: Simulation,
    readonly commands: readonly Command[],
  ) {}

  newest = (): Pointer => newestIn(this.simulation.files);

  isOvertaken = (process: Process): boolean => !changeOf(this.newest())?.startsWith(process.title);

  /** Ends the simulation, with a command that repeats it. */
  fail(fault: string): never {
    const { simulation } = this;
    const repeat = `RINGSIDE_SEED=${simulation.seed} npx vitest run shell/release/publish/failures/simulation`;
    simulation.fault ??= new Error(
      `${fault}\n\n${simulation.trace.join('\n')}\n\nseed ${simulation.seed}: ${repeat}`,
    );
    throw simulation.fault;
  }
}

export function newestIn(files: ReadonlyMap<string, Uint8Array>): Pointer {
  const paths = [...files.keys()].filter((path) => GENERATION.test(path)).sort();
  return JSON.parse(Buffer.from(files.get(paths.at(-1) ?? '') ?? '').toString());
}
